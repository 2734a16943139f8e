import './followers.ts'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { problem } from './base/problem.ts'
import type { Services } from './base/services.ts'
import { arrivalTimeouts, watchArrivingBodies } from './http/arriving-bodies.ts'
import { bindAll } from './http/bind.ts'
import { parseJson } from './http/body.ts'
import { cutConnectionsOnClose, refusePipelining } from './http/connections.ts'
import { addDocumentation } from './http/documentation.ts'
import { answerFailure } from './http/failures.ts'
import { securityHeaders } from './http/headers.ts'
import { logRequests, observeRequests } from './http/log.ts'
import { noLoopMonitor, refuseOverload } from './http/overload.ts'
import { serveSite } from './http/site/serve-site.ts'
import { routes } from './routes.ts'

const JSON_LIMIT = 256 * 1024

// PostgreSQL quotes the refused row in these fields, which may contain personal data.
const QUOTED = { paths: ['err.detail', 'err.where'], remove: true }

/** Matches no page and no endpoint, so the answer is 404. */
const NO_MATCH = '/api/*'

/**
 * Returns the path and query of a request target. Proxies may send an absolute URL (`GET http://host/path`,
 * RFC 9112). Anything else, such as the `*` of OPTIONS, matches nothing.
 */
const pathOf = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (address === undefined) return NO_MATCH
  const path = target.slice(address.length)
  return path.startsWith('/') ? path : `/${path}`
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A path that cannot be decoded is that of no page. The API refuses it itself. */
const decodable = (target: string): string => {
  const [path = ''] = target.split('?')
  return path.startsWith('/api/') || isDecodable(path) ? target : encodeURI(target)
}

interface LogStream {
  write(line: string): void
}

/** Builds the API without the site. Logs to standard output unless a stream is given. */
export const buildApi = async (services: Services, stream?: LogStream): Promise<FastifyInstance> => {
  const { config } = services
  const secure = securityHeaders(config.isProduction)
  const app = Fastify({
    logger: { level: config.logLevel, base: null, redact: QUOTED, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: JSON_LIMIT,
    ...arrivalTimeouts,
    // The overload guard sends the 503, in the usual problem format.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url }) => decodable(pathOf(url ?? '/')),
    routerOptions: { maxParamLength: 200 },
    // Requests whose path cannot be decoded never reach the hooks, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply)
      answerFailure(error, request, reply)
    },
  })
  app.setErrorHandler(answerFailure)
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
  cutConnectionsOnClose(app)
  refusePipelining(app)
  watchArrivingBodies(app)
  refuseOverload(app, config.isTest ? { loop: noLoopMonitor } : {})
  logRequests(app)
  if (services.requests) observeRequests(app, services.requests)
  await bindAll(app, services, routes)
  addDocumentation(app)
  for (const unknown of ['/api', '/api/*'])
    app.all(unknown, async () => {
      throw problem('not_found')
    })
  return app
}

/** Builds the whole application, API and site, without listening. */
export const buildApp = async (services: Services, stream?: LogStream): Promise<FastifyInstance> => {
  const app = await buildApi(services, stream)
  await serveSite(app, services, routes)
  return app
}
