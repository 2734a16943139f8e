import * as contract from '@academy/contract/money/ledger/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { withLink } from '../invoices/sign-link.ts'
import { findChoices } from './choice-queries.ts'
import { findInvoices, findTotals } from './list-queries.ts'

export const listInvoices = serve(contract.invoices, async (services, { query, now }) => {
  const { page, sort, ...filter } = query
  const part = { page, sort, today: dayInVienna(now) }
  const { invoices, ...sums } = await findInvoices(services.db, filter, part)
  return { invoices: invoices.map(invoice => withLink(services, invoice, now)), ...sums }
})

export const sumInvoices = serve(contract.invoiceTotals, ({ db }, { query, now }) =>
  findTotals(db, query, dayInVienna(now)),
)

export const showChoices = serve(contract.invoiceChoices, ({ db }) => findChoices(db))
