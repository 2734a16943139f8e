import type { Locale } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { isDeletedMeal, isDeletedRoom, isOverlap } from './queries.ts'

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
