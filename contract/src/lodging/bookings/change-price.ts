// What changing a stay costs. Without zod: the page calculates with it, the server decides with it.
import { centsOf, eurosOf, percentOf } from '../../base/money.ts'
import type { Stay } from '../../base/period.ts'
import { type Reduction, reducedPrice } from './reductions.ts'
import { nightsOf, priceOf } from './stay-price.ts'

interface BookedStay extends Stay {
  total_cents: number
  /** The part of the total that is due for what was given up earlier. */
  fee_cents: number
  reductions: readonly Reduction[]
  is_free: boolean
}

/** What is wanted, with the prices of a night. */
interface WantedStay extends Stay {
  room_cents: number | undefined
  board_cents: number | undefined
}

interface ChangedTotal {
  total_cents: number
  /** The part of the total that is due for what is given up, now or earlier. */
  fee_cents: number
  /** The part of it for what is given up now. */
  added_fee_cents: number
}

/** The nights that both stays have. */
const keptNights = (one: Stay, other: Stay): number =>
  Math.max(
    0,
    nightsOf({
      start_date: one.start_date > other.start_date ? one.start_date : other.start_date,
      end_date: one.end_date < other.end_date ? one.end_date : other.end_date,
    }),
  )

/**
 * Returns the new total of a changed stay, with the fee for what is given up of the old one: nights, a dearer room, meals.
 * The fee is the share that cancelling costs on the same day (`percent`), so that shortening a stay bit by bit is not cheaper.
 */
export const changedTotal = (booked: BookedStay, wanted: WantedStay, percent: number): ChangedTotal => {
  if (booked.is_free) return { total_cents: 0, fee_cents: 0, added_fee_cents: 0 }
  const reduced = (nights: number) =>
    centsOf(reducedPrice(booked.reductions, eurosOf(priceOf(nights, wanted.room_cents, wanted.board_cents))))
  const price_cents = booked.total_cents - booked.fee_cents
  const givenUp = Math.max(0, price_cents - reduced(keptNights(booked, wanted)))
  const added_fee_cents = percentOf(givenUp, percent)
  const fee_cents = booked.fee_cents + added_fee_cents
  return { total_cents: reduced(nightsOf(wanted)) + fee_cents, fee_cents, added_fee_cents }
}
