import type { Tx } from '../../db/connection.ts'
import { lockBalance } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { findBalance, insertPayment } from './queries.ts'

interface CarryOver {
  /** The cancelled invoice and the one that replaces it. */
  from: number
  to: number
  account_id: number
  actor_id: number
}

/**
 * Transfers what was paid on one invoice to the other, up to the outstanding amount. The rest is to be
 * refunded.
 */
export const transferPaid = async (
  tx: Tx,
  { from, to, account_id, actor_id }: CarryOver,
  now: Date,
): Promise<void> => {
  const paid_cents = (await lockBalance(tx, from))?.paid_cents ?? 0
  // No lock needed: the invoice was issued in this transaction, so no one else can pay it yet.
  const open_cents = (await findBalance(tx, to))?.outstanding_cents ?? 0
  const amount_cents = Math.min(paid_cents, open_cents)
  if (amount_cents === 0) return
  const entry = { paid_on: dayInVienna(now), recorded_at: now, recorded_by: actor_id }
  const outgoing = await insertPayment(tx, { ...entry, invoice_id: from, amount_cents: -amount_cents })
  await insertPayment(tx, { ...entry, invoice_id: to, amount_cents, transferred_from_id: outgoing.id })
  const details = { from_invoice: from, to_invoice: to, amount_cents }
  await audit(tx, { at: now, action: 'payment_carried_over', actor_id, account_id, details })
}
