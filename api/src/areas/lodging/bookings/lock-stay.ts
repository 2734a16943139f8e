import type { Locale } from '@academy/contract/base/locale'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import { joinNights, nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay-price'
import { fieldMessages } from '@academy/contract/messages'
import { shortPeriodsText } from '../../../base/formats.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount, lockRooms, shareAcademy } from '../../../db/locks.ts'
import { type ChosenOptions, findChosenOptions, findFullNights } from './option-queries.ts'
import { findBooking, isDeletedMeal, isDeletedRoom, isOverlap, type StoredBooking } from './queries.ts'
import { choiceErrors } from './rules.ts'

/** Locks a booking until the transaction ends. If `owner` is given, refuses bookings of others. */
export const lockBooking = async (
  tx: Tx,
  id: number,
  owner: number | undefined,
  today: string,
): Promise<StoredBooking> => {
  const seen = await findBooking(tx, id, today)
  if (!seen || (owner !== undefined && owner !== seen.person.id)) throw problem('not_found')
  await lockAccount(tx, seen.person.id)
  // Read again: it may have been cancelled while waiting for the lock.
  return (await findBooking(tx, id, today)) ?? seen
}

/** Turns violations of the constraints on bookings into refusals. */
export const refuseBooking = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isOverlap(error)) throw problem('booking_overlaps')
    if (isDeletedRoom(error)) throw invalidInput({ academy_room_type_id: 'ROOM_UNKNOWN' }, locale)
    if (isDeletedMeal(error)) throw invalidInput({ academy_meal_type_id: 'MEALS_UNKNOWN' }, locale)
    throw error
  }
}

interface StayRequest {
  account_id: number
  choice: BookingChange
  /** Default: the current academy. */
  academy_id?: number
  /** Stays that begin before it are refused. */
  first_day?: string
  /** The room type that is freed by this change. */
  freed_room_type_id?: number | undefined
  /** Whether the office lets the person stay free of charge. */
  is_free?: boolean
  locale: Locale
}

/** A stay about to be booked, with its price. */
export interface LockedStay extends Pick<ChosenOptions, 'academy_id' | 'room' | 'meal'> {
  choice: BookingChange
  is_free: boolean
  total_cents: number
}

/**
 * Refuses a stay that cannot be booked, else locks the room so that the beds stay free until the transaction
 * ends. The caller has locked the account.
 */
export const lockStay = async (tx: Tx, request: StayRequest): Promise<LockedStay> => {
  const {
    account_id,
    choice,
    academy_id = null,
    first_day,
    freed_room_type_id,
    is_free = false,
    locale,
  } = request
  await shareAcademy(tx, academy_id)
  const option = await findChosenOptions(tx, academy_id, choice)
  if (!option) throw problem('not_found')
  const errors = choiceErrors(choice, option, first_day)
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)

  const { room, meal } = option
  const refuseFull = async () => {
    const full = room ? await findFullNights(tx, room.id, account_id, choice) : []
    if (full.length > 0) throw noBedLeft(full, locale)
  }
  // Check before locking, too: a full room is refused without waiting for other bookings.
  await refuseFull()
  const locked = [room?.id, freed_room_type_id].filter(id => id !== undefined)
  if (locked.length > 0) await lockRooms(tx, locked)
  await refuseFull()
  const total_cents = is_free ? 0 : priceOf(nightsOf(choice), room?.price_cents, meal?.price_cents)
  return { academy_id: option.academy_id, room, meal, choice, is_free, total_cents }
}

const noBedLeft = (full: string[], locale: Locale) => {
  const nights = shortPeriodsText(joinNights(full), locale)
  const message = fieldMessages.ROOM_FULL[locale].replace('{nights}', nights)
  return problem('no_bed_left', { errors: { academy_room_type_id: [message] } })
}
