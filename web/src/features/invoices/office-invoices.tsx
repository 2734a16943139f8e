import './invoices.css'
import '../../ui/text-button.css'
import type { OfficeInvoice } from '@academy/contract/payments/schemas'
import { formatDay, formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PersonCell } from '../../ui/table/person-cell.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { invoiceTexts } from './texts.ts'

interface OfficeInvoicesProps {
  invoices: readonly OfficeInvoice[]
  onShow: (invoice: OfficeInvoice) => void
}

/** All invoices. The number opens one. */
export const OfficeInvoices = ({ invoices, onShow }: OfficeInvoicesProps) => {
  const texts = useTexts(invoiceTexts)
  const { columns } = texts
  return (
    <RecordTable
      caption={texts.caption}
      rows={invoices}
      idOf={invoice => invoice.id}
      columns={[
        {
          title: columns.number,
          isHeading: true,
          cell: invoice => (
            <button
              type="button"
              className="text-button invoice-number"
              aria-label={texts.show(invoice.invoice_number)}
              onClick={() => onShow(invoice)}
            >
              {invoice.invoice_number}
            </button>
          ),
        },
        { title: columns.person, cell: invoice => <PersonCell {...invoice} /> },
        {
          title: columns.subject,
          cell: invoice => <div className="invoice-subject">{invoice.subject}</div>,
        },
        {
          title: columns.due,
          cell: ({ due_date }) => <time dateTime={due_date}>{formatDay(due_date)}</time>,
        },
        { title: columns.amount, isNumber: true, cell: invoice => <Amount invoice={invoice} /> },
        { title: columns.state, cell: invoice => <InvoiceBadge invoice={invoice} /> },
      ]}
    />
  )
}

const Amount = ({ invoice }: { invoice: OfficeInvoice }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { invoice_amount, outstanding_amount, refund_due } = invoice
  return (
    <div>
      {formatMoney(invoice_amount, locale)}
      {outstanding_amount > 0 && outstanding_amount < invoice_amount && (
        <p className="invoice-details">
          {formatMoney(outstanding_amount, locale)} {texts.open}
        </p>
      )}
      {refund_due > 0 && (
        <p className="invoice-details">{texts.refundDue(formatMoney(refund_due, locale))}</p>
      )}
    </div>
  )
}
