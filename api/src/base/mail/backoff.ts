const SECOND = 1_000
const MINUTE = 60 * SECOND
const MAX_DELAY = 6 * 60 * MINUTE
const MAX_ATTEMPTS = 12
const MAX_PAUSE = 15 * MINUTE

/**
 * Returns the delay in milliseconds after so many failed attempts: 1 minute, 2, 4 … 6 hours. Undefined: give
 * up.
 */
export const nextDelay = (attempts: number): number | undefined =>
  attempts >= MAX_ATTEMPTS ? undefined : unlimitedDelay(attempts)

/** Same for failures that are not caused by the mail: never gives up. */
export const unlimitedDelay = (attempts: number): number =>
  Math.min(MINUTE * 2 ** (Math.min(attempts, MAX_ATTEMPTS) - 1), MAX_DELAY)

/**
 * Returns the pause for all mails after so many consecutive failures of the mail server: 15 seconds, 30 … 15
 * minutes.
 */
export const serverPause = (failures: number): number =>
  Math.min(15 * SECOND * 2 ** (Math.min(failures, 10) - 1), MAX_PAUSE)
