interface Beat {
  everyMs: number
  /** After so long a question is given up. */
  limitMs: number
}

/** However late an answer comes, the server gets a moment. */
const SHORTEST_PAUSE_MS = 1_000

const isVisible = () => document.visibilityState === 'visible'

const ended = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))

/**
 * Asks again and again while somebody looks at the page, and at once when they come back to it. There is one question at a
 * time: the next one follows an answer, or the end of the patience with it, so that slow answers are still heard.
 */
export const startPolling = (
  ask: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, limitMs }: Beat,
): { askNow: () => Promise<void>; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let isStopped = false

  const schedule = (waitMs: number) => {
    clearTimeout(timer)
    if (!isStopped && isVisible()) timer = setTimeout(() => void askNow(), waitMs)
  }
  const askNow = async (): Promise<void> => {
    if (running || isStopped) return
    clearTimeout(timer)
    const question = new AbortController()
    running = question
    const askedAt = Date.now()
    const limit = setTimeout(() => question.abort(), limitMs)
    await Promise.race([ask(question.signal).catch(() => {}), ended(question.signal)])
    clearTimeout(limit)
    running = undefined
    schedule(Math.max(SHORTEST_PAUSE_MS, everyMs - (Date.now() - askedAt)))
  }
  const look = () => {
    if (isVisible()) void askNow()
    else clearTimeout(timer)
  }
  schedule(everyMs)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return {
    askNow,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      running?.abort()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    },
  }
}
