import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { problem } from '../lib/problem.ts'

const MOST_IN_FLIGHT = 1_000
const MOST_DELAY_MS = 1_000
const SAMPLE_MS = 500
const RETRY_AFTER_SECONDS = 5

/** Turns requests away while more are served than should be, or while the app closes: a quick 503 beats a hang. */
export const refuseOverload = (app: FastifyInstance, mostInFlight = MOST_IN_FLIGHT): void => {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let delayMs = 0
  let inFlight = 0
  let closing = false
  const sampling = setInterval(() => {
    delayMs = loop.percentile(50) / 1e6
    loop.reset()
  }, SAMPLE_MS)
  sampling.unref()

  app.addHook('onRequest', (_request, reply, done) => {
    inFlight++
    // Whichever comes first: an answer that was sent, or a caller who went away.
    let counted = true
    const leave = () => {
      if (counted) inFlight--
      counted = false
      // Kept alive, an idle connection would hold up the close for more than a minute.
      if (closing) app.server.closeIdleConnections()
    }
    reply.raw.once('finish', leave).once('close', leave)
    const refused = closing || inFlight > mostInFlight || delayMs > MOST_DELAY_MS
    done(refused ? problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS }) : undefined)
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    loop.disable()
  })
}
