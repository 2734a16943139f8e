import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import { insertConsents } from '../../../base/consents.ts'
import type { Tx } from '../../../db/connection.ts'
import { issueInvoice } from '../../money/index.ts'
import type { LockedStay } from './lock-stay.ts'
import { insertBooking } from './queries.ts'
import { stayInvoice } from './write-invoice.ts'

/** Maps a choice to table columns. */
export const columnsOf = ({ academy_room_type_id, academy_meal_type_id, ...choice }: BookingChange) => ({
  start_date: choice.start_date,
  end_date: choice.end_date,
  room_type_id: academy_room_type_id,
  meal_type_id: academy_meal_type_id,
  diet: choice.diet,
  special_diets: choice.special_diets ?? [],
  comment: choice.comment,
})

/** The columns of a booking that is cancelled: what was granted for it ends with it. */
export const cancelledAt = (now: Date) => ({ cancelled_at: now, unlisted_reductions: '[]' })

/** Inserts a booking together with its invoice. */
export const recordBooking = async (
  tx: Tx,
  account_id: number,
  { terms_version_id, ...locked }: LockedStay & { terms_version_id: number | null },
  now: Date,
): Promise<{ id: number; invoice_id: number | null }> => {
  const { academy_id, choice, is_free, total_cents } = locked
  const invoice = stayInvoice(account_id, locked)
  const invoice_id = invoice ? (await issueInvoice(tx, invoice, now)).id : null
  const price = { is_free, total_cents, invoice_id }
  const columns = { ...columnsOf(choice), ...price, academy_id, account_id, terms_version_id }
  const id = await insertBooking(tx, { ...columns, booked_at: now })
  const given = { account_id, booking_id: id, version_id: terms_version_id, given_at: now }
  await insertConsents(tx, [{ ...given, kind: 'lodging_terms' }])
  return { id, invoice_id }
}
