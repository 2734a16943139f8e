import { monitorEventLoopDelay } from 'node:perf_hooks'

const MAX_DELAY_MS = 1_000
const SAMPLE_MS = 500

/** Late means two late samples in a row; one long task is not an overload. */
export const isLate = (previousMs: number, currentMs: number): boolean =>
  Math.min(previousMs, currentMs) > MAX_DELAY_MS

export interface LoopMonitor {
  isLate(): boolean
  stop(): void
}

/** Measures the delay of the event loop. */
export const watchEventLoop = (): LoopMonitor => {
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

/** For tests, whose own work in the same process would count as overload. */
export const noLoopMonitor: LoopMonitor = { isLate: () => false, stop: () => {} }
