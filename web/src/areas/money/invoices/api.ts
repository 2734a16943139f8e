import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/money/invoices/endpoints'
import type { PayableInvoice } from '@academy/contract/money/invoices/schemas'
import * as ledger from '@academy/contract/money/ledger/endpoints'
import type {
  InvoiceChoices,
  InvoiceTotals,
  ListedInvoice,
} from '@academy/contract/money/ledger/list-schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { loadAll, loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { associationQuery } from '../../site/association/api.ts'
import { invoiceQuery } from '../payments/api.ts'

export const myInvoicesQuery = (call: Call) =>
  defineQuery(call, ['my-invoices'], call => call(contract.myInvoices, {}, quiet))

export const myInvoiceQuery = (call: Call, id: string): DataQuery<PayableInvoice> =>
  defineQuery(call, ['my-invoice', id], call => call(contract.myInvoice, { params: { id } }, quiet))

/** Issues it again with what the profile has by now. */
export const renewInvoice = (call: Call, id: number): Promise<{ id: number; invoice_number: string }> =>
  call(contract.renewInvoice, { params: { id: String(id) } }, quiet)

/** What of the invoices is listed. */
export type InvoiceQuery = NonNullable<InputOf<typeof ledger.invoices>['query']>

export interface InvoicePage {
  invoices: ListedInvoice[]
  total: number
  outstanding_total: number
  has_too_many_people: boolean
  has_too_many_invoices: boolean
}

export const loadInvoices = (call: Call, query: InvoiceQuery): Promise<InvoicePage> =>
  call(ledger.invoices, { query }, quiet)

export const invoicesQuery = (call: Call, query: InvoiceQuery): DataQuery<InvoicePage> =>
  defineQuery(call, ['invoices', query], call => loadInvoices(call, query))

/** What the list comes to; the same for all its pages and orders. */
export const invoiceTotalsQuery = (
  call: Call,
  { page, sort, ...filter }: InvoiceQuery,
): DataQuery<InvoiceTotals> =>
  defineQuery(call, ['invoice-totals', filter], call => call(ledger.invoiceTotals, { query: filter }, quiet))

const invoiceChoicesQuery = (call: Call): DataQuery<InvoiceChoices> =>
  defineQuery(call, ['invoice-choices'], call => call(ledger.invoiceChoices, {}, quiet))

/** Loads what the page needs besides the list, which changes with every search. */
export const officeInvoicesQueries = (call: Call) => ({
  association: associationQuery(call),
  choices: invoiceChoicesQuery(call),
  today: todayQuery(call),
})

export const invoicePageQueries = (call: Call, id: string) => ({
  invoice: invoiceQuery(call, Number(id)),
  today: todayQuery(call),
})

interface Visit {
  context: AppContext
  params: { invoiceId: string }
}

/** Does not use the cache for the invoice: payments are entered against its current state. */
export const loadInvoicePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  const { invoice, today } = invoicePageQueries(call, params.invoiceId)
  await Promise.all([loadFresh(invoice).catch(orNotFound), loadAll({ today })])
}
