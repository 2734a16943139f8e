import * as contract from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withLink } from '../invoices/sign-link.ts'
import { findInvoice } from './detail-queries.ts'

export const loadInvoice = async (
  services: Services,
  id: number,
  now: Date,
): Promise<InvoiceWithPayments> => {
  const found = await findInvoice(services.db, id, dayInVienna(now))
  if (!found) throw problem('not_found')
  return withLink(services, found, now)
}

export const showInvoice = serve(contract.invoice, (services, { params, now }) =>
  loadInvoice(services, params.id, now),
)
