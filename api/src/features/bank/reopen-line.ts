import type { reopenLine as endpoint } from '@academy/contract/bank/endpoints'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { loadLine, lockLine } from './book-line.ts'
import { markOpen } from './line-queries.ts'

/** Opens a line again. What was booked from it is undone; an entry made by hand stays. */
export const reopenLine: Verb<typeof endpoint> = async (
  services,
  { params: { id }, body: { reason }, user, now },
) => {
  await services.db.transaction().execute(async tx => {
    const { state, booking, amount_cents, booked_on } = await lockLine(tx, id)
    if (state === 'open') throw problem('line_open')
    if (booking?.kind === 'undo') throw problem('line_returned')
    if (booking && booking.kind !== 'recorded') {
      const undoing = { payment_id: booking.payment_id, reason }
      await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
    }
    await markOpen(tx, [id])
    const details = { amount_cents, date: booked_on, reason }
    await audit(tx, { at: now, action: 'bank_line_reopened', actor_id: user.id, details })
  })
  return loadLine(services.db, id)
}
