import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import type { FieldMessage } from '@academy/contract/base/field-message'
import { type Stay, stayErrors } from '@academy/contract/base/period'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import type { SpecialDiet } from '@academy/contract/people/arrival-details/diets'
import { type CancellationFee, cancellationFee } from '../../../base/cancellation-fee.ts'
import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
/** Rate limit against scripts: each booking creates an invoice and mails. */
export const bookLimits = (account_id: number): Limit[] => [
  { name: 'book', subject: String(account_id), max: 30, seconds: HOUR },
]

/** The days of the academy, and whether it offers the chosen room and meals. */
interface LodgingChoices extends Stay {
  room: object | null
  meal: object | null
}

/**
 * Returns the errors of a choice that only the server can detect. Without `first_day`, days in the past are
 * accepted.
 */
export const choiceErrors = (
  choice: Pick<BookingChange, 'start_date' | 'end_date' | 'academy_room_type_id' | 'academy_meal_type_id'>,
  academy: LodgingChoices,
  first_day?: string,
): Record<string, FieldMessage> => ({
  ...(first_day && choice.start_date < first_day && { start_date: 'DAY_PASSED' }),
  ...stayErrors(choice, academy),
  ...(choice.academy_room_type_id && !academy.room && { academy_room_type_id: 'ROOM_UNKNOWN' }),
  ...(choice.academy_meal_type_id && !academy.meal && { academy_meal_type_id: 'MEALS_UNKNOWN' }),
})

/** Whether the price may change: other days, room or meals, but not another diet or comment. */
export const changesPrice = (before: BookingChange, after: BookingChange): boolean =>
  (['start_date', 'end_date', 'academy_room_type_id', 'academy_meal_type_id'] as const).some(
    key => before[key] !== after[key],
  )

interface EatenDiet {
  special_diets: readonly SpecialDiet[]
}

/** Returns the choice with the special diets of before, unless it names its own or they do not fit any more. */
export const withKeptDiets = (before: EatenDiet, choice: BookingChange): BookingChange => {
  if (choice.special_diets) return choice
  const kept = before.special_diets.filter(diet => diet !== 'VEGAN' || choice.diet === 'VEGETARIAN')
  return { ...choice, special_diets: choice.diet ? kept : [] }
}

export const hasOtherDiets = (before: EatenDiet, after: EatenDiet): boolean =>
  before.special_diets.join() !== after.special_diets.join()

interface CancellableStay {
  end_date: string
  is_cancelled: boolean
}

/** Not cancelled, and the day of departure has not passed. */
export const isCurrent = ({ end_date, is_cancelled }: CancellableStay, today: string): boolean =>
  !is_cancelled && today <= end_date

export interface Cancellable extends Stay, CancellableStay {
  total_cents: number
  /** Part of the total that stays due whatever happens: for what was given up earlier. */
  fee_cents: number
  free_until: string
  /** The terms of its academy. */
  lodging_terms: CancellationTerms
  /**
   * Applied in this academy and has no place: the booking is cancelled free of charge, as the terms promise.
   */
  is_turned_away: boolean
}

/** From the day of arrival on only the office can cancel: a no-show owes the highest share. */
export type Canceller = 'person' | 'office'

/** Returns the cost of cancelling today, or undefined if it is too late or already cancelled. */
export const bookingFee = (
  booking: Cancellable,
  today: string,
  by: Canceller,
): CancellationFee | undefined => {
  const { total_cents, fee_cents, start_date, free_until, lodging_terms, is_turned_away } = booking
  if (!isCurrent(booking, today) || (by === 'person' && start_date <= today)) return undefined
  if (total_cents === 0 || is_turned_away) return { percent: 0, cost_cents: 0, until: null }
  const price_cents = total_cents - fee_cents
  const fee = cancellationFee({ price_cents, start_date, terms: lodging_terms, free_until }, today)
  return { ...fee, cost_cents: fee.cost_cents + fee_cents }
}

/** Whether finalizing a selection frees the room: the person has no place and has not arrived. */
export const isFreed = (booking: Cancellable, today: string): boolean =>
  booking.is_turned_away && isCurrent(booking, today) && today < booking.start_date
