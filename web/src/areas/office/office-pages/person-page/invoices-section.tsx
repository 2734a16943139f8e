import type { Person } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import { formatAmount, formatDay, yearOf } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RecordTable } from '../../../../ui/table/record-table.tsx'
import { DownloadLink } from '../../../money/invoices/invoice-actions.tsx'
import { InvoiceBadge } from '../../../money/invoices/invoice-line.tsx'
import { invoiceListTexts } from '../../../money/invoices/list-texts.ts'
import { personTexts } from './texts.ts'

type PersonInvoice = Person['invoices'][number]

interface InvoicesSectionProps {
  invoices: readonly PersonInvoice[]
  today: string
  /** The reminders of these invoices. */
  reminders: ReactNode
  /** Writes a further invoice. */
  action: ReactNode
  onShow: (invoice: PersonInvoice) => void
}

/** Whether the office still has to do with it, or it is of this year. */
const isShown = ({ invoice_date, outstanding_amount, refund_due }: PersonInvoice, today: string) =>
  outstanding_amount > 0 || refund_due > 0 || yearOf(invoice_date) >= yearOf(today)

/** The invoices with what is open; the number opens one with its payments. */
export const InvoicesSection = ({ invoices, today, reminders, action, onShow }: InvoicesSectionProps) => {
  const { invoices: texts } = useTexts(personTexts)
  const shown = invoices.filter(invoice => isShown(invoice, today))
  const older = invoices.filter(invoice => !isShown(invoice, today))
  return (
    <Panel title={texts.title} action={action}>
      {shown.length > 0 ? (
        <Invoices invoices={shown} onShow={onShow} />
      ) : (
        <p className="person-empty">{texts.empty}</p>
      )}
      {older.length > 0 && (
        <details className="person-earlier">
          <summary>{texts.older(older.length)}</summary>
          <Invoices invoices={older} onShow={onShow} />
        </details>
      )}
      {reminders}
    </Panel>
  )
}

const paidOf = ({ payments }: PersonInvoice) =>
  payments
    .filter(({ undone_at, released_at }) => undone_at === null && released_at === null)
    .reduce((sum, { amount }) => sum + amount, 0)

const Invoices = ({ invoices, onShow }: Pick<InvoicesSectionProps, 'invoices' | 'onShow'>) => {
  const { invoices: texts } = useTexts(personTexts)
  const { columns, caption, show, cancels, download } = useTexts(invoiceListTexts)
  const locale = useLocale()
  return (
    <div className="person-invoices">
      <RecordTable
        caption={caption}
        rows={invoices}
        idOf={({ id }) => id}
        columns={[
          {
            title: columns.number,
            isHeading: true,
            cell: invoice => (
              <TextButton aria-label={show(invoice.invoice_number)} onClick={() => onShow(invoice)}>
                {invoice.invoice_number}
              </TextButton>
            ),
          },
          {
            title: columns.subject,
            cell: invoice => (
              <>
                {invoice[`subject_${locale}`]}
                {invoice.cancels && <p className="person-detail">{cancels(invoice.cancels)}</p>}
              </>
            ),
          },
          {
            title: columns.due,
            cell: ({ due_date }) => <time dateTime={due_date}>{formatDay(due_date)}</time>,
          },
          {
            title: columns.amount,
            isNumber: true,
            cell: ({ invoice_amount }) => formatAmount(invoice_amount, locale),
          },
          { title: texts.paid, isNumber: true, cell: invoice => formatAmount(paidOf(invoice), locale) },
          {
            title: columns.state,
            cell: invoice => (
              <>
                <InvoiceBadge invoice={invoice} />
                {invoice.refund_due > 0 && (
                  <p className="person-detail">
                    {formatAmount(invoice.refund_due, locale)} {texts.refund}
                  </p>
                )}
              </>
            ),
          },
          {
            title: download,
            isTitleHidden: true,
            cell: invoice => <DownloadLink invoice={invoice} label="PDF" />,
          },
        ]}
      />
    </div>
  )
}
