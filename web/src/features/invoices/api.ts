import type * as contract from '@academy/contract/invoices/endpoints'
import type * as payments from '@academy/contract/payments/endpoints'
import type { InvoiceFilter, OfficeInvoice } from '@academy/contract/payments/schemas'
import type { Call } from '../../lib/api.ts'
import { type DataQuery, defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const quiet = { quiet: true } as const

const routes = {
  mine: route<typeof contract.myInvoices>('GET', '/api/user/invoices'),
  all: route<typeof payments.invoices>('GET', '/api/academy/a/invoices'),
}

export const myInvoicesQuery = (call: Call) =>
  defineQuery(call, ['my-invoices'], call => call(routes.mine, {}, quiet))

/** The filters of the invoice list. */
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

export const invoicesQuery = (call: Call, query: InvoiceQuery): DataQuery<InvoicePage> =>
  defineQuery(call, ['invoices', query], call => call(routes.all, { query: { ...query } }, quiet))
