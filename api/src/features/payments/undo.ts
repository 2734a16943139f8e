import type { undoPayment as endpoint } from '@academy/contract/payments/endpoints'
import type { Tx } from '../../db/connection.ts'
import { lockBalances } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { markPaymentsUndone } from '../invoices/queries.ts'
import { findInvoiceSummary, findWithCounterpart, hasOutgoingTransfer, type PaymentHalf } from './queries.ts'
import { unsettle } from './settle.ts'
import { loadInvoice } from './show-invoice.ts'

type Balance = Awaited<ReturnType<typeof lockBalances>>[number]

interface Undoing {
  id: number
  reason: string
  actor_id: number
  now: Date
}

/** Locks and returns the payment, its counterpart if it has one, and the balances of their invoices. */
const lockPayments = async (tx: Tx, id: number) => {
  const known = await findWithCounterpart(tx, id)
  if (known.length === 0) throw problem('not_found')
  const balances = await lockBalances(
    tx,
    known.map(({ invoice_id }) => invoice_id),
  )
  // Read again: it may have been undone while waiting for the lock.
  const payments = await findWithCounterpart(tx, id)
  return { payments, balanceOf: (of: PaymentHalf) => balances.find(one => one.invoice_id === of.invoice_id) }
}

/** Refuses to undo money that was transferred or refunded since. */
const refuseTransferred = async (tx: Tx, payment: PaymentHalf, balance: Balance | undefined) => {
  if (!balance) throw problem('not_found')
  if (payment.amount_cents <= balance.paid_cents) return
  const isTransferred = await hasOutgoingTransfer(tx, payment.invoice_id)
  throw problem(isTransferred ? 'payment_transferred' : 'refund_recorded')
}

const report = async (
  services: Services,
  tx: Tx,
  payment: PaymentHalf,
  wasPaid: boolean,
  undoing: Undoing,
) => {
  const { id: payment_id, invoice_id, amount_cents } = payment
  const { reason, actor_id, now } = undoing
  const summary = await findInvoiceSummary(tx, invoice_id)
  const { account_id, invoice_number } = summary
  const details = { invoice_number, payment_id, amount_cents, reason }
  await audit(tx, { at: now, action: 'payment_undone', actor_id, account_id, details })
  if (wasPaid) await unsettle(services, tx, { payment_id, summary, actor_id, now })
}

const undoLocked = async (services: Services, tx: Tx, undoing: Undoing): Promise<number> => {
  const { id, reason, actor_id, now } = undoing
  const { payments, balanceOf } = await lockPayments(tx, id)
  const payment = payments.find(payment => payment.id === id)
  if (!payment) throw problem('not_found')
  if (payment.undone_at) throw problem('payment_undone')
  // Undo both halves of a transfer: one alone would count the money twice or not at all.
  const activePayments = payments.filter(payment => !payment.undone_at)
  for (const payment of activePayments) await refuseTransferred(tx, payment, balanceOf(payment))
  await markPaymentsUndone(
    tx,
    activePayments.map(payment => payment.id),
    { undone_at: now, undone_by: actor_id, undo_reason: reason },
  )
  for (const payment of activePayments) {
    const balance = balanceOf(payment)
    const wasPaid = balance !== undefined && !balance.is_cancelled && balance.outstanding_cents === 0
    await report(services, tx, payment, wasPaid, undoing)
  }
  return payment.invoice_id
}

/** Undoes a mistaken entry. It stays visible, with the reason and who undid it. */
export const undoPayment: Verb<typeof endpoint> = async (services, { params, body, user, now }) => {
  const undoing = { id: params.id, reason: body.reason, actor_id: user.id, now }
  const invoice_id = await services.db.transaction().execute(tx => undoLocked(services, tx, undoing))
  return loadInvoice(services, invoice_id, now)
}
