import { serverPause } from './backoff.ts'
import type { Failure } from './failure.ts'

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
