import { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import { InvoiceFilter, InvoiceSort } from '@academy/contract/money/ledger/list-schemas'
import { queryOf, type TableView } from '../../../../ui/office-table/table-view.ts'
import type { InvoiceQuery } from '../../invoices/api.ts'

const numberIn = (written: string | undefined, pattern: RegExp): number | undefined =>
  written && pattern.test(written) ? Number(written) : undefined

/** Returns what the list shows; an unknown filter or sort is ignored. */
export const invoiceQueryOf = (view: TableView) => {
  const written = queryOf(view)
  const sort = InvoiceSort.options.find(option => option === written['sort'])
  const kind = InvoiceKind.options.find(option => option === written['kind'])
  const year = numberIn(written['year'], /^2[01]\d\d$/)
  const masterclass_id = numberIn(written['masterclass'], /^[1-9]\d{0,8}$/)
  return {
    search: view.search,
    state: InvoiceFilter.options.find(option => option === written['state']) ?? 'all',
    ...(kind && { kind }),
    ...(year && { year }),
    ...(masterclass_id && { masterclass_id }),
    ...(sort && { sort }),
    page: view.page,
  } satisfies InvoiceQuery
}
