import './invoices.css'
import '../../../ui/fold.css'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { DownloadLink } from './invoice-actions.tsx'
import { InvoiceBadge } from './invoice-line.tsx'
import { invoiceTexts } from './texts.ts'

/** All invoices ever issued to the user, collapsed by default. Those to pay are steps. */
export const OwnInvoices = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { columns } = texts
  if (invoices.length === 0) return null
  return (
    <details className="own-invoices fold">
      <summary>{texts.all(invoices.length)}</summary>
      <RecordTable
        caption={texts.caption}
        rows={invoices}
        idOf={invoice => invoice.id}
        columns={[
          { title: columns.number, isHeading: true, cell: invoice => invoice.invoice_number },
          { title: columns.subject, cell: invoice => <Subject invoice={invoice} /> },
          {
            title: columns.date,
            cell: ({ invoice_date }) => <time dateTime={invoice_date}>{formatDay(invoice_date)}</time>,
          },
          {
            title: columns.amount,
            isNumber: true,
            cell: invoice => formatAmount(invoice.invoice_amount, locale),
          },
          { title: columns.state, cell: invoice => <InvoiceBadge invoice={invoice} /> },
          {
            title: texts.download,
            isTitleHidden: true,
            cell: invoice => <DownloadLink invoice={invoice} />,
          },
        ]}
      />
    </details>
  )
}

const Subject = ({ invoice }: { invoice: Invoice }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { cancels } = invoice
  return (
    <>
      {invoice[`subject_${locale}`]}
      {cancels && <p className="invoice-details">{texts.cancels(cancels)}</p>}
    </>
  )
}
