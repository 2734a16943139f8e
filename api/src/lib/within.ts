/** The work took too long. */
export class TimeLimit extends Error {}

/** The outcome of the work, or a TimeLimit when it takes longer than that. The work itself goes on unwatched. */
export const within = async <T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new TimeLimit(`${what} took longer than ${milliseconds / 1000} seconds`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for the work, but not longer; returns whether it is done. */
export const isDoneWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  try {
    await within(milliseconds, 'The work', work)
    return true
  } catch (error) {
    if (error instanceof TimeLimit) return false
    throw error
  }
}
