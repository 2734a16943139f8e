import { serverPause } from './backoff.ts'
import type { Failure } from './failure.ts'

/** So many mails refused for now, one after the other and none sent in between: it is not about these mails. */
const REFUSED_IN_A_ROW = 3

/** What the sender knows about the mail server: whether to leave it alone for a while, and since how many failures. */
export const watchServer = (pauseAfter: (failures: number) => number = serverPause) => {
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

    /** Is it the server that is in trouble? Then nothing is sent for a while. */
    isInTrouble: async (id: number, failure: Failure, probe: () => Promise<boolean>): Promise<boolean> => {
      if (failure.isFinal || failure.fault === 'attachment') return false
      const isServer =
        failure.fault === 'server' ||
        (failure.fault === 'unclear' && !(await probe())) ||
        refused.add(id).size >= REFUSED_IN_A_ROW
      if (!isServer) return false
      failures += 1
      pausedUntil = performance.now() + pauseAfter(failures)
      return true
    },
  }
}

export type ServerState = ReturnType<typeof watchServer>
