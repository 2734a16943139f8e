import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { type ForwardedApplication, invoiceFollowers } from '../invoices/followers.ts'
import type { Overpaid } from './credit-mails.ts'
import type { InvoiceSummary } from './entry-queries.ts'
import { sendReceipt, sendUndone } from './mails.ts'
import { sendPartialReceipt } from './partial-receipt.ts'

interface Step {
  payment_id: number
  allocation_id: number
  summary: InvoiceSummary
  actor_id: number | null
  now: Date
}

interface ReceivedMoney extends Step {
  amount_cents: number
  /** What is open on the invoice afterwards. */
  left_cents: number
  /** Set if some of the payment is credit and the receipt is to say so. */
  overpaid?: Overpaid | undefined
}

/** Runs for everything that is paid on an invoice: each payment has a receipt. */
export const acknowledge = async (services: Services, tx: Tx, received: ReceivedMoney): Promise<void> => {
  if (received.left_cents === 0) return settle(services, tx, received)
  await sendPartialReceipt(tx, { ...received, siteUrl: services.config.siteUrl }, received.now)
}

interface Invoice {
  id: number
  kind: InvoiceSummary['kind']
}

const tellPaid = async (tx: Tx, invoice: Invoice, now: Date): Promise<ForwardedApplication | undefined> => {
  for (const follower of invoiceFollowers.registered()) {
    const forwarded = await follower.onPaid?.(tx, invoice, now)
    if (forwarded) return forwarded
  }
  return undefined
}

const tellReopened = async (tx: Tx, invoice: Invoice) => {
  const outcomes = []
  for (const follower of invoiceFollowers.registered())
    outcomes.push((await follower.onReopened?.(tx, invoice)) ?? 'no application')
  return outcomes
}

/** Runs when an invoice becomes paid: forwards the application and sends a receipt. */
const settle = async (
  { config }: Services,
  tx: Tx,
  { payment_id, allocation_id, summary, overpaid, actor_id, now }: ReceivedMoney,
) => {
  const { invoice_id, account_id, kind } = summary
  const application = await tellPaid(tx, { id: invoice_id, kind }, now)
  if (application) {
    const details = { application_id: application.application_id, payment_id }
    await audit(tx, {
      at: now,
      action: 'application_forwarded',
      actor_id: actor_id ?? undefined,
      account_id,
      details,
    })
  }
  await sendReceipt(tx, { siteUrl: config.siteUrl, allocation_id, summary, application, overpaid }, now)
}

interface ReleasedAmount extends Step {
  /** Why the bank took the money back; undefined if the entry was a mistake. */
  bank_reason?: string | undefined
  amount_cents: number
  /** What was open on the invoice before. */
  open_cents: number
}

/** Runs for everything that no longer counts on an invoice: the receipt was wrong. */
export const revoke = async (services: Services, tx: Tx, released: ReleasedAmount): Promise<void> => {
  const { allocation_id, summary, open_cents, amount_cents, bank_reason, now } = released
  if (open_cents === 0) return unsettle(services, tx, released)
  const left_cents = open_cents + amount_cents
  const part = { allocation_id, summary, isUnforwarded: false, left_cents, bank_reason }
  await sendUndone(tx, { siteUrl: services.config.siteUrl, ...part }, now)
}

/** Runs when a paid invoice is open again: unforwards the application and notifies the person. */
const unsettle = async (
  { config }: Services,
  tx: Tx,
  { payment_id, allocation_id, summary, bank_reason, actor_id, now }: ReleasedAmount,
) => {
  const { invoice_id, account_id, invoice_number, kind } = summary
  const outcomes = await tellReopened(tx, { id: invoice_id, kind })
  if (outcomes.includes('final')) throw problem('payment_fixed')
  const isUnforwarded = outcomes.includes('unforwarded')
  if (isUnforwarded) {
    const details = { invoice_number, payment_id }
    await audit(tx, {
      at: now,
      action: 'application_taken_back',
      actor_id: actor_id ?? undefined,
      account_id,
      details,
    })
  }
  await sendUndone(tx, { siteUrl: config.siteUrl, allocation_id, summary, isUnforwarded, bank_reason }, now)
}
