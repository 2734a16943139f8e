import { type Locale, officeLocale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { changedTotal } from '@academy/contract/lodging/bookings/change-price'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import { audit, changedFields } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { replaceInvoice } from '../../money/index.ts'
import { agreeToNeeds, saveAllergies } from '../../people/index.ts'
import { columnsOf } from './book-stay.ts'
import { lockBooking, lockStay, refuseBooking } from './lock-stay.ts'
import { sendChanged } from './mails.ts'
import { getBooking, type StoredBooking, updateBooking } from './queries.ts'
import { bookingFee, changesPrice, hasOtherDiets, isCurrent, withKeptDiets } from './rules.ts'
import { stayInvoice, unlistedOf } from './write-invoice.ts'

/** The office changes any booking, as often and late as it likes, and no fee is due. */
type Changer = { by: 'office' } | { by: 'person'; version: number; total: number }

interface Change {
  id: number
  choice: BookingChange
  actor_id: number
  changer?: Changer
  locale: Locale
}

const choiceOf = ({ room_type, meal_type, ...booking }: StoredBooking): BookingChange => ({
  start_date: booking.start_date,
  end_date: booking.end_date,
  academy_room_type_id: room_type?.id ?? null,
  academy_meal_type_id: meal_type?.id ?? null,
  diet: booking.diet,
  special_diets: booking.special_diets,
  comment: booking.comment,
})

/** Changes days, room or meals: exchanges the beds and replaces the invoice. */
const changeStay = async (tx: Tx, before: StoredBooking, change: Change, now: Date): Promise<number[]> => {
  const { choice, actor_id, locale, changer } = change
  const today = dayInVienna(now)
  const own = changer?.by === 'person' ? changer : undefined
  const terms = own && bookingFee(before, today, 'person')
  if (own && !terms) throw problem('booking_fixed')
  const account_id = before.person.id
  const { academy_id, room_type, is_free } = before
  const locked = await lockStay(tx, {
    account_id,
    academy_id,
    choice,
    freed_room_type_id: room_type?.id,
    is_free,
    locale,
    ...(own && { first_day: today }),
  })
  const { reductions } = before
  const prices = { room_cents: locked.room?.price_cents, board_cents: locked.meal?.price_cents }
  const { fee_cents, total_cents } = changedTotal(before, { ...choice, ...prices }, terms?.percent ?? 0)
  if (own && centsOf(own.total) !== total_cents) throw problem('cost_changed')
  const by = stayInvoice(account_id, locked, { reductions, fee_cents })
  const replacement = { from: before.invoice_id, by, account_id, actor_id }
  const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
  const price = { total_cents, fee_cents, invoice_id: due_id }
  const unlisted_reductions = JSON.stringify(unlistedOf(reductions, locked))
  const columns = { ...columnsOf(choice), ...price, unlisted_reductions }
  await updateBooking(tx, before.id, { ...columns, version: before.version + 1 })
  return invoice_ids
}

/** The name as recorded for the office. */
const nameOf = (option: LodgingOption | null) => option?.[`name_${officeLocale}`] ?? null

const recorded = ({ start_date, end_date, room_type, meal_type, diet, comment }: StoredBooking) => ({
  start_date,
  end_date,
  room: nameOf(room_type),
  meals: nameOf(meal_type),
  diet,
  comment,
})

const changeLocked = async ({ config }: Services, tx: Tx, request: Change, now: Date): Promise<void> => {
  const { id, actor_id } = request
  const today = dayInVienna(now)
  const own = request.changer?.by === 'person' ? request.changer : undefined
  const before = await lockBooking(tx, id, own && actor_id, today)
  if (own) requireVersion(before, own.version)
  if (!isCurrent(before, today)) throw problem('booking_fixed')
  const account_id = before.person.id
  const { locale } = request
  await agreeToNeeds(tx, { account_id, actor_id, given: request.choice, known: before, locale }, now)
  const choice = withKeptDiets(before, request.choice)
  const change = { ...request, choice }
  const isOther = changesPrice(choiceOf(before), choice)
  const invoice_ids = isOther ? await changeStay(tx, before, change, now) : []
  if (!isOther) await updateBooking(tx, id, { ...columnsOf(choice), version: before.version + 1 })
  const hasOtherAllergies = await saveAllergies(tx, account_id, choice.allergies)
  const booking = await getBooking(tx, id, today)
  if (isOther) await sendChanged(tx, config.siteUrl, { before, booking, invoice_ids }, now)
  const details = {
    booking_id: id,
    ...changedFields(recorded(before), recorded(booking)),
    // The record only grows, so it says nothing about somebody's health or belief.
    ...(hasOtherDiets(before, booking) && { other_diets: true }),
    ...(hasOtherAllergies && { allergies: true }),
  }
  await audit(tx, { at: now, action: 'booking_changed', actor_id, account_id, details })
}

/**
 * Changes days, room, meals, diet or comment. A change of diet or comment alone affects no invoice and sends
 * no mail.
 */
export const changeBooking = (services: Services, change: Change, now: Date): Promise<void> =>
  refuseBooking(
    services.db.transaction().execute(tx => changeLocked(services, tx, change, now)),
    change.locale,
  )
