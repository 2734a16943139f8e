import { z } from 'zod'
import { centsOf, eurosOf } from '../lib/money.ts'

/** A line with a negative price on the invoice of a stay, such as a scholarship. */
export const Reduction = z.object({
  description: z.string(),
  amount: z.number(),
  /** What the other lines come to. */
  of: z.number(),
})
export type Reduction = z.infer<typeof Reduction>

/**
 * Returns the reductions of a stay whose price has changed: each the same share of the new price, rounded down to
 * the cent. So something always remains due, and a later change starts from what is granted now.
 */
export const keptReductions = (
  reductions: readonly Reduction[],
  price: number,
): { description: string; amount: number }[] =>
  reductions.flatMap(({ description, amount, of }) => {
    const cents = Math.floor((centsOf(price) * centsOf(amount)) / centsOf(of))
    return cents > 0 ? [{ description, amount: eurosOf(cents) }] : []
  })

/** Returns the price of a stay less its reductions. */
export const reducedPrice = (reductions: readonly Reduction[], price: number): number =>
  eurosOf(
    keptReductions(reductions, price).reduce((cents, { amount }) => cents - centsOf(amount), centsOf(price)),
  )
