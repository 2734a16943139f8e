import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  carryOver,
  findCredit,
  findIssued,
  insertState,
  issueInvoice,
  sameInvoice,
} from '../../money/index.ts'
import { setFeeSettled } from '../applications/queries.ts'

interface LateFee {
  application_id: number
  account_id: number
  /** The invoice that the final save cancelled. */
  fee_invoice_id: number
  actor_id: number
  /** Replaced only in the test that shows why credit is locked. */
  lock?: typeof lockCredit
}

/**
 * Issues the invoice of a handling fee that came after the final save again, and pays it from the credit of the person,
 * the oldest money first. Returns its id.
 */
export const settleLateFee = async (
  tx: Tx,
  { application_id, account_id, fee_invoice_id, actor_id, lock = lockCredit }: LateFee,
  now: Date,
): Promise<number> => {
  const first = await findIssued(tx, fee_invoice_id)
  if (!first) throw problem('not_found')
  const due = await issueInvoice(tx, sameInvoice(first, dayInVienna(now)), now)
  await lock(tx)
  const credit = await findCredit(tx, account_id)
  const released = credit.map(({ payment_id, credit_cents }) => ({ payment_id, amount_cents: credit_cents }))
  const counted = await carryOver(
    tx,
    { from: fee_invoice_id, to: due.id, released, account_id, actor_id },
    now,
  )
  // It was there before the lock, but has been used or sent back since.
  if (counted < first.total_cents) throw problem('handling_fee_unpaid')
  await insertState(tx, { invoice_id: due.id, paid_cents: counted })
  await setFeeSettled(tx, application_id, { fee_invoice_id: due.id, fee_paid_at: now })
  return due.id
}
