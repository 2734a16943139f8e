import type { Failure } from './failure.ts'

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

/**
 * After so many temporary refusals in a row, without a success in between, the server is assumed to be the
 * cause.
 */
const REFUSED_IN_A_ROW = 3

/** Tracks the state of the mail server: whether to pause, and after how many failures. */
export const trackServerState = (pauseAfter: (failures: number) => number = serverPause) => {
  const refused = new Set<number>()
  let failures = 0
  let pausedUntil = 0

  return {
    /** In milliseconds; 0 when mails may be sent. */
    pauseLeft: () => Math.max(0, pausedUntil - performance.now()),

    works: () => {
      refused.clear()
      failures = 0
      pausedUntil = 0
    },

    /** Whether the failure is caused by the server. If so, starts a pause. */
    isInTrouble: async (id: number, failure: Failure, probe: () => Promise<boolean>): Promise<boolean> => {
      if (failure.isFinal || failure.cause === 'attachment') return false
      const isServer =
        failure.cause === 'server' ||
        (failure.cause === 'unclear' && !(await probe())) ||
        refused.add(id).size >= REFUSED_IN_A_ROW
      if (!isServer) return false
      failures += 1
      pausedUntil = performance.now() + pauseAfter(failures)
      return true
    },
  }
}

export type ServerState = ReturnType<typeof trackServerState>
