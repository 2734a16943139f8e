// What changing a stay costs. Without zod: the page calculates with it, the server decides with it.
import { centsOf, eurosOf, percentOf } from '../../base/money.ts'
import type { Stay } from '../../base/period.ts'
import { type Reduction, reducedPrice } from './reductions.ts'
import { nightsOf } from './stay-price.ts'

interface ChangedStay {
  /** What is booked, and its price without the fees of earlier changes. */
  before: Stay & { price: number }
  /** What is wanted, and the price of a night. */
  after: Stay & { nightly: number }
  reductions: readonly Reduction[]
  /** The share of the price that cancelling costs today. */
  percent: number
}

interface ChangePrice {
  /** Of the new stay. */
  price: number
  /** Due on top of it, for what is given up. */
  fee: number
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
 * Returns the price of a changed stay and the fee for what is given up of the old one: nights, a dearer room, meals. It
 * is the share that cancelling costs on the same day, so that shortening a stay bit by bit is not cheaper.
 */
export const changePrice = ({ before, after, reductions, percent }: ChangedStay): ChangePrice => {
  const priceOf = (nights: number) => reducedPrice(reductions, nights * after.nightly)
  const givenUp = Math.max(0, centsOf(before.price) - centsOf(priceOf(keptNights(before, after))))
  return { price: priceOf(nightsOf(after)), fee: eurosOf(percentOf(givenUp, percent)) }
}
