import * as contract from '@academy/contract/money/payments/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findInvoiceOf } from './entry-queries.ts'
import { loadInvoice } from './show-invoice.ts'
import { undoPaymentIn } from './undo-payment.ts'

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
