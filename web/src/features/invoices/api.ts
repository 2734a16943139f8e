import type * as contract from '@academy/contract/invoices/endpoints'
import type { Invoice } from '@academy/contract/invoices/schemas'
import type * as payments from '@academy/contract/payments/endpoints'
import type { InvoiceFilter, OfficeInvoice } from '@academy/contract/payments/schemas'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  mine: route<typeof contract.myInvoices>('GET', '/api/user/invoices'),
  all: route<typeof payments.invoices>('GET', '/api/academy/a/invoices'),
}

export const loadMyInvoices = (call: Call): Promise<Invoice[]> => call(routes.mine, {}, quiet)

/** What the office looks for. */
export interface InvoiceQuery {
  search?: string
  state?: InvoiceFilter
  page?: number
}

export interface InvoicePage {
  invoices: OfficeInvoice[]
  total: number
  outstanding_total: number
}

export const loadInvoices = (call: Call, query: InvoiceQuery, signal?: AbortSignal): Promise<InvoicePage> =>
  call(routes.all, { query: { ...query } }, { ...quiet, ...(signal && { signal }) })
