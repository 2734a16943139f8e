import type { InvoiceFilter } from '@academy/contract/payments'

const filters: readonly InvoiceFilter[] = ['all', 'open', 'overdue', 'paid', 'cancelled', 'refund']
const MAX_SEARCH = 100
const MAX_PAGE = 100_000

/** What the address says, all of it text and none of it to be trusted. */
export interface InvoiceAddress {
  search?: string
  state?: string
  page?: string
}

export interface InvoiceWish {
  search: string
  state: InvoiceFilter
  page: number
}

/** What the office looks for, by the address of the page. */
export const wishOf = ({ search = '', state, page }: InvoiceAddress): InvoiceWish => {
  const number = Number(page)
  return {
    search: search.trim().slice(0, MAX_SEARCH),
    state: filters.find(filter => filter === state) ?? 'all',
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1,
  }
}

/** The shortest address for it: what goes without saying is left out. */
export const addressOf = ({ search, state, page }: InvoiceWish): InvoiceAddress => ({
  ...(search && { search }),
  ...(state !== 'all' && { state }),
  ...(page > 1 && { page: String(page) }),
})
