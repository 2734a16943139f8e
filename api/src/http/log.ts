import type { FastifyInstance } from 'fastify'

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
      },
      'request',
    )
    done()
  })
}
