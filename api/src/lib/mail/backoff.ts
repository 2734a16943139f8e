const SECOND = 1_000
const MINUTE = 60 * SECOND
const LONGEST = 6 * 60 * MINUTE
const MOST_ATTEMPTS = 12
const LONGEST_PAUSE = 15 * MINUTE

/** How long to wait, in milliseconds, after so many failed attempts: 1 minute, 2, 4 … 6 hours. Undefined: give up. */
export const nextDelay = (attempts: number): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : delayWithoutEnd(attempts)

/** The same for trouble that is not the mail's: it is never given up. */
export const delayWithoutEnd = (attempts: number): number =>
  Math.min(MINUTE * 2 ** (Math.min(attempts, MOST_ATTEMPTS) - 1), LONGEST)

/** How long all mails wait when the mail server was in trouble so many times in a row: 15 seconds, 30 … 15 minutes. */
export const serverPause = (failures: number): number =>
  Math.min(15 * SECOND * 2 ** (Math.min(failures, 10) - 1), LONGEST_PAUSE)
