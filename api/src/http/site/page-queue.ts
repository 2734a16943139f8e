import { semaphore } from '../../lib/semaphore.ts'

/** How many pages are rendered at once, and how many may wait. */
const LIMITS = { atOnce: 8, maxWaiting: 200 }

/**
 * Limits concurrent rendering, which blocks the event loop for milliseconds. Some pages wait, the rest are
 * refused, and the API gets its turn in between.
 */
export const pageQueue = (limits = LIMITS) =>
  semaphore({ ...limits, startNext: start => setImmediate(start) }).run
