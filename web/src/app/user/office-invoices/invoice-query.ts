import type { InvoiceFilter } from '@academy/contract/payments/schemas'
import { pageOf, searchedFor } from '../../search.ts'

const filters: readonly InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'refund']

/** The raw query of the URL, not validated. */
export interface InvoiceAddress {
  search?: string
  state?: string
  page?: string
}

export interface InvoiceQuery {
  search: string
  state: InvoiceFilter
  page: number
}

/** Returns the validated query from the URL. */
export const queryOf = ({ search, state, page }: InvoiceAddress): InvoiceQuery => ({
  search: searchedFor(search),
  state: filters.find(filter => filter === state) ?? 'all',
  page: pageOf(page),
})

/** Returns the shortest URL query: defaults are omitted. */
export const addressOf = ({ search, state, page }: InvoiceQuery): InvoiceAddress => ({
  ...(search && { search }),
  ...(state !== 'all' && { state }),
  ...(page > 1 && { page: String(page) }),
})
