import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { present } from '../bookings/present.ts'
import { findBooking, type StoredBooking } from '../bookings/queries.ts'

/** Returns a booking with its person and the cost of a cancellation by the office. */
export const presentToOffice = (services: Services, stored: StoredBooking, now: Date): OfficeBooking => {
  const { id, first_name, last_name, email, gets_mail } = stored.person
  return {
    ...present(services, stored, 'office', now),
    account_id: id,
    full_name: `${first_name} ${last_name}`,
    email,
    gets_mail,
  }
}

/** Returns the current state of a booking after a change. */
export const loadBooking = async (services: Services, id: number, now: Date): Promise<OfficeBooking> => {
  const stored = await findBooking(services.db, id, dayInVienna(now))
  if (!stored) throw problem('not_found')
  return presentToOffice(services, stored, now)
}
