import { centsOf, eurosOf } from '@academy/contract/base/money'
import { stayErrors } from '@academy/contract/base/period'
import { changePrice } from '@academy/contract/lodging/bookings/change-price'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import {
  type InvoiceEffect,
  invoiceEffect,
  isSameStay,
  priceIn,
  type StayChoice,
  type StayOptions,
} from '@academy/contract/lodging/bookings/stay-choice'

export interface OwnChange {
  total: number
  /** For what is given up now. */
  fee: number
  invoice: InvoiceEffect
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

/** What a change costs the person, as the server calculates it; undefined while the days are invalid. */
export const ownChangeOf = (
  booking: Booked,
  wanted: StayChoice,
  options: StayOptions,
): OwnChange | undefined => {
  if (isSameStay(booking, wanted)) return { total: booking.total_price, fee: 0, invoice: 'kept' }
  const { start_date, end_date } = wanted
  if (!start_date || !end_date || Object.keys(stayErrors({ start_date, end_date })).length > 0)
    return undefined
  if (booking.is_free) return { total: 0, fee: 0, invoice: 'kept' }
  const nightly =
    (priceIn(options.room_types, wanted.academy_room_type_id) ?? 0) +
    (priceIn(options.meal_types, wanted.academy_meal_type_id) ?? 0)
  const price = eurosOf(centsOf(booking.total_price) - centsOf(booking.change_fee))
  const { price: stayPrice, fee } = changePrice({
    before: { ...booking, price },
    after: { start_date, end_date, nightly },
    reductions: booking.reductions,
    percent: booking.cancellation?.percent ?? 0,
  })
  const total = eurosOf(centsOf(stayPrice) + centsOf(booking.change_fee) + centsOf(fee))
  return { total, fee, invoice: invoiceEffect(booking.invoice !== null, total) }
}
