import './invoices.css'
import {
  INVOICES_PER_PAGE,
  type InvoiceChoices,
  InvoiceSort,
  type InvoiceTotals,
  type ListedInvoice,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import type { ReactNode } from 'react'
import { formatAmount, formatCount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import type { InvoicePage } from './api.ts'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { invoiceTexts } from './texts.ts'
import { useInvoiceFilters } from './use-invoice-filters.ts'

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
  const texts = useTexts(invoiceTexts)
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
