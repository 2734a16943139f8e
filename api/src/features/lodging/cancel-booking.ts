// public: the office cancels the booking of a person
import { centsOf } from '@academy/contract/money'
import { lockRooms } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { replaceInvoice } from '../invoices/replace.ts'
import { lockBooking } from './lock-booking.ts'
import { sendCancelled } from './mails.ts'
import { updateBooking } from './queries.ts'
import { bookingFee } from './rules.ts'
import { remainingInvoice } from './write-invoice.ts'

interface BookingCancellation {
  id: number
  actor_id: number
  /** A person cancels their own bookings, the office any. */
  by: 'person' | 'office'
  /** Lets the office waive the cancellation fee. */
  free?: boolean
  /** The cost in euros that the caller has agreed to. Undefined counts as 0. */
  confirmedCost: number | undefined
}

/** Cancels a booking: frees its beds, cancels its invoice, and issues an invoice of what remains due. */
export const cancelBookingAndInvoice = (
  { db, config }: Services,
  { id, actor_id, by, free = false, confirmedCost = 0 }: BookingCancellation,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async tx => {
    const today = dayInVienna(now)
    const booking = await lockBooking(tx, id, by === 'person' ? actor_id : undefined, today)
    const terms = bookingFee(booking, today, by)
    if (!terms) throw problem('booking_fixed')
    const agreed = free ? { percent: 0, cost_cents: 0, until: null } : terms
    if (centsOf(confirmedCost) !== agreed.cost_cents) throw problem('cost_changed')

    const account_id = booking.person.id
    if (booking.room_type) await lockRooms(tx, [booking.room_type.id])
    const replacement = {
      from: booking.invoice_id,
      by: remainingInvoice(booking, agreed),
      account_id,
      actor_id,
    }
    const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
    await updateBooking(tx, id, { cancelled_at: now, withdrawal_invoice_id: due_id })
    await sendCancelled(tx, config.siteUrl, { booking, terms: agreed, by, invoice_ids }, now)
    const details = { booking_id: id, by, cost_cents: agreed.cost_cents }
    await audit(tx, { at: now, action: 'booking_cancelled', actor_id, account_id, details })
  })
