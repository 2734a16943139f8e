import { laterDay } from '@academy/contract/days'
import type { BookingChange } from '@academy/contract/lodging/schemas'
import { type Stay, stayFaults } from '@academy/contract/lodging/stay'
import type { FieldMessage } from '@academy/contract/messages'
import { type CancellationFee, cancellationFee } from '../../lib/cancellation-fee.ts'
import type { Limit } from '../../lib/rate-limit.ts'

const HOUR = 60 * 60
/** Nobody books more often; whoever does makes invoices and mails by machine. */
export const bookLimits = (account_id: number): Limit[] => [
  { name: 'book', subject: String(account_id), most: 30, seconds: HOUR },
]

/** Whose days these are, and whether the chosen room and meals are among its offers. */
interface LodgingChoices extends Stay {
  room: object | null
  meal: object | null
}

/** What only the server knows to be wrong with a choice. Without a `first_day` the past can be booked, too. */
export const choiceFaults = (
  choice: BookingChange,
  academy: LodgingChoices,
  first_day?: string,
): Record<string, FieldMessage> => ({
  ...(first_day && choice.start_date < first_day && { start_date: 'DAY_PASSED' }),
  ...stayFaults(choice, academy),
  ...(choice.academy_room_type_id && !academy.room && { academy_room_type_id: 'ROOM_UNKNOWN' }),
  ...(choice.academy_meal_type_id && !academy.meal && { academy_meal_type_id: 'MEALS_UNKNOWN' }),
})

/** Other days, another room or other meals cost something else; another diet or comment does not. */
export const isOtherStay = (before: BookingChange, after: BookingChange): boolean =>
  (['start_date', 'end_date', 'academy_room_type_id', 'academy_meal_type_id'] as const).some(
    key => before[key] !== after[key],
  )

interface CancellableStay {
  end_date: string
  is_cancelled: boolean
}

/** Not cancelled, and not over before the day of departure has passed. */
export const isCurrent = ({ end_date, is_cancelled }: CancellableStay, today: string): boolean =>
  !is_cancelled && today <= end_date

// What the terms of accommodation say: free until a day that the academy sets, then half up to eight days before arrival.
const HALF_LEAST_DAYS = 8
const feeLadder = ({ free_until, start_date }: Cancellable) => ({
  steps: [
    { until: free_until, percent: 0 },
    { until: laterDay(start_date, -HALF_LEAST_DAYS), percent: 50 },
  ],
  last_percent: 80,
})

export interface Cancellable extends Stay, CancellableStay {
  total_cents: number
  free_until: string
  /** Applied in this academy, and has a place nowhere: then the booking lapses, as the terms promise. */
  is_turned_away: boolean
}

/** Who stays away without a word owes the last part, which only the office can still write down. */
export type Canceller = 'person' | 'office'

/** What it costs today to cancel; nothing when it is too late or done already. */
export const bookingFee = (
  booking: Cancellable,
  today: string,
  by: Canceller,
): CancellationFee | undefined => {
  const { total_cents, start_date, is_turned_away } = booking
  if (!isCurrent(booking, today) || (by === 'person' && start_date <= today)) return undefined
  if (total_cents === 0 || is_turned_away) return { percent: 0, cost_cents: 0, until: null }
  return cancellationFee(total_cents, feeLadder(booking), today)
}

/** Whether the final save of a selection frees the room: nobody has accepted the person, and they have not arrived. */
export const isReleased = (booking: Cancellable, today: string): boolean =>
  booking.is_turned_away && isCurrent(booking, today) && today < booking.start_date
