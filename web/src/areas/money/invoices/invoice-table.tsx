import { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import {
  INVOICES_PER_PAGE,
  type InvoiceChoices,
  InvoiceFilter,
  InvoiceSort,
  type InvoiceTotals,
  type ListedInvoice,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import type { ReactNode } from 'react'
import { formatAmount, formatCount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import type { FileColumn, TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { personColumn } from '../../../ui/office-table/usual-columns.tsx'
import type { InvoicePage } from './api.ts'
import { InvoiceBadge } from './invoice-line.tsx'
import { invoiceListTexts } from './list-texts.ts'
import './invoices.css'

/** Returns the columns of the list. Files have reference, kind, date and all amounts, whatever is shown. */
const useInvoiceColumns = (onShow: (invoice: ListedInvoice) => void): TableColumn<ListedInvoice>[] => {
  const texts = useTexts(invoiceListTexts)
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
        <TextButton
          className="invoice-number"
          aria-label={texts.show(invoice.invoice_number)}
          onClick={() => onShow(invoice)}
        >
          {invoice.invoice_number}
        </TextButton>
      ),
    },
    personColumn(columns),
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
  const texts = useTexts(invoiceListTexts)
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

const states = InvoiceFilter.options.filter(state => state !== 'all')

/** Returns the filters of the list; the server applies them. */
const useInvoiceFilters = ({ years, masterclasses }: InvoiceChoices): TableFilter<ListedInvoice>[] => {
  const texts = useTexts(invoiceListTexts)
  const locale = useLocale()
  return [
    {
      id: 'state',
      label: texts.filter,
      all: texts.filters.all,
      options: states.map(value => ({ value, label: texts.filters[value] })),
    },
    {
      id: 'kind',
      label: texts.kind,
      all: texts.allKinds,
      options: InvoiceKind.options.map(value => ({ value, label: texts.kinds[value] })),
    },
    {
      id: 'year',
      label: texts.year,
      all: texts.allYears,
      options: years.map(year => ({ value: String(year), label: String(year) })),
    },
    {
      id: 'masterclass',
      label: texts.masterclass,
      all: texts.allMasterclasses,
      options: masterclasses.map(one => ({
        value: String(one.id),
        label: texts.className(one.year, one[`instrument_${locale}`], one.teacher_name),
      })),
    },
  ]
}

interface InvoiceTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: InvoicePage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filters of `useInvoiceFilters`. */
  state: TableState
  choices: InvoiceChoices
  /** Undefined while they are loading. */
  totals: InvoiceTotals | undefined
  loadAll: () => Promise<readonly ListedInvoice[]>
  onShow: (invoice: ListedInvoice) => void
}

/** All invoices. The number opens one. */
export const InvoiceTable = ({
  found,
  placeholder,
  state,
  choices,
  totals,
  onShow,
  ...loading
}: InvoiceTableProps) => {
  const texts = useTexts(invoiceListTexts)
  const locale = useLocale()
  const { total = 0, outstanding_total = 0, invoices = [] } = found ?? {}
  // Of a part of what matches there are no sums and no file, which would be taken for those of all.
  const isPart = found?.has_too_many_invoices
  const limit = formatCount(MAX_LISTED_INVOICES, locale)
  const tooMany = texts.tooManyInvoices(limit, Boolean(state.view.filters['year']))
  return (
    <OfficeTable
      id="invoices"
      caption={texts.caption}
      rows={invoices}
      idOf={({ id }) => id}
      columns={useInvoiceColumns(onShow)}
      filters={useInvoiceFilters(choices)}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.noneYet}
      nothingFound={isPart ? tooMany : texts.nothingFound}
      summary={
        <>
          {isPart ? tooMany : texts.found(total, formatAmount(outstanding_total, locale))}
          {found?.has_too_many_people && <p className="invoice-details">{texts.tooManyPeople}</p>}
          {totals && !isPart && (
            <p className="invoice-details">
              {texts.totals(formatAmount(totals.invoiced, locale), formatAmount(totals.paid, locale))}{' '}
              {totals.refund > 0 && texts.totalRefund(formatAmount(totals.refund, locale))}
            </p>
          )}
        </>
      }
      {...(isPart && { files: false })}
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
