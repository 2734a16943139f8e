import { problem } from './problem.ts'

const RETRY_SECONDS = 5

interface Limits {
  /** How many run at the same time. */
  atOnce: number
  /** How many may wait for their turn; the next one is refused. */
  mostWaiting: number
  /** How long one waits before it is refused; without it, until its turn comes. */
  waitMs?: number
  /** When the next one starts after one has finished; at once unless told otherwise. */
  startNext?: (start: () => void) => void
}

/**
 * Bounds how much work runs and waits. Work starts in the order in which it came; what does not fit is refused as
 * `unavailable`, with the time after which to try again.
 */
export const semaphore = ({ atOnce, mostWaiting, waitMs, startNext = start => start() }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = () => {
    const start = waiting.shift()
    if (start) start()
    else running--
  }

  const wait = (start: () => void, refuse: (reason: Error) => void) => {
    const refusal = problem('unavailable', { retryAfter: RETRY_SECONDS })
    if (waiting.length >= mostWaiting) return refuse(refusal)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(turn), 1)
      refuse(refusal)
    }
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
    const turn = () => {
      clearTimeout(timer)
      start()
    }
    waiting.push(turn)
  }

  /** Calls `start` when it is its turn, or `refuse`. What has started calls `leave` once. */
  const enter = (start: (leave: () => void) => void, refuse: (reason: Error) => void): void => {
    const begin = () => start(() => startNext(leave))
    if (running < atOnce) {
      running++
      begin()
    } else wait(begin, refuse)
  }

  const run = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      enter(done => Promise.try(work).finally(done).then(resolve, reject), reject)
    })

  return { run, enter }
}
