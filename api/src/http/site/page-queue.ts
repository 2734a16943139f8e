import { semaphore } from '../../lib/semaphore.ts'

/** How many pages are made at once, and how many may wait for their turn. */
const LIMITS = { atOnce: 8, mostWaiting: 200 }

/**
 * Making a page takes milliseconds of the event loop. Of a thousand that are asked for at once, some wait and the rest are
 * refused; the API gets its turn after each.
 */
export const pageQueue = (limits = LIMITS) =>
  semaphore({ ...limits, startNext: start => setImmediate(start) }).run
