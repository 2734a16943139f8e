import type { releaseEntry, undoEntry } from '@academy/contract/person-account/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { release } from '../payments/allocate.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { isOwnAllocation, isOwnPayment } from './invoice-queries.ts'
import { presentAccount } from './show.ts'

/** Undoes a payment or refund of this account. */
export const undo: Verb<typeof undoEntry> = async (services, { params, body, user, now }) => {
  const { id, entry_id: payment_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnPayment(tx, id, payment_id))) throw problem('not_found')
    const undoing = { payment_id, reason: body.reason }
    await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
  })
  return presentAccount(services, id, now)
}

/** Takes money of or for this person from an invoice. */
export const releasePart: Verb<typeof releaseEntry> = async (services, { params, body, user, now }) => {
  const { id, entry_id: allocation_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnAllocation(tx, id, allocation_id))) throw problem('not_found')
    await release(services, tx, { allocation_id, reason: body.reason }, { actor_id: user.id, now })
  })
  return presentAccount(services, id, now)
}
