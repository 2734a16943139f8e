import type { undoPayment as endpoint } from '@academy/contract/payments'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { lockBalance } from '../invoices/queries.ts'
import { findMatter, findPayment, markUndone } from './queries.ts'
import { unsettle } from './settle.ts'
import { invoiceNow } from './show-invoice.ts'

/** Takes back what was entered by mistake. It stays readable, with who undid it and why. */
export const undoPayment: Verb<typeof endpoint> = async (services, { params, body, user, now }) => {
  const { reason } = body
  const invoice_id = await services.db.transaction().execute(async tx => {
    const known = await findPayment(tx, params.id)
    if (!known) throw problem('not_found')
    const balance = await lockBalance(tx, known.invoice_id)
    // Read again: somebody else may have undone it while this one waited.
    const payment = await findPayment(tx, params.id)
    if (!balance || !payment) throw problem('not_found')
    if (payment.undone_at) throw problem('payment_undone')
    const { amount_cents } = payment
    if (amount_cents > balance.paid_cents) throw problem('refund_recorded')

    const actor_id = user.id
    await markUndone(tx, payment.id, { undone_at: now, undone_by: actor_id, undo_reason: reason })
    const matter = await findMatter(tx, payment.invoice_id)
    const { account_id, invoice_number } = matter
    const details = { invoice_number, payment_id: payment.id, amount_cents, reason }
    await audit(tx, { at: now, action: 'payment_undone', actor_id, account_id, details })
    const wasPaid = !balance.is_cancelled && balance.outstanding_cents === 0
    if (wasPaid) await unsettle(services, tx, { payment_id: payment.id, matter, actor_id, now })
    return payment.invoice_id
  })
  return invoiceNow(services, invoice_id, now)
}
