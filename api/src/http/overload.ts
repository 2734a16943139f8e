import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../base/problem.ts'
import { hasBody } from './arriving-bodies.ts'

const MAX_DELAY_MS = 1_000
const SAMPLE_MS = 500

/** Late means two late samples in a row; one long task is not an overload. */
export const isLate = (previousMs: number, currentMs: number): boolean =>
  Math.min(previousMs, currentMs) > MAX_DELAY_MS

interface LoopMonitor {
  isLate(): boolean
  stop(): void
}

/** Measures the delay of the event loop. */
const watchEventLoop = (): LoopMonitor => {
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

const MAX_IN_FLIGHT = 1_000
// Most pages come from the store, and the rest wait in a queue of their own.
const MAX_PAGES_IN_FLIGHT = 10_000
const RETRY_AFTER_SECONDS = 5

/** Whether the request has a body that is read. The body of a GET is ignored. */
const isRead = (request: FastifyRequest) => !['GET', 'HEAD'].includes(request.method) && hasBody(request)

/**
 * Refuses requests with 503 while too many are in flight or the app is closing: a fast refusal is better than
 * a hang.
 */
export const refuseOverload = (
  app: FastifyInstance,
  { maxInFlight = MAX_IN_FLIGHT, loop = watchEventLoop() }: { maxInFlight?: number; loop?: LoopMonitor } = {},
): void => {
  const inFlight = { page: 0, call: 0 }
  const max = { page: MAX_PAGES_IN_FLIGHT, call: maxInFlight }
  let closing = false

  const refusal = (isRefused: boolean) =>
    isRefused ? problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS }) : undefined

  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.is404 ? 'page' : 'call'
    let isCounted = false
    const enter = () => {
      // Answered before the body arrived.
      if (reply.raw.writableEnded || reply.raw.destroyed) return
      inFlight[kind]++
      isCounted = true
    }
    // The answer is sent, or the client has disconnected.
    reply.raw.on('close', () => {
      if (isCounted) inFlight[kind]--
      // An idle keep-alive connection would delay closing for more than a minute.
      if (closing) app.server.closeIdleConnections()
    })
    // Count a request once its body has arrived: a slow sender must not block everyone else.
    if (isRead(request)) request.raw.once('end', enter)
    else enter()
    done(refusal(closing || inFlight[kind] > max[kind] || loop.isLate()))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    done(refusal(isRead(request) && inFlight.call > max.call))
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onClose', async () => {
    loop.stop()
  })
}
