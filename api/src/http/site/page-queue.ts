import { problem } from '../../lib/problem.ts'

/** How many pages are made at once, and how many may wait for their turn. */
const LIMITS = { atOnce: 8, mostWaiting: 200 }

const RETRY_AFTER_SECONDS = 5

/**
 * Making a page takes milliseconds of the event loop. Of a thousand that are asked for at once, some wait and the rest are
 * refused; the API gets its turn after each.
 */
export const pageQueue = ({ atOnce, mostWaiting } = LIMITS) => {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async <T>(make: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (waiting.length < mostWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    try {
      return await make()
    } finally {
      setImmediate(leave)
    }
  }
}
