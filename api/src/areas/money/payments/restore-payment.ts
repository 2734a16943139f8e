import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Actor } from './actor.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import { findReleased, findUndone } from './entry-queries.ts'

/**
 * Books an undone entry again, as one of today: the journal of its own day may be closed. It counts on what it counted
 * on before, as far as that is open.
 */
export const restorePayment = async (
  services: Services,
  tx: Tx,
  payment_id: number,
  actor: Actor,
): Promise<number> => {
  const undone = await findUndone(tx, payment_id)
  if (!undone) throw problem('not_found')
  const { account_id, amount_cents, payer_name, note } = undone
  const released = await findReleased(tx, [payment_id])
  const entry = { account_id, payer_name, note, paid_on: dayInVienna(actor.now) }
  if (amount_cents < 0) {
    const from = released.map(part => part.payment_id)
    const refund = { ...entry, amount_cents: -amount_cents, from }
    return (await bookRefund(services, tx, refund, actor)).payment_id
  }
  const wanted = released.flatMap(({ invoice_id, amount_cents }) =>
    invoice_id === null ? [] : [{ invoice_id, amount_cents }],
  )
  return (await bookPayment(services, tx, { ...entry, amount_cents, wanted }, actor)).payment_id
}
