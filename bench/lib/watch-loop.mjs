// Loaded into the server that is measured: tells how long its event loop was held since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 1

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  process.on('message', () => {
    process.send?.({ heldMs: delay.count === 0 ? 0 : Math.max(0, delay.max / 1e6 - RESOLUTION_MS) })
    // Only from the first question on: others that are measured pay nothing for it.
    delay.enable()
    delay.reset()
  })
  process.channel?.unref()
}
