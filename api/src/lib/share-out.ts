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
