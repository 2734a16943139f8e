import { shareOut } from '@academy/contract/base/share-out'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { findCredit, insertAllocations } from '../invoices/allocation-queries.ts'
import { closeRequest } from '../refunds/queries.ts'
import { sendRefundSent } from './credit-mails.ts'
import { type Actor, type Entry, insertEntry } from './insert-entry.ts'

interface Refund extends Entry {
  /** The payments to take the money from first, such as one that the bank took back. */
  from?: number[] | undefined
  /** The cancelled invoice that it was paid for, for the record. */
  invoice_number?: string | undefined
}

/** Records money that went out, from the credit of the person: the given payments first, then the oldest. */
export const bookRefund = async (
  { config }: Services,
  tx: Tx,
  { from = [], invoice_number, ...refund }: Refund,
  actor: Actor,
): Promise<{ payment_id: number }> => {
  const { account_id, amount_cents, paid_on } = refund
  const { actor_id, now } = actor
  const outgoing = { ...refund, amount_cents: -amount_cents }
  await lockCredit(tx)
  const { payment_id, isRepeated } = await insertEntry(tx, outgoing, actor)
  if (isRepeated) return { payment_id }
  const credit = await findCredit(tx, account_id)
  const isFirst = (id: number) => from.includes(id)
  const sources = [
    ...credit.filter(source => isFirst(source.payment_id)),
    ...credit.filter(source => !isFirst(source.payment_id)),
  ].map(source => ({ id: source.payment_id, cents: source.credit_cents }))
  const left_cents = sources.reduce((sum, { cents }) => sum + cents, 0) - amount_cents
  if (left_cents < 0) throw problem('credit_too_low')
  await insertAllocations(
    tx,
    shareOut(amount_cents, sources).map(({ id, cents }) => ({
      payment_id: id,
      refund_id: payment_id,
      amount_cents: cents,
      allocated_at: now,
      allocated_by: actor_id,
    })),
  )
  await closeRequest(tx, account_id, payment_id)
  const details = { ...(invoice_number && { invoice_number }), payment_id, amount_cents, paid_on, left_cents }
  const by = { at: now, actor_id: actor_id ?? undefined }
  await audit(tx, { ...by, action: 'refund_recorded', account_id, details })
  const money = { account_id, payment_id, amount_cents, credit_cents: left_cents, paid_on }
  await sendRefundSent(tx, { ...money, siteUrl: config.siteUrl }, now)
  return { payment_id }
}
