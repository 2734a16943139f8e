import { monitorEventLoopDelay } from 'node:perf_hooks'

const MOST_DELAY_MS = 1_000
const SAMPLE_MS = 500

/** One long task is no overload; a loop that is late in two samples one after the other is. */
export const isLate = (previousMs: number, currentMs: number): boolean =>
  Math.min(previousMs, currentMs) > MOST_DELAY_MS

export interface LoopWatch {
  isLate(): boolean
  stop(): void
}

/** Watches how late the event loop is. */
export const watchEventLoop = (): LoopWatch => {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let previous = 0
  let current = 0
  const sampling = setInterval(() => {
    previous = current
    current = loop.percentile(50) / 1e6
    loop.reset()
  }, SAMPLE_MS)
  sampling.unref()
  return {
    isLate: () => isLate(previous, current),
    stop: () => {
      clearInterval(sampling)
      loop.disable()
    },
  }
}

/** Where the caller shares the process, as tests do: what they reckon themselves is no overload. */
export const unwatchedLoop: LoopWatch = { isLate: () => false, stop: () => {} }
