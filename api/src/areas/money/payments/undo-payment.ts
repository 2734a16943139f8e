import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { markUndone, releaseAllocations } from '../invoices/allocation-queries.ts'
import { reopenRequest } from '../refunds/queries.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import {
  findActiveAllocations,
  findInvoiceSummaries,
  findPayment,
  findReleased,
  findUndone,
  summaryOf,
} from './entry-queries.ts'
import { type Actor, lockAllocated } from './insert-entry.ts'
import { revoke } from './settle.ts'

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

interface PaymentUndoing {
  payment_id: number
  reason: string
  /** The day on which the bank took the money back, and its reason; undefined if the entry was a mistake. */
  returned?: { on: string; reason: string } | undefined
}

/**
 * Undoes an entry. It stays visible, with the reason and who undid it; what it counted on is open again, and what a
 * refund had taken is credit again. Refused if some of the money was refunded since.
 */
export const undoPaymentIn = async (
  services: Services,
  tx: Tx,
  { payment_id, reason, returned }: PaymentUndoing,
  actor: Actor,
): Promise<void> => {
  const { actor_id, now } = actor
  const balances = await lockAllocated(tx, [payment_id])
  await lockCredit(tx)
  const payment = await findPayment(tx, payment_id)
  if (!payment) throw problem('not_found')
  if (payment.undone_at) throw problem('payment_undone')
  const allocations = await findActiveAllocations(tx, [payment_id])
  if (allocations.some(({ refund_id }) => refund_id !== null && refund_id !== payment_id))
    throw problem('refund_recorded')
  const balanceOf = (id: number | null) => balances.find(({ invoice_id }) => invoice_id === id)
  const counted = allocations.filter(({ invoice_id }) => invoice_id !== null)
  // It was carried over to another invoice while this waited for the locks.
  if (counted.some(({ invoice_id }) => !balanceOf(invoice_id))) throw problem('changed_meanwhile')

  const release = { released_at: now, released_by: actor_id, release_reason: reason }
  await releaseAllocations(
    tx,
    allocations.map(({ id }) => id),
    release,
  )
  await markUndone(tx, payment_id, {
    undone_at: now,
    undone_on: returned?.on ?? dayInVienna(now),
    undone_by: actor_id,
    undo_reason: reason,
  })
  if (payment.amount_cents < 0) await reopenRequest(tx, payment_id)
  const summaries = await findInvoiceSummaries(
    tx,
    counted.flatMap(({ invoice_id }) => invoice_id ?? []),
  )
  const parts = counted.map(({ id, invoice_id, amount_cents }) => ({
    allocation_id: id,
    amount_cents,
    summary: summaryOf(summaries, invoice_id),
  }))
  const numbers = parts.map(({ summary }) => summary.invoice_number).join(', ')
  const { account_id, amount_cents } = payment
  const details = { ...(numbers && { invoice_number: numbers }), payment_id, amount_cents, reason }
  const by = { at: now, actor_id: actor_id ?? undefined }
  await audit(tx, { ...by, action: 'payment_undone', account_id, details })
  for (const part of parts) {
    const open_cents = balanceOf(part.summary.invoice_id)?.outstanding_cents ?? 0
    await revoke(services, tx, { payment_id, ...part, open_cents, bank_reason: returned?.reason, ...actor })
  }
}
