import type { Offer } from '@academy/contract/academy/schemas'
import type { OfficeBooking } from '@academy/contract/housekeeping/schemas'
import { reducedPrice } from '@academy/contract/lodging/reductions'
import { nightsOf, priceOf, stayErrors } from '@academy/contract/lodging/stay'

/** The office's choices so far; days may be missing. */
export interface BookingChoice {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  academy_room_type_id?: number | null | undefined
  academy_meal_type_id?: number | null | undefined
}

interface Offers {
  room_types: readonly Offer[]
  meal_types: readonly Offer[]
}

/** The effect of saving on the invoice, with the new total. */
export interface PriceChange {
  invoice: 'kept' | 'replaced' | 'issued' | 'cancelled'
  total: number
}

type Booked = Pick<
  OfficeBooking,
  | 'start_date'
  | 'end_date'
  | 'room_type'
  | 'meal_type'
  | 'total_price'
  | 'change_fee'
  | 'reductions'
  | 'is_free'
  | 'invoice'
>

/** Only days, room and meals affect the invoice. */
const isPriceUnchanged = (booking: Booked, choice: BookingChoice) =>
  choice.start_date === booking.start_date &&
  choice.end_date === booking.end_date &&
  (choice.academy_room_type_id ?? undefined) === booking.room_type?.id &&
  (choice.academy_meal_type_id ?? undefined) === booking.meal_type?.id

const priceIn = (offers: readonly Offer[], id: number | null | undefined) =>
  offers.find(offer => offer.id === id)?.price

/** The price of a new stay; undefined while the days are invalid. */
export const newPriceOf = (
  { start_date, end_date, ...choice }: BookingChoice,
  { room_types, meal_types }: Offers,
): number | undefined => {
  if (!start_date || !end_date || Object.keys(stayErrors({ start_date, end_date })).length > 0)
    return undefined
  return priceOf(
    nightsOf({ start_date, end_date }),
    priceIn(room_types, choice.academy_room_type_id),
    priceIn(meal_types, choice.academy_meal_type_id),
  )
}

/** A preview; the server calculates again. Undefined while the days are invalid. */
export const priceChangeOf = (
  booking: Booked,
  choice: BookingChoice,
  offers: Offers,
): PriceChange | undefined => {
  if (isPriceUnchanged(booking, choice)) return { invoice: 'kept', total: booking.total_price }
  const price = newPriceOf(choice, offers)
  if (price === undefined) return undefined
  if (booking.is_free) return { invoice: 'kept', total: 0 }
  const total = reducedPrice(booking.reductions, price) + booking.change_fee
  if (!booking.invoice) return { invoice: total > 0 ? 'issued' : 'kept', total }
  return { invoice: total > 0 ? 'replaced' : 'cancelled', total }
}
