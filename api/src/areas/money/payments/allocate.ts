import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { insertAllocations, releaseAllocations } from '../invoices/allocation-queries.ts'
import { findAllocation, findInvoiceSummary, findPayment } from './entry-queries.ts'
import type { Actor } from './insert-entry.ts'
import { acknowledge, revoke } from './settle.ts'

interface Allocation {
  payment_id: number
  invoice_id: number
  amount_cents: number
}

/** Lets what is left of a payment count on an invoice of any person. */
export const allocate = async (
  services: Services,
  tx: Tx,
  { payment_id, invoice_id, amount_cents }: Allocation,
  actor: Actor,
): Promise<void> => {
  const { actor_id, now } = actor
  const balance = await lockBalance(tx, invoice_id)
  await lockCredit(tx)
  const payment = await findPayment(tx, payment_id)
  if (!balance || !payment) throw problem('not_found')
  if (payment.undone_at) throw problem('payment_undone')
  if (balance.outstanding_cents < amount_cents) throw problem('invoice_settled')
  if (payment.amount_cents - payment.allocated_cents < amount_cents) throw problem('credit_too_low')
  const by = { allocated_at: now, allocated_by: actor_id }
  const [inserted] = await insertAllocations(tx, [{ payment_id, invoice_id, amount_cents, ...by }])
  const summary = await findInvoiceSummary(tx, invoice_id)
  const { account_id, invoice_number } = summary
  const left_cents = balance.outstanding_cents - amount_cents
  const details = { invoice_number, payment_id, amount_cents, left_cents }
  const entry = { at: now, actor_id: actor_id ?? undefined, account_id, details }
  await audit(tx, { ...entry, action: 'payment_allocated' })
  const allocation_id = inserted?.id ?? 0
  const part = { payment_id, allocation_id, summary, amount_cents, left_cents }
  await acknowledge(services, tx, { ...part, ...actor })
}

/** Takes money from an invoice again: it is credit of the person who paid. */
export const release = async (
  services: Services,
  tx: Tx,
  { allocation_id, reason }: { allocation_id: number; reason?: string | undefined },
  actor: Actor,
): Promise<void> => {
  const { actor_id, now } = actor
  const { invoice_id } = (await findAllocation(tx, allocation_id)) ?? {}
  const balance = invoice_id ? await lockBalance(tx, invoice_id) : undefined
  await lockCredit(tx)
  // Read again: it may have been released while waiting for the locks.
  const allocation = await findAllocation(tx, allocation_id)
  if (!allocation || !invoice_id || !balance) throw problem('not_found')
  if (allocation.released_at) throw problem('changed_meanwhile')
  const { payment_id, amount_cents } = allocation
  const released = { released_at: now, released_by: actor_id, release_reason: reason ?? null }
  await releaseAllocations(tx, [allocation_id], released)
  const summary = await findInvoiceSummary(tx, invoice_id)
  const { account_id, invoice_number } = summary
  const details = { invoice_number, payment_id, amount_cents, ...(reason && { reason }) }
  const entry = { at: now, actor_id: actor_id ?? undefined, account_id, details }
  await audit(tx, { ...entry, action: 'payment_released' })
  const part = { payment_id, allocation_id, summary, amount_cents, open_cents: balance.outstanding_cents }
  await revoke(services, tx, { ...part, ...actor })
}
