import { z } from 'zod'
import { centsOf, eurosOf } from '../../base/money.ts'
import { rescale } from '../../base/share-out.ts'

const Granted = z.object({
  amount: z.number(),
  /** What the other lines came to. */
  of: z.number(),
})

/** What the office has granted for a stay, such as a scholarship: a line with a negative price on its invoice. */
export const Reduction = z.object({
  description: z.string(),
  /** 0 while the invoice has no line for it. */
  amount: z.number(),
  /** What the other lines come to. */
  of: z.number(),
  /** As the office has granted it, if the price has changed since. */
  granted: Granted.optional(),
})
export type Reduction = z.infer<typeof Reduction>

interface KeptReduction extends Pick<Reduction, 'description' | 'amount'> {
  granted: z.infer<typeof Granted>
}

const grantOf = ({ amount, of, granted = { amount, of } }: Reduction) => granted

/** Returns what each reduction comes to at this price: the share that was granted, rounded down to the cent. */
const sharesOf = (reductions: readonly Reduction[], price: number): KeptReduction[] =>
  reductions.map((reduction, index) => {
    const granted = grantOf(reduction)
    const together = reductions
      .slice(0, index + 1)
      .map(grantOf)
      .filter(({ of }) => of === granted.of)
    const parts = together.map(({ amount }) => centsOf(amount))
    const cents = rescale(parts, centsOf(granted.of), centsOf(price)).at(-1) ?? 0
    return { description: reduction.description, amount: eurosOf(cents), granted }
  })

/**
 * Returns the reductions of a stay whose price has changed: each the share of the new price that was granted, whatever the
 * stay cost in between. They are rounded down to the cent, so something always remains due.
 */
export const keptReductions = (reductions: readonly Reduction[], price: number): KeptReduction[] =>
  sharesOf(reductions, price).filter(({ amount }) => amount > 0)

/** Returns those that come to less than a cent at this price, or to nothing since the stay has none. */
export const unlistedReductions = (reductions: readonly Reduction[], price: number): KeptReduction[] =>
  sharesOf(reductions, price).filter(({ amount }) => amount === 0)

/** Returns the price of a stay less its reductions. */
export const reducedPrice = (reductions: readonly Reduction[], price: number): number =>
  eurosOf(
    keptReductions(reductions, price).reduce((cents, { amount }) => cents - centsOf(amount), centsOf(price)),
  )
