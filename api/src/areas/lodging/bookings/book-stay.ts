import type { Locale } from '@academy/contract/base/locale'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { insertConsents } from '../../../base/consents.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { issueInvoice } from '../../money/index.ts'
import { agreeToNeeds, saveAllergies } from '../../people/index.ts'
import { agreeToDocument } from '../../site/index.ts'
import { type LockedStay, lockStay, refuseBooking } from './lock-stay.ts'
import { sendBooked } from './mails.ts'
import { findGuest } from './option-queries.ts'
import { getBooking, insertBooking, type StoredBooking } from './queries.ts'
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

const TERMS: DocumentName = 'terms_and_conditions_accommodation'

/** A person books for themselves, the office for anybody. */
type Booker = { by: 'person' } | { by: 'office'; actor_id: number; is_free: boolean }

interface StayRequest {
  account_id: number
  booker: Booker
  choice: BookingChange
  /** The version of the terms that the wizard has shown, or that the person was told. */
  terms_version_id?: number | undefined
  locale: Locale
}

/** The checkbox that stands for the terms. */
const termsField = { person: 'agreedToTerms', office: 'told_terms' } as const

/**
 * Refuses what depends on the person: the wizard asks for the gender, which the plan of the rooms needs, and
 * applicants of this academy pay.
 */
const refuseGuest = async (tx: Tx, { account_id, booker, locale }: StayRequest) => {
  const guest = await findGuest(tx, account_id)
  if (!guest) throw problem('not_found')
  if (booker.by === 'person' && !guest.gender) throw problem('gender_missing')
  if (booker.by === 'office' && booker.is_free && guest.has_applied)
    throw invalidInput({ is_free: 'FREE_FOR_GUESTS_ONLY' }, locale)
}

/** Creates the booking, its invoice and its mail in one transaction. */
const bookLocked = async (services: Services, tx: Tx, request: StayRequest, now: Date) => {
  const { account_id, booker, terms_version_id: shown, locale } = request
  const today = dayInVienna(now)
  await lockAccount(tx, account_id)
  await refuseGuest(tx, request)
  const is_free = booker.by === 'office' && booker.is_free
  // The office enters a guest who has arrived already, too.
  const first_day = booker.by === 'person' ? { first_day: today } : {}
  const locked = await lockStay(tx, { ...request, ...first_day, is_free })
  const agreement = { name: TERMS, field: termsField[booker.by], shown }
  const actor_id = booker.by === 'office' ? booker.actor_id : account_id
  await agreeToNeeds(tx, { account_id, actor_id, given: request.choice, locale }, now)
  const versionOf = await agreeToDocument(tx, [agreement], { today, locale })
  const { id } = await recordBooking(tx, account_id, { ...locked, terms_version_id: versionOf(TERMS) }, now)
  await saveAllergies(tx, account_id, request.choice.allergies)
  const booking = await getBooking(tx, id, today)
  await sendBooked(tx, services.config.siteUrl, booking, now)
  const byOffice = booker.by === 'office' && { by: booker.by, is_free, total_cents: locked.total_cents }
  const details = { booking_id: id, ...byOffice }
  await audit(tx, { at: now, action: 'booked', actor_id, account_id, details })
  return booking
}

export const bookStay = (services: Services, request: StayRequest, now: Date): Promise<StoredBooking> =>
  refuseBooking(
    services.db.transaction().execute(tx => bookLocked(services, tx, request, now)),
    request.locale,
  )
