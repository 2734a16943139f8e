// public: the office changes the booking of a person
import type { Offer } from '@academy/contract/academy/schemas'
import { type Locale, officeLocale } from '@academy/contract/locale'
import { dietNames } from '@academy/contract/lodging/diets'
import { reducedPrice } from '@academy/contract/lodging/reductions'
import type { BookingChange } from '@academy/contract/lodging/schemas'
import { centsOf, eurosOf } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import { audit, changedFields } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { saveAllergies } from '../arrival-details/queries.ts'
import { replaceInvoice } from '../invoices/replace.ts'
import { lockBooking } from './lock-booking.ts'
import { lockStay } from './lock-stay.ts'
import { sendChanged } from './mails.ts'
import { getBooking, type StoredBooking, updateBooking } from './queries.ts'
import { columnsOf } from './record.ts'
import { refuseBooking } from './refuse-booking.ts'
import { changesPrice, isCurrent, withKeptDiets } from './rules.ts'
import { stayInvoice } from './write-invoice.ts'

interface Change {
  id: number
  choice: BookingChange
  actor_id: number
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
  const { choice, actor_id, locale } = change
  const account_id = before.person.id
  const { academy_id, room_type, is_free } = before
  const locked = await lockStay(tx, {
    account_id,
    academy_id,
    choice,
    freed_room_type_id: room_type?.id,
    is_free,
    locale,
  })
  const { reductions } = before
  const by = stayInvoice(account_id, locked, reductions)
  const replacement = { from: before.invoice_id, by, account_id, actor_id }
  const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
  const total_cents = centsOf(reducedPrice(reductions, eurosOf(locked.total_cents)))
  await updateBooking(tx, before.id, { ...columnsOf(choice), total_cents, invoice_id: due_id })
  return invoice_ids
}

/** The name as recorded for the office. */
const nameOf = (offer: Offer | null) => offer?.[`name_${officeLocale}`] ?? null

const recorded = ({
  start_date,
  end_date,
  room_type,
  meal_type,
  diet,
  comment,
  ...eaten
}: StoredBooking) => ({
  start_date,
  end_date,
  room: nameOf(room_type),
  meals: nameOf(meal_type),
  diet,
  special_diets: eaten.special_diets.map(diet => dietNames[officeLocale][diet]).join(', '),
  comment,
})

const changeLocked = async ({ config }: Services, tx: Tx, request: Change, now: Date): Promise<void> => {
  const { id, actor_id } = request
  const today = dayInVienna(now)
  const before = await lockBooking(tx, id, undefined, today)
  if (!isCurrent(before, today)) throw problem('booking_fixed')
  const choice = withKeptDiets(before, request.choice)
  const change = { ...request, choice }
  const isOther = changesPrice(choiceOf(before), choice)
  const invoice_ids = isOther ? await changeStay(tx, before, change, now) : []
  if (!isOther) await updateBooking(tx, id, columnsOf(choice))
  const hasOtherAllergies = await saveAllergies(tx, before.person.id, choice.allergies)
  const booking = await getBooking(tx, id, today)
  if (isOther) await sendChanged(tx, config.siteUrl, { before, booking, invoice_ids }, now)
  const details = {
    booking_id: id,
    ...changedFields(recorded(before), recorded(booking)),
    // The record only grows, so it says nothing about somebody's health.
    ...(hasOtherAllergies && { allergies: true }),
  }
  const account_id = before.person.id
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
