import type { invoices as endpoint } from '@academy/contract/payments/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import type { Verb } from '../../lib/services.ts'
import { withLink } from '../invoices/sign-link.ts'
import { findInvoices } from './queries.ts'

export const listInvoices: Verb<typeof endpoint> = async (services, { query, now }) => {
  const { page, ...wanted } = query
  const { invoices, ...sums } = await findInvoices(services.db, wanted, page, dayInVienna(now))
  return { invoices: invoices.map(invoice => withLink(services, invoice, now)), ...sums }
}
