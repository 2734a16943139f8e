import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import type { Services } from '../../../base/services.ts'
import { findOutstanding } from './queries.ts'
import { withInvoiceLink } from './sign-link.ts'

export const outstandingInvoices = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<Invoice[]> => {
  const found = await findOutstanding(services.db, account_id, dayInVienna(now))
  return found.map(invoice => withInvoiceLink(services, invoice, now))
}
