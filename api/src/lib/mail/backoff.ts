const MINUTE = 60_000
const LONGEST = 6 * 60 * MINUTE
const MOST_ATTEMPTS = 12

/** How long to wait, in milliseconds, after so many failed attempts: 1 minute, 2, 4 … 6 hours. Undefined: give up. */
export const nextDelay = (attempts: number): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST)
