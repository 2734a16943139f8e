import { centsOf, eurosOf } from '@academy/contract/base/money'
import { type Stay, stayErrors } from '@academy/contract/base/period'
import { changedTotal } from '@academy/contract/lodging/bookings/change-price'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import {
  type InvoiceEffect,
  invoiceEffect,
  isSameStay,
  priceIn,
  type StayChoice,
  type StayOptions,
} from '@academy/contract/lodging/bookings/stay-choice'
import { nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay-price'

/** The effect of saving on the price and the invoice. */
export interface StayChange {
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
>

const daysOf = ({ start_date, end_date }: StayChoice): Stay | undefined =>
  start_date && end_date && Object.keys(stayErrors({ start_date, end_date })).length === 0
    ? { start_date, end_date }
    : undefined

const pricesOf = (wanted: StayChoice, { room_types, meal_types }: StayOptions) => ({
  room: priceIn(room_types, wanted.academy_room_type_id),
  board: priceIn(meal_types, wanted.academy_meal_type_id),
})

/** The price of a new stay; undefined while the days are invalid. */
export const newPriceOf = (wanted: StayChoice, options: StayOptions): number | undefined => {
  const stay = daysOf(wanted)
  const { room, board } = pricesOf(wanted, options)
  return stay && priceOf(nightsOf(stay), room, board)
}

const centsIn = (price: number | undefined) => (price === undefined ? undefined : centsOf(price))

/**
 * A preview of a change: the server calculates again. `percent` is the share that giving up costs. Undefined while the
 * days are invalid.
 */
export const stayChangeOf = (
  booking: Booked,
  wanted: StayChoice,
  options: StayOptions,
  percent: number,
): StayChange | undefined => {
  if (isSameStay(booking, wanted)) return { total: booking.total_price, fee: 0, invoice: 'kept' }
  const stay = daysOf(wanted)
  if (!stay) return undefined
  const { room, board } = pricesOf(wanted, options)
  const booked = {
    ...booking,
    total_cents: centsOf(booking.total_price),
    fee_cents: centsOf(booking.change_fee),
  }
  const prices = { room_cents: centsIn(room), board_cents: centsIn(board) }
  const { total_cents, added_fee_cents } = changedTotal(booked, { ...stay, ...prices }, percent)
  const total = eurosOf(total_cents)
  const invoice = booking.is_free ? 'kept' : invoiceEffect(booking.invoice !== null, total)
  return { total, fee: eurosOf(added_fee_cents), invoice }
}
