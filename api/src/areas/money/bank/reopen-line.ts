import * as contract from '@academy/contract/money/bank/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBankLines } from '../../../db/office-locks.ts'
import { lockForUndoing } from '../payments/lock-money.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { loadLine, lockLine } from './book-line.ts'
import { findProofs, markOpen } from './line-queries.ts'
import { findLinesById } from './queries.ts'
import { rebookReturned } from './rebook-returned.ts'

/** Locks a line together with the one that proves the entry that it has undone, and returns it as it is then. */
const lockWithProof = async (tx: Tx, id: number) => {
  const [before] = await findLinesById(tx, [id])
  const undone = before?.booking?.kind === 'undo' ? [before.booking.payment_id] : []
  const proofs = await findProofs(tx, undone)
  await lockBankLines(tx, [id, ...proofs.map(proof => proof.id)])
  return lockLine(tx, id)
}

/**
 * Opens a line again. What was booked from it is undone, and what was undone because of it is booked again; an entry
 * made by hand stays.
 */
export const reopenLine = serve(
  contract.reopenLine,
  async (services, { params: { id }, body: { reason }, user, now }) => {
    await services.db.transaction().execute(async tx => {
      const { state, booking, amount_cents, booked_on } = await lockWithProof(tx, id)
      if (state === 'open') throw problem('line_open')
      if (booking?.kind === 'undo') {
        await lockForUndoing(tx, [], [booking.payment_id])
        await rebookReturned(services, tx, booking.payment_id, { actor_id: user.id, now })
      } else if (booking && booking.kind !== 'recorded') {
        const undoing = { payment_id: booking.payment_id, reason }
        await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
      }
      await markOpen(tx, [id])
      const details = { amount_cents, date: booked_on, reason }
      await audit(tx, { at: now, action: 'bank_line_reopened', actor_id: user.id, details })
    })
    return loadLine(services.db, id)
  },
)
