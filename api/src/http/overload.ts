import type { FastifyInstance } from 'fastify'
import { problem } from '../lib/problem.ts'
import { type LoopWatch, watchEventLoop } from './event-loop.ts'

const MOST_IN_FLIGHT = 1_000
const RETRY_AFTER_SECONDS = 5

/** Turns requests away while more are served than should be, or while the app closes: a quick 503 beats a hang. */
export const refuseOverload = (
  app: FastifyInstance,
  {
    mostInFlight = MOST_IN_FLIGHT,
    loop = watchEventLoop(),
  }: { mostInFlight?: number; loop?: LoopWatch } = {},
): void => {
  let inFlight = 0
  let closing = false

  /** An answer was sent, or a caller went away. */
  const leave = () => {
    inFlight--
    // Kept alive, an idle connection would hold up the close for more than a minute.
    if (closing) app.server.closeIdleConnections()
  }
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight++
    reply.raw.on('close', leave)
    const refused = closing || inFlight > mostInFlight || loop.isLate()
    done(refused ? problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS }) : undefined)
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onClose', async () => {
    loop.stop()
  })
}
