import './invoices.css'
import '../../../ui/text-button.css'
import type { ListedInvoice } from '@academy/contract/money/ledger/list-schemas'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FileColumn, TableColumn } from '../../../ui/office-table/columns.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { invoiceTexts } from './texts.ts'

/** Returns the columns of the list. Files have reference, kind, date and all amounts, whatever is shown. */
export const useInvoiceColumns = (onShow: (invoice: ListedInvoice) => void): TableColumn<ListedInvoice>[] => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { columns } = texts
  const reference: FileColumn<ListedInvoice> = { title: columns.reference, text: one => one.reference }
  const kind: FileColumn<ListedInvoice> = { title: columns.kind, text: one => texts.kinds[one.kind] }
  const date: FileColumn<ListedInvoice> = { title: columns.date, day: one => one.invoice_date }
  const money = (title: string, number: (one: ListedInvoice) => number): FileColumn<ListedInvoice> => ({
    title,
    number,
    isMoney: true,
  })
  const amount = money(columns.amount, one => one.invoice_amount)
  const paid = money(columns.paid, one => one.paid_amount)
  const open = money(columns.open, one => one.outstanding_amount)
  const refund = money(columns.refund, one => one.refund_due)
  const hidden = { isHiddenAtFirst: true, files: [] }
  return [
    {
      id: 'number',
      title: columns.number,
      isHeading: true,
      text: invoice => invoice.invoice_number,
      files: [{ title: columns.number, text: invoice => invoice.invoice_number }, reference, date],
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
    {
      id: 'person',
      title: columns.person,
      text: invoice => invoice.full_name,
      files: [
        { title: columns.person, text: invoice => invoice.full_name },
        { title: columns.email, text: invoice => invoice.email },
      ],
      cell: invoice => (
        <PersonCell {...invoice} link={<PersonLink id={invoice.account_id} name={invoice.full_name} />} />
      ),
    },
    {
      id: 'subject',
      title: columns.subject,
      text: invoice => invoice[`subject_${locale}`],
      files: [kind, { title: columns.subject, text: invoice => invoice[`subject_${locale}`] }],
      cell: invoice => <div className="invoice-subject">{invoice[`subject_${locale}`]}</div>,
    },
    { id: 'kind', ...kind, ...hidden },
    { id: 'date', ...date, ...hidden },
    { id: 'due', title: columns.due, day: invoice => invoice.due_date },
    {
      id: 'amount',
      ...amount,
      files: [amount, paid, open, refund],
      cell: invoice => <Amount invoice={invoice} />,
    },
    { id: 'open', ...open, ...hidden },
    { id: 'paid', ...paid, ...hidden },
    { id: 'refund', ...refund, ...hidden },
    { id: 'reference', ...reference, ...hidden },
    {
      id: 'state',
      title: columns.state,
      text: invoice => (invoice.overdue ? texts.overdue : texts.states[invoice.state]),
      cell: invoice => <InvoiceBadge invoice={invoice} />,
    },
  ]
}

const Amount = ({ invoice }: { invoice: ListedInvoice }) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { invoice_amount, outstanding_amount, refund_due } = invoice
  return (
    <>
      {formatAmount(invoice_amount, locale)}
      {outstanding_amount > 0 && outstanding_amount < invoice_amount && (
        <p className="invoice-details">
          {formatAmount(outstanding_amount, locale)} {texts.open}
        </p>
      )}
      {refund_due > 0 && (
        <p className="invoice-details">{texts.refundDue(formatAmount(refund_due, locale))}</p>
      )}
    </>
  )
}
