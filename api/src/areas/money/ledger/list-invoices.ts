import type {
  invoiceChoices as choicesEndpoint,
  invoices as endpoint,
  invoiceTotals as totalsEndpoint,
} from '@academy/contract/money/ledger/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { withLink } from '../invoices/sign-link.ts'
import { findChoices } from './choice-queries.ts'
import { findInvoices, findTotals } from './list-queries.ts'

export const listInvoices: Operation<typeof endpoint> = async (services, { query, now }) => {
  const { page, sort, ...filter } = query
  const part = { page, sort, today: dayInVienna(now) }
  const { invoices, ...sums } = await findInvoices(services.db, filter, part)
  return { invoices: invoices.map(invoice => withLink(services, invoice, now)), ...sums }
}

export const sumInvoices: Operation<typeof totalsEndpoint> = ({ db }, { query, now }) =>
  findTotals(db, query, dayInVienna(now))

export const showChoices: Operation<typeof choicesEndpoint> = ({ db }) => findChoices(db)
