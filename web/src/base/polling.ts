interface PollingOptions {
  everyMs: number
  /** The timeout of a request. */
  timeoutMs: number
}

/** The minimum pause, however late a response arrives. */
const MIN_PAUSE_MS = 1_000

const isVisible = () => document.visibilityState === 'visible'

const ended = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))

/**
 * Polls while the page is visible, and at once when it becomes visible again. One request at a time: the next
 * one follows a response or a timeout, so that slow responses still arrive.
 */
export const startPolling = (
  poll: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, timeoutMs }: PollingOptions,
): { pollNow: () => Promise<void>; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let isStopped = false

  const schedule = (waitMs: number) => {
    clearTimeout(timer)
    if (!isStopped && isVisible()) timer = setTimeout(() => void pollNow(), waitMs)
  }
  const pollNow = async (): Promise<void> => {
    if (running || isStopped) return
    clearTimeout(timer)
    const question = new AbortController()
    running = question
    const askedAt = Date.now()
    const limit = setTimeout(() => question.abort(), timeoutMs)
    await Promise.race([poll(question.signal).catch(() => {}), ended(question.signal)])
    clearTimeout(limit)
    running = undefined
    schedule(Math.max(MIN_PAUSE_MS, everyMs - (Date.now() - askedAt)))
  }
  const look = () => {
    if (isVisible()) void pollNow()
    else clearTimeout(timer)
  }
  schedule(everyMs)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return {
    pollNow,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      running?.abort()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    },
  }
}
