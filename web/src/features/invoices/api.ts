import type * as contract from '@academy/contract/invoices/endpoints'
import type { PayableInvoice } from '@academy/contract/invoices/schemas'
import type * as payments from '@academy/contract/payments/endpoints'
import type { InvoiceFilter, InvoiceSort, OfficeInvoice } from '@academy/contract/payments/schemas'
import type { Call } from '../../lib/api.ts'
import { type DataQuery, defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  mine: route<typeof contract.myInvoices>('GET', '/api/user/invoices'),
  one: route<typeof contract.myInvoice>('GET', '/api/user/invoices/:id'),
  all: route<typeof payments.invoices>('GET', '/api/academy/a/invoices'),
}

export const myInvoicesQuery = (call: Call) =>
  defineQuery(call, ['my-invoices'], call => call(routes.mine, {}, quiet))

export const myInvoiceQuery = (call: Call, id: string): DataQuery<PayableInvoice> =>
  defineQuery(call, ['my-invoice', id], call => call(routes.one, { params: { id } }, quiet))

/** What of the invoices is listed. */
export interface InvoiceQuery {
  search?: string
  state?: InvoiceFilter
  sort?: InvoiceSort
  page?: number
}

export interface InvoicePage {
  invoices: OfficeInvoice[]
  total: number
  outstanding_total: number
}

export const loadInvoices = (call: Call, query: InvoiceQuery): Promise<InvoicePage> =>
  call(routes.all, { query: { ...query } }, quiet)

export const invoicesQuery = (call: Call, query: InvoiceQuery): DataQuery<InvoicePage> =>
  defineQuery(call, ['invoices', query], call => loadInvoices(call, query))
