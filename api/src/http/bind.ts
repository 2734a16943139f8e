import { Readable } from 'node:stream'
import type { Endpoint } from '@academy/contract/base/endpoint'
import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import type { Locale } from '@academy/contract/base/locale'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpResponse } from '../base/http-response.ts'
import { problem } from '../base/problem.ts'
import type { CallHead, Served } from '../base/serve.ts'
import type { Call, CallUser, Client, Inspect, InvalidCall, Services } from '../base/services.ts'
import { withBody } from './body.ts'
import { localeOf } from './failures.ts'
import {
  clientOf,
  passMaintenance,
  refuseIfErased,
  requireAccess,
  requireRecent,
  requireSecondFactor,
  userOf,
  whilePersonStays,
} from './gates.ts'
import { idIssues, read, refusalOf } from './input.ts'
import { isKnownVersion, sendStored } from './send-prepared.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller?: CallUser | undefined
  }
}

/** An endpoint with the operation that serves it. */
export interface Route {
  endpoint: Endpoint
  serve(services: Services, call: Call<Endpoint>): Promise<unknown>
  check?: ((services: Services, call: CallHead<Endpoint>) => Promise<void>) | undefined
  inspect?: Inspect<Endpoint> | undefined
}

/** Safe in spite of the casts: `perform` parses the call with the endpoint's own schemas. */
export const routeOf = <E extends Endpoint>(operation: Served<E>): Route => {
  const { endpoint, check, inspect } = operation
  return {
    endpoint,
    inspect: inspect && ((services, call) => inspect(services, call as unknown as InvalidCall<E>)),
    check: check && ((services, call) => check(services, call as unknown as CallHead<E>)),
    serve: (services, call) => operation(services, call as unknown as Call<E>),
  }
}

const parseParams = (schema: z.ZodType | undefined, value: unknown): unknown => {
  const parsed = schema?.safeParse(value)
  if (parsed && !parsed.success) throw problem('not_found')
  return parsed?.data
}

/** An unparsed call with its user. */
interface RawCall {
  params: unknown
  query: unknown
  body?: unknown
  user?: CallUser | undefined
  locale: Locale
  address: string
  client?: Client
}

/** Parses a call and runs the operation. */
export const perform = async (services: Services, route: Route, raw: RawCall): Promise<unknown> => {
  const { endpoint, serve } = route
  const params = parseParams(endpoint.params, raw.params)
  const query = read(endpoint.query, raw.query)
  const body = read(endpoint.body, raw.body)
  const issues = [...query.issues, ...body.issues, ...idIssues(endpoint, params, raw.body)]
  if (issues.length > 0) throw await refusalOf(services, route, { ...raw, params }, issues)
  const call = {
    params,
    query: query.data,
    body: body.data,
    user: raw.user,
    locale: raw.locale,
    now: services.clock.now(),
    address: raw.address,
    client: raw.client ?? { agent: '' },
  } as Call<Endpoint>
  if (!endpoint.concerns) return serve(services, call)
  return serve({ ...services, db: whilePersonStays(services.db, endpoint, params) }, call)
}

const sendResponse = ({ headers, body }: HttpResponse<unknown>, reply: FastifyReply) => {
  reply.headers(headers)
  if (isKnownVersion(headers.etag, reply.request.headers['if-none-match'])) {
    if (body instanceof Readable) body.destroy()
    return reply.code(304).removeHeader('content-length').send()
  }
  return reply.send(body)
}

const send = (endpoint: Endpoint, result: unknown, reply: FastifyReply) => {
  reply.code(endpoint.status)
  if (result instanceof HttpResponse) return sendResponse(result, reply)
  // An undefined result is answered without a body.
  if (result === undefined) return reply.code(endpoint.status === 200 ? 204 : endpoint.status).send()
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
}

const cacheControl = ({ cacheable, stored }: Endpoint) => {
  if (cacheable) return `public, max-age=${cacheable}`
  return stored ? 'no-cache' : 'no-store'
}

const authorize = async (
  services: Services,
  { endpoint, check }: Route,
  request: FastifyRequest,
): Promise<void> => {
  request.caller = await userOf(services, request)
  if (!endpoint.inMaintenance) passMaintenance(services, request, request.caller)
  requireAccess(endpoint.access, request.caller)
  requireSecondFactor(services, endpoint, request.caller)
  await requireRecent(services, endpoint, request.caller)
  const params = parseParams(endpoint.params, request.params)
  await refuseIfErased(services.db, endpoint, params)
  await check?.(services, { params, address: request.ip } as CallHead<Endpoint>)
}

/** Registers an endpoint of the contract with Fastify: access, parsing, answer. */
const bind = (app: FastifyInstance, services: Services, route: Route): void => {
  const { endpoint } = route
  const cache = cacheControl(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    // Check before the body is read, so that unauthorized callers cannot send one.
    onRequest: (request, _reply, done) => {
      const isOpen = endpoint.inMaintenance || !services.maintenance.isOn()
      if (isOpen && endpoint.access === 'anyone' && !route.check) done()
      else authorize(services, route, request).then(() => done(), done)
    },
    handler: async (request, reply) => {
      reply.header('cache-control', cache)
      if (endpoint.stored && services.store.isOn)
        return sendStored(services.store, endpoint, reply, call =>
          perform(services, route, { ...call, address: 'everybody' }),
        )
      const result = await withBody(services, endpoint, request, body =>
        perform(services, route, {
          params: request.params,
          query: request.query,
          body,
          user: request.caller,
          locale: localeOf(request),
          address: request.ip,
          client: clientOf(request),
        }),
      )
      return send(endpoint, result, reply)
    },
  })
}

const FORM_LIMITS = {
  fieldSize: 64 * 1024,
  fields: 50,
  files: 1,
  fileSize: MAX_FILE_BYTES,
  parts: 60,
  headerPairs: 50,
}

const IGNORED_BYTES = 4 * 1024

/**
 * Binds every route. Only routes that take forms get the multipart parser: its hooks would slow down every
 * request, and elsewhere a form has to be refused as an unsupported type.
 */
export const bindAll = async (app: FastifyInstance, services: Services, routes: Route[]): Promise<void> => {
  await app.register(async forms => {
    await forms.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
    for (const route of routes) if (route.endpoint.form) bind(forms, services, route)
  })
  await app.register(async ignoring => {
    ignoring.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: IGNORED_BYTES },
      (_request, _body, done) => done(null),
    )
    for (const route of routes) if (route.endpoint.ignoresBody) bind(ignoring, services, route)
  })
  for (const { endpoint, ...route } of routes)
    if (!endpoint.form && !endpoint.ignoresBody) bind(app, services, { endpoint, ...route })
}
