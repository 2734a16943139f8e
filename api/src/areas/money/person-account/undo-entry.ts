import * as contract from '@academy/contract/money/person-account/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { isOwnPayment } from './invoice-queries.ts'
import { presentAccount } from './show.ts'

/** Undoes a payment or refund of this account. */
export const undoEntry = serve(contract.undoEntry, async (services, { params, body, user, now }) => {
  const { id, entry_id: payment_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnPayment(tx, id, payment_id))) throw problem('not_found')
    const undoing = { payment_id, reason: body.reason }
    await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
  })
  return presentAccount(services, id, now)
})
