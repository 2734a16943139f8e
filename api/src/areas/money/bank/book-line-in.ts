import type { BookingKind } from '@academy/contract/money/bank/schemas'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { lockPayable } from '../payments/insert-entry.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { findAccount, findEntry, markBooked } from './line-queries.ts'
import type { FoundLine } from './queries.ts'

/** A booking of a line, from a proposal or chosen by hand. */
export interface LineBooking {
  kind: BookingKind
  account_id?: number | undefined
  payment_id?: number | undefined
  wanted: readonly { invoice_id: number; amount_cents: number }[]
}

interface Actor {
  actor_id: number | null
  now: Date
}

const MAX_NOTE = 500
const entryOf = ({ booked_on, party_name, remittance, references }: FoundLine) => ({
  paid_on: booked_on,
  payer_name: party_name,
  note: [...references, remittance].filter(Boolean).join(' ').replaceAll('\n', ' ').slice(0, MAX_NOTE),
})

/** Refuses an account that does not exist. */
const accountOf = async (tx: Tx, { account_id }: LineBooking): Promise<number> => {
  if (account_id === undefined || !(await findAccount(tx, account_id))) throw problem('not_found')
  return account_id
}

/** Refuses invoices that are no longer open by as much as somebody has confirmed. */
const refuseChanged = async (tx: Tx, account_id: number, { wanted }: LineBooking) => {
  const invoice_ids = wanted.map(({ invoice_id }) => invoice_id)
  const balances = await lockPayable(tx, { account_ids: [account_id], invoice_ids })
  const openOf = (id: number) => balances.find(({ invoice_id }) => invoice_id === id)?.outstanding_cents ?? 0
  if (wanted.some(({ invoice_id, amount_cents }) => openOf(invoice_id) < amount_cents))
    throw problem('changed_meanwhile')
}

type Book = (
  services: Services,
  tx: Tx,
  line: FoundLine,
  booking: LineBooking,
  actor: Actor,
) => Promise<number>

const bookIncoming: Book = async (services, tx, line, booking, actor) => {
  if (line.amount_cents < 0) throw problem('line_mismatch')
  const account_id = await accountOf(tx, booking)
  await refuseChanged(tx, account_id, booking)
  const { amount_cents } = line
  const payment = { account_id, amount_cents, ...entryOf(line), wanted: [...booking.wanted] }
  return (await bookPayment(services, tx, payment, actor)).payment_id
}

const bookOutgoing: Book = async (services, tx, line, booking, actor) => {
  if (line.amount_cents > 0) throw problem('line_mismatch')
  const account_id = await accountOf(tx, booking)
  const refund = { account_id, amount_cents: -line.amount_cents, ...entryOf(line) }
  return (await bookRefund(services, tx, refund, actor)).payment_id
}

/** Links an entry that was made by hand. Locks credit, so that it is not undone at the same moment. */
const linkRecorded: Book = async (_services, tx, line, { payment_id = 0 }) => {
  await lockCredit(tx)
  const entry = await findEntry(tx, payment_id)
  if (!entry) throw problem('payment_undone')
  if (entry.amount_cents !== line.amount_cents) throw problem('line_mismatch')
  if (entry.line_id !== null && entry.line_id !== line.id) throw problem('changed_meanwhile')
  return payment_id
}

const undoReturned: Book = async (services, tx, line, { payment_id = 0 }, actor) => {
  const entry = await findEntry(tx, payment_id)
  if (!entry) throw problem('payment_undone')
  if (entry.amount_cents !== -line.amount_cents) throw problem('line_mismatch')
  const day = line.booked_on.split('-').reverse().join('.')
  const reason = [day, line.return_reason, line.party_name].filter(Boolean).join(' · ')
  const returned = { on: line.booked_on, reason: line.return_reason }
  await undoPaymentIn(services, tx, { payment_id, reason, returned }, actor)
  return payment_id
}

const books: Record<BookingKind, Book> = {
  payment: bookIncoming,
  refund: bookOutgoing,
  recorded: linkRecorded,
  undo: undoReturned,
}

/** Books a line that the caller has locked and found open. */
export const bookLineIn = async (
  services: Services,
  tx: Tx,
  line: FoundLine,
  booking: LineBooking,
  actor: Actor,
): Promise<void> => {
  const payment_id = await books[booking.kind](services, tx, line, booking, actor)
  const settled = { settled_at: actor.now, settled_by: actor.actor_id }
  await markBooked(tx, line.id, { payment_id, booked_as: booking.kind, ...settled })
}
