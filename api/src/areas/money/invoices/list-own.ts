import * as contract from '@academy/contract/money/invoices/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { findOwn } from './queries.ts'
import { withLink } from './sign-link.ts'

export const listOwn = serve(contract.myInvoices, async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(invoice => withLink(services, invoice, now))
})
