// How an amount is shared out: in order up to limits, or as the same shares of another amount. No cent is lost.

interface Share {
  id: number
  cents: number
}

/** Shares an amount out in this order, each up to its limit. What is left over is not in the result. */
export const shareOut = (amount_cents: number, limits: readonly Share[]): Share[] => {
  let rest = amount_cents
  return limits.flatMap(({ id, cents }) => {
    const part = Math.min(rest, cents)
    rest -= part
    return part > 0 ? [{ id, cents: part }] : []
  })
}

/**
 * Returns what parts of one amount are of another, in whole cents. Together they are rounded down once, so several parts
 * come to what they would come to in one.
 */
export const rescale = (parts: readonly number[], of_cents: number, to_cents: number): number[] => {
  let sum = 0
  const until = () => Math.floor((to_cents * sum) / of_cents)
  return parts.map(cents => {
    const before = until()
    sum += cents
    return until() - before
  })
}
