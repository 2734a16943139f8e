/**
 * Shares a read between all callers that wait for it. A caller never gets the result of a read that began
 * before the call: it could lack what was committed in between. So at most one read runs, and everybody who
 * calls meanwhile shares the next one.
 */
export const sharedRead = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  // Starts after the callbacks of this turn of the event loop, so that requests that arrived together share it.
  const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

  const start = async (): Promise<T> => {
    await Promise.all([running, nextTurn()])
    const started = read()
    next = undefined
    running = started.catch(() => {})
    return started
  }

  return () => {
    next ??= start()
    return next
  }
}
