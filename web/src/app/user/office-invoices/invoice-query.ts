import { InvoiceFilter, InvoiceSort } from '@academy/contract/payments/schemas'
import type { InvoiceQuery } from '../../../features/invoices/api.ts'
import { queryOf, type TableView } from '../../../ui/office-table/table-view.ts'

/** Returns what the list shows; an unknown state or sort is ignored. */
export const invoiceQueryOf = (view: TableView) => {
  const written = queryOf(view)
  const sort = InvoiceSort.options.find(option => option === written['sort'])
  return {
    search: view.search,
    state: InvoiceFilter.options.find(option => option === written['state']) ?? 'all',
    ...(sort && { sort }),
    page: view.page,
  } satisfies InvoiceQuery
}
