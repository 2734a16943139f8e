import { shareOut } from '@academy/contract/base/share-out'
import { audit } from '../../../base/audit.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { insertAllocations } from '../invoices/allocation-queries.ts'
import { sendCreditReceipt } from './credit-mails.ts'
import { findInvoiceSummaries, type InvoiceSummary, summaryOf } from './entry-queries.ts'
import { type Actor, type Entry, insertEntry, lockPayable } from './insert-entry.ts'
import { acknowledge } from './settle.ts'

interface Booking extends Entry {
  /** The invoices that the money is meant for, of any person; without an amount as much as is open. */
  wanted?: { invoice_id: number; amount_cents?: number | undefined }[]
}

interface Part {
  allocation_id: number
  amount_cents: number
  summary: InvoiceSummary
  left_cents: number
}

type Balance = Awaited<ReturnType<typeof lockPayable>>[number]

/** The wanted invoices first, then the others in the given order. */
const limitsOf = (balances: Balance[], wanted: NonNullable<Booking['wanted']>) => {
  const openOf = (id: number) => balances.find(({ invoice_id }) => invoice_id === id)?.outstanding_cents ?? 0
  const wantedOf = new Map(wanted.map(({ invoice_id, amount_cents }) => [invoice_id, amount_cents]))
  const first = [...wantedOf].map(([id, cents = openOf(id)]) => ({ id, cents: Math.min(openOf(id), cents) }))
  const others = balances.filter(({ invoice_id }) => !first.some(({ id }) => id === invoice_id))
  return [...first, ...others.map(({ invoice_id: id, outstanding_cents: cents }) => ({ id, cents }))]
}

const allocateParts = async (
  tx: Tx,
  payment_id: number,
  { account_id, amount_cents, wanted = [] }: Booking,
  { actor_id, now }: Actor,
): Promise<Part[]> => {
  const invoice_ids = wanted.map(({ invoice_id }) => invoice_id)
  const balances = await lockPayable(tx, { account_ids: [account_id], invoice_ids })
  const shares = shareOut(amount_cents, limitsOf(balances, wanted))
  const by = { allocated_at: now, allocated_by: actor_id }
  const inserted = await insertAllocations(
    tx,
    shares.map(({ id, cents }) => ({ payment_id, invoice_id: id, amount_cents: cents, ...by })),
  )
  const summaries = await findInvoiceSummaries(
    tx,
    shares.map(({ id }) => id),
  )
  return shares.map(({ id, cents }, index) => ({
    allocation_id: inserted[index]?.id ?? 0,
    amount_cents: cents,
    summary: summaryOf(summaries, id),
    left_cents: (balances.find(({ invoice_id }) => invoice_id === id)?.outstanding_cents ?? 0) - cents,
  }))
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, cents) => sum + cents, 0)

/** One entry for the payer, and one for each other person whose invoice it pays. */
const auditPayment = async (
  tx: Tx,
  payment_id: number,
  { account_id, amount_cents, paid_on }: Booking,
  parts: Part[],
  { actor_id, now: at }: Actor,
) => {
  const credit_cents = amount_cents - sumOf(parts.map(part => part.amount_cents))
  const by = { at, actor_id: actor_id ?? undefined }
  const details = {
    ...(parts.length > 0 && { invoice_number: parts.map(part => part.summary.invoice_number).join(', ') }),
    payment_id,
    amount_cents,
    paid_on,
    left_cents: sumOf(parts.map(part => part.left_cents)),
    ...(credit_cents > 0 && { credit_cents }),
  }
  await audit(tx, { ...by, action: 'payment_recorded', account_id, details })
  for (const { summary, amount_cents } of parts.filter(part => part.summary.account_id !== account_id)) {
    const details = { invoice_number: summary.invoice_number, payment_id, amount_cents }
    await audit(tx, { ...by, action: 'payment_allocated', account_id: summary.account_id, details })
  }
}

/** One mail for each invoice. What is credit stands in the last receipt of the payer, or in a mail of its own. */
const sendReceipts = async (
  services: Services,
  tx: Tx,
  payment_id: number,
  { account_id, amount_cents, paid_on }: Booking,
  parts: Part[],
  actor: Actor,
) => {
  const credit_cents = amount_cents - sumOf(parts.map(part => part.amount_cents))
  const isPaidByOwner = ({ left_cents, summary }: Part) =>
    left_cents === 0 && summary.account_id === account_id
  const last = credit_cents > 0 ? parts.findLast(isPaidByOwner) : undefined
  for (const part of parts) {
    const overpaid = part === last ? { amount_cents, credit_cents } : undefined
    await acknowledge(services, tx, { payment_id, ...part, overpaid, ...actor })
  }
  if (credit_cents === 0 || last) return
  const money = { account_id, payment_id, amount_cents, credit_cents, paid_on }
  await sendCreditReceipt(tx, { ...money, siteUrl: services.config.siteUrl }, actor.now)
}

/**
 * Records money that came: it counts on the wanted invoices first, then on the open ones of the person, oldest due
 * first; the rest is credit. Forwards applications and sends receipts for what becomes paid. A repeated request
 * returns the payment of the first one.
 */
export const bookPayment = async (
  services: Services,
  tx: Tx,
  booking: Booking,
  actor: Actor,
): Promise<{ payment_id: number }> => {
  const { wanted, ...entry } = booking
  const { payment_id, isRepeated } = await insertEntry(tx, entry, actor)
  if (isRepeated) return { payment_id }
  const parts = await allocateParts(tx, payment_id, booking, actor)
  await auditPayment(tx, payment_id, booking, parts, actor)
  await sendReceipts(services, tx, payment_id, booking, parts, actor)
  return { payment_id }
}
