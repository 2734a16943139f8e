import * as contract from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from '../invoices/sign-link.ts'
import { findInvoice } from './detail-queries.ts'
import { findInvoiceOf } from './entry-queries.ts'
import { undoPaymentIn } from './undo-payment.ts'

export const loadInvoice = async (
  services: Services,
  id: number,
  now: Date,
): Promise<InvoiceWithPayments> => {
  const found = await findInvoice(services.db, id, dayInVienna(now))
  if (!found) throw problem('not_found')
  return withInvoiceLink(services, found, now)
}

export const showInvoice = serve(contract.invoice, (services, { params, now }) =>
  loadInvoice(services, params.id, now),
)

/** Undoes a mistaken entry of an invoice. Money that was never on one is undone on the page of the account. */
export const undoPayment = serve(contract.undoPayment, async (services, { params, body, user, now }) => {
  const { id: payment_id } = params
  const invoice_id = await findInvoiceOf(services.db, payment_id)
  if (invoice_id === undefined) throw problem('not_found')
  const undoing = { payment_id, reason: body.reason }
  await services.db
    .transaction()
    .execute(tx => undoPaymentIn(services, tx, undoing, { actor_id: user.id, now }))
  return loadInvoice(services, invoice_id, now)
})
