import type { FastifyInstance } from 'fastify'
import type { RequestMetrics } from '../base/metrics/request-metrics.ts'

// Answers to a survey are anonymous: the address could show whose they are.
const isOfSurvey = (url: string) => /^\/(api\/)?feedback(\/|$)/i.test(url)

/**
 * Logs one line per request, with the route instead of the address, because links contain signatures and
 * tokens.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.caller?.id,
        address: isOfSurvey(request.url) ? undefined : request.ip,
      },
      'request',
    )
    done()
  })
}

/** Counts each answer by its route, never by its address: addresses are many, and some are secret. */
export const observeRequests = (app: FastifyInstance, requests: RequestMetrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'page' : (request.routeOptions.url ?? 'page')
    requests.observe(request.method, route, reply.statusCode, reply.elapsedTime)
    done()
  })
}
