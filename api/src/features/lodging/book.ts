import type { Locale } from '@academy/contract/locale'
import type { book as endpoint } from '@academy/contract/lodging/endpoints'
import type { BookingChange } from '@academy/contract/lodging/schemas'
import type { Tx } from '../../db/connection.ts'
import { lockAccount, type lockRooms } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { agree } from '../documents/agree.ts'
import { lockStay } from './lock-stay.ts'
import { sendBooked } from './mails.ts'
import { present } from './present.ts'
import { findGender, getBooking } from './queries.ts'
import { recordBooking } from './record.ts'
import { refuseBooking } from './refuse-booking.ts'
import { bookLimits } from './rules.ts'

const TERMS = 'terms_and_conditions_accommodation'

interface StayRequest {
  account_id: number
  choice: BookingChange
  /** The version of the terms that the wizard has shown. */
  terms_version_id?: number | undefined
  locale: Locale
  /** How the rooms are locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...room_types: Parameters<typeof lockRooms>) => Promise<unknown>
}

/** Creates the booking, its invoice and its mail in one transaction. */
const bookLocked = async (services: Services, tx: Tx, request: StayRequest, now: Date) => {
  const { account_id, terms_version_id: shown, locale } = request
  const today = dayInVienna(now)
  await lockAccount(tx, account_id)
  if (!(await findGender(tx, account_id))?.gender) throw problem('gender_missing')
  const locked = await lockStay(tx, { ...request, first_day: today })
  const versionOf = await agree(tx, [{ name: TERMS, field: 'agreedToTerms', shown }], { today, locale })
  const { id } = await recordBooking(tx, account_id, { ...locked, terms_version_id: versionOf(TERMS) }, now)
  const booking = await getBooking(tx, id, today)
  await sendBooked(tx, services.config.siteUrl, booking, now)
  await audit(tx, {
    at: now,
    action: 'booked',
    actor_id: account_id,
    account_id,
    details: { booking_id: id },
  })
  return booking
}

export const bookStay = (services: Services, request: StayRequest, now: Date) =>
  refuseBooking(
    services.db.transaction().execute(tx => bookLocked(services, tx, request, now)),
    request.locale,
  )

export const book: Verb<typeof endpoint> = async (services, { body, user, locale, now }) => {
  const { agreedToTerms, terms_version_id, ...choice } = body
  await guard(services.db, bookLimits(user.id))
  const booking = await bookStay(services, { account_id: user.id, choice, terms_version_id, locale }, now)
  return present(services, booking, 'person', now)
}
