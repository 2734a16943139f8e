/** The work exceeded its time limit. */
export class TimeoutError extends Error {}

/** Returns the result of the work, or throws TimeLimit if it takes too long. The work itself continues. */
export const withTimeout = async <T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new TimeoutError(`${what} took longer than ${milliseconds / 1000} seconds`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for the work up to a limit. Returns whether it is done. */
export const finishesWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  try {
    await withTimeout(milliseconds, 'The work', work)
    return true
  } catch (error) {
    if (error instanceof TimeoutError) return false
    throw error
  }
}
