import type { Offer } from '@academy/contract/academy/schemas'
import { changePrice } from '@academy/contract/lodging/change-price'
import type { Booking } from '@academy/contract/lodging/schemas'
import { stayErrors } from '@academy/contract/lodging/stay'
import { centsOf, eurosOf } from '@academy/contract/money'

interface Wanted {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  academy_room_type_id?: number | null | undefined
  academy_meal_type_id?: number | null | undefined
}

interface Offers {
  room_types: readonly Offer[]
  meal_types: readonly Offer[]
}

export interface OwnChange {
  total: number
  /** For what is given up now. */
  fee: number
  invoice: 'kept' | 'replaced' | 'issued' | 'cancelled'
}

type Booked = Pick<
  Booking,
  | 'start_date'
  | 'end_date'
  | 'room_type'
  | 'meal_type'
  | 'total_price'
  | 'change_fee'
  | 'reductions'
  | 'is_free'
  | 'invoice'
  | 'cancellation'
>

const isSameStay = (booking: Booked, wanted: Wanted) =>
  wanted.start_date === booking.start_date &&
  wanted.end_date === booking.end_date &&
  (wanted.academy_room_type_id ?? undefined) === booking.room_type?.id &&
  (wanted.academy_meal_type_id ?? undefined) === booking.meal_type?.id

const priceIn = (offers: readonly Offer[], id: number | null | undefined) =>
  offers.find(offer => offer.id === id)?.price ?? 0

/** What a change costs the person, as the server calculates it; undefined while the days are invalid. */
export const ownChangeOf = (booking: Booked, wanted: Wanted, offers: Offers): OwnChange | undefined => {
  if (isSameStay(booking, wanted)) return { total: booking.total_price, fee: 0, invoice: 'kept' }
  const { start_date, end_date } = wanted
  if (!start_date || !end_date || Object.keys(stayErrors({ start_date, end_date })).length > 0)
    return undefined
  if (booking.is_free) return { total: 0, fee: 0, invoice: 'kept' }
  const nightly =
    priceIn(offers.room_types, wanted.academy_room_type_id) +
    priceIn(offers.meal_types, wanted.academy_meal_type_id)
  const price = eurosOf(centsOf(booking.total_price) - centsOf(booking.change_fee))
  const { price: stayPrice, fee } = changePrice({
    before: { ...booking, price },
    after: { start_date, end_date, nightly },
    reductions: booking.reductions,
    percent: booking.cancellation?.percent ?? 0,
  })
  const total = eurosOf(centsOf(stayPrice) + centsOf(booking.change_fee) + centsOf(fee))
  if (!booking.invoice) return { total, fee, invoice: total > 0 ? 'issued' : 'kept' }
  return { total, fee, invoice: total > 0 ? 'replaced' : 'cancelled' }
}
