import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../lib/problem.ts'
import { hasBody } from './arriving-bodies.ts'
import { type LoopWatch, watchEventLoop } from './event-loop.ts'

const MOST_IN_FLIGHT = 1_000
const RETRY_AFTER_SECONDS = 5

/** Whether the request has a body that is waited for. What comes with a GET nobody reads. */
const isRead = (request: FastifyRequest) => !['GET', 'HEAD'].includes(request.method) && hasBody(request)

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

  const refusal = (isRefused: boolean) =>
    isRefused ? problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS }) : undefined

  app.addHook('onRequest', (request, reply, done) => {
    let isCounted = false
    const enter = () => {
      // Answered before its body had arrived.
      if (reply.raw.writableEnded || reply.raw.destroyed) return
      inFlight++
      isCounted = true
    }
    // An answer was sent, or a caller went away.
    reply.raw.on('close', () => {
      if (isCounted) inFlight--
      // Kept alive, an idle connection would hold up the close for more than a minute.
      if (closing) app.server.closeIdleConnections()
    })
    // A body that is still on its way is no load: whoever sends it slowly must not shut out everybody else.
    if (isRead(request)) request.raw.once('end', enter)
    else enter()
    done(refusal(closing || inFlight > mostInFlight || loop.isLate()))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    done(refusal(isRead(request) && inFlight > mostInFlight))
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onClose', async () => {
    loop.stop()
  })
}
