import type { myInvoices as endpoint } from '@academy/contract/money/invoices/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { findOwn } from './queries.ts'
import { withLink } from './sign-link.ts'

export const listOwn: Operation<typeof endpoint> = async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(invoice => withLink(services, invoice, now))
}
