// public: reopening a selection restores the rooms that its final save has freed
import { byLocale } from '@academy/contract/lib/locale'
import type { Tx } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { findIssued } from '../invoices/queries.ts'
import { sendChanged } from './mails.ts'
import { findBooking, findFullNights, getBooking, type StoredBooking, updateBooking } from './queries.ts'
import { type findReleased, hasOtherBooking } from './restore-queries.ts'

/** Issues the invoice of a restored booking anew: the cancelled one stays cancelled. */
const invoiceAgain = async (tx: Tx, { invoice_id, person }: StoredBooking, now: Date) => {
  const first = invoice_id ? await findIssued(tx, invoice_id) : undefined
  if (!first) return null
  const { subject, service_start, service_end } = first
  const input = {
    account_id: person.id,
    kind: 'lodging',
    subject: byLocale(() => subject),
    lines: first.lines.map(({ description, quantity, unit_cents }) => ({
      description: byLocale(() => description),
      quantity,
      unit_cents,
    })),
    ...(service_start && { service_start }),
    ...(service_end && { service_end }),
  } as const
  return (await issueInvoice(tx, input, now)).id
}

interface Restoration {
  /** What was cancelled at this moment. */
  released: Awaited<ReturnType<typeof findReleased>>
  actor_id: number
  siteUrl: string
}

/**
 * Restores bookings as far as their beds are still free, with a new invoice. The caller has locked accounts and room
 * types. Returns how many.
 */
export const restoreBookings = async (
  tx: Tx,
  { released, actor_id, siteUrl }: Restoration,
  now: Date,
): Promise<number> => {
  const today = dayInVienna(now)
  let restored = 0
  for (const { id, room_type_id } of released) {
    const before = await findBooking(tx, id, today)
    if (!before) continue
    const account_id = before.person.id
    const full = await findFullNights(tx, room_type_id, account_id, before)
    if (full.length > 0 || (await hasOtherBooking(tx, account_id, before))) continue
    const invoice_id = await invoiceAgain(tx, before, now)
    await updateBooking(tx, id, { cancelled_at: null, invoice_id })
    const booking = await getBooking(tx, id, today)
    const invoice_ids = invoice_id === null ? [] : [invoice_id]
    await sendChanged(tx, siteUrl, { before, booking, invoice_ids }, now)
    const details = { booking_id: id }
    await audit(tx, { at: now, action: 'booking_restored', actor_id, account_id, details })
    restored++
  }
  return restored
}
