import { centsOf } from '@academy/contract/base/money'
import { audit } from '../../../base/audit.ts'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockRooms } from '../../../db/locks.ts'
import { replaceInvoice } from '../../money/index.ts'
import { cancelledAt } from './book-stay.ts'
import { lockBooking } from './lock-stay.ts'
import { sendCancelled } from './mails.ts'
import { type StoredBooking, updateBooking } from './queries.ts'
import { bookingFee, type Canceller } from './rules.ts'
import { remainingInvoice } from './write-invoice.ts'

interface BookingCancellation {
  id: number
  actor_id: number
  /** A person cancels their own bookings, the office any. */
  by: Canceller
  /** Lets the office waive the cancellation fee. */
  free?: boolean
  /** The cost in euros that the caller has agreed to. Undefined counts as 0. */
  confirmedCost: number | undefined
}

interface LockedCancellation {
  booking: StoredBooking
  terms: CancellationFee
  by: Canceller
  actor_id: number
  siteUrl: string
}

/** Cancels a booking whose account and room type the caller has locked. */
export const cancelLockedBooking = async (
  tx: Tx,
  { booking, terms, by, actor_id, siteUrl }: LockedCancellation,
  now: Date,
): Promise<void> => {
  const { id, invoice_id: from } = booking
  const account_id = booking.person.id
  const replacement = { from, by: remainingInvoice(booking, terms), account_id, actor_id }
  const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
  await updateBooking(tx, id, { ...cancelledAt(now), withdrawal_invoice_id: due_id })
  await sendCancelled(tx, siteUrl, { booking, terms, by, invoice_ids }, now)
  const details = { booking_id: id, by, cost_cents: terms.cost_cents }
  await audit(tx, { at: now, action: 'booking_cancelled', actor_id, account_id, details })
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

    if (booking.room_type) await lockRooms(tx, [booking.room_type.id])
    await cancelLockedBooking(tx, { booking, terms: agreed, by, actor_id, siteUrl: config.siteUrl }, now)
  })
