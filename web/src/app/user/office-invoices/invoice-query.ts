import type { InvoiceFilter } from '@academy/contract/payments/schemas'
import { pageOf, searchedFor } from '../../search.ts'

const filters: readonly InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'refund']

/** What the address says, all of it text and none of it to be trusted. */
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

/** What the office looks for, by the address of the page. */
export const queryOf = ({ search, state, page }: InvoiceAddress): InvoiceQuery => ({
  search: searchedFor(search),
  state: filters.find(filter => filter === state) ?? 'all',
  page: pageOf(page),
})

/** The shortest address for it: what goes without saying is left out. */
export const addressOf = ({ search, state, page }: InvoiceQuery): InvoiceAddress => ({
  ...(search && { search }),
  ...(state !== 'all' && { state }),
  ...(page > 1 && { page: String(page) }),
})
