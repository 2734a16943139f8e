import './invoices.css'
import '../../ui/text-button.css'
import {
  INVOICES_PER_PAGE,
  InvoiceFilter,
  InvoiceSort,
  type OfficeInvoice,
} from '@academy/contract/payments/schemas'
import type { ReactNode } from 'react'
import { formatAmount } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { TableColumn } from '../../ui/office-table/columns.ts'
import { OfficeTable } from '../../ui/office-table/office-table.tsx'
import type { TableState } from '../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { PersonCell } from '../../ui/table/person-cell.tsx'
import type { InvoicePage } from './api.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { invoiceTexts } from './texts.ts'

interface InvoiceTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: InvoicePage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filter `state`. */
  state: TableState
  loadAll: () => Promise<readonly OfficeInvoice[]>
  onShow: (invoice: OfficeInvoice) => void
}

const filters = InvoiceFilter.options.filter(filter => filter !== 'all')

/** All invoices. The number opens one. */
export const InvoiceTable = ({ found, placeholder, state, onShow, ...loading }: InvoiceTableProps) => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  const { total = 0, outstanding_total = 0, invoices = [] } = found ?? {}
  return (
    <OfficeTable
      id="invoices"
      caption={texts.caption}
      rows={invoices}
      idOf={({ id }) => id}
      columns={useColumns(onShow)}
      filters={[
        {
          id: 'state',
          label: texts.filter,
          all: texts.filters.all,
          options: filters.map(value => ({ value, label: texts.filters[value] })),
        },
      ]}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.noneYet}
      nothingFound={texts.nothingFound}
      summary={texts.found(total, formatAmount(outstanding_total, locale))}
      server={{
        ...loading,
        total,
        perPage: INVOICES_PER_PAGE,
        sortable: InvoiceSort.options,
        placeholder: found ? undefined : placeholder,
      }}
    />
  )
}

const useColumns = (onShow: InvoiceTableProps['onShow']): TableColumn<OfficeInvoice>[] => {
  const texts = useTexts(invoiceTexts)
  const { columns } = texts
  return [
    {
      id: 'number',
      title: columns.number,
      isHeading: true,
      text: invoice => invoice.invoice_number,
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
      text: invoice => invoice.subject,
      cell: invoice => <div className="invoice-subject">{invoice.subject}</div>,
    },
    { id: 'date', title: columns.date, day: invoice => invoice.invoice_date, isHiddenAtFirst: true },
    { id: 'due', title: columns.due, day: invoice => invoice.due_date },
    {
      id: 'amount',
      title: columns.amount,
      number: invoice => invoice.invoice_amount,
      isMoney: true,
      cell: invoice => <Amount invoice={invoice} />,
    },
    {
      id: 'open',
      title: columns.open,
      number: invoice => invoice.outstanding_amount,
      isMoney: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'state',
      title: columns.state,
      text: invoice => (invoice.overdue ? texts.overdue : texts.states[invoice.state]),
      cell: invoice => <InvoiceBadge invoice={invoice} />,
    },
  ]
}

const Amount = ({ invoice }: { invoice: OfficeInvoice }) => {
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
