import { problem } from './problem.ts'

const RETRY_SECONDS = 5

interface Limits {
  /** How many tasks run at the same time. */
  atOnce: number
  /** How many tasks may wait; any further one is refused. */
  maxWaiting: number
  /** How long a task waits before it is refused; unlimited by default. */
  waitMs?: number
  /** Schedules the start of the next task after one has finished; immediately by default. */
  startNext?: (start: () => void) => void
}

/**
 * Limits how many tasks run and wait. Tasks start in order of arrival; any more are refused as `unavailable`,
 * with the time after which to retry.
 */
export const semaphore = ({ atOnce, maxWaiting, waitMs, startNext = start => start() }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = () => {
    const start = waiting.shift()
    if (start) start()
    else running--
  }

  const wait = (start: () => void, refuse: (reason: Error) => void) => {
    const refusal = problem('unavailable', { retryAfter: RETRY_SECONDS })
    if (waiting.length >= maxWaiting) return refuse(refusal)
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

  /** Calls `start` when it is the task's turn, or else `refuse`. A started task calls `leave` once. */
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
