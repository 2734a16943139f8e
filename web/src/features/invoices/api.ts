import type * as contract from '@academy/contract/invoices'
import type * as payments from '@academy/contract/payments'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  mine: route<typeof contract.myInvoices>('GET', '/api/user/invoices'),
  all: route<typeof payments.invoices>('GET', '/api/academy/a/invoices'),
}

export const loadMyInvoices = (call: Call): Promise<contract.Invoice[]> => call(routes.mine, {}, quiet)

/** What the office looks for. */
export interface InvoiceWish {
  search?: string
  state?: payments.InvoiceFilter
  page?: number
}

export interface InvoicePage {
  invoices: payments.OfficeInvoice[]
  total: number
  outstanding_total: number
}

export const loadInvoices = (call: Call, wish: InvoiceWish, signal?: AbortSignal): Promise<InvoicePage> =>
  call(routes.all, { query: { ...wish } }, { ...quiet, ...(signal && { signal }) })
