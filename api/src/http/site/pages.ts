import { randomBytes } from 'node:crypto'
import { type Locale, pageLocaleOf } from '@academy/contract/lib/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../lib/problem.ts'
import { semaphore } from '../../lib/semaphore.ts'
import type { Services } from '../../lib/services.ts'
import { pagePolicy } from '../headers.ts'
import { isBlocked, RETRY_AFTER_SECONDS } from '../maintenance-gate.ts'
import type { loadBundle } from './bundle.ts'
import type { callApi } from './call-api.ts'
import { compress } from './compress.ts'
import { failurePage } from './failure-page.ts'

type Site = NonNullable<Awaited<ReturnType<typeof loadBundle>>>

const HTML = 'text/html; charset=utf-8'
// Errors of the API are already logged and shown by the page; any other error is logged here.
const statusOfRefusal = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || error.name !== 'ApiError') return undefined
  return Reflect.get(error, 'status') === 500 ? 500 : 503
}

const asksForPage = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && !url.startsWith('/assets/')

export const localeOf = ({ query, headers }: FastifyRequest): Locale =>
  pageLocaleOf({
    lang: (query as { lang?: unknown }).lang,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  })

/** How many pages are rendered at once, and how many may wait. */
const PAGE_LIMITS = { atOnce: 8, maxWaiting: 200 }

/**
 * Limits concurrent rendering, which blocks the event loop for milliseconds. Some pages wait, the rest are
 * refused, and the API gets its turn in between.
 */
export const pageQueue = (limits = PAGE_LIMITS) =>
  semaphore({ ...limits, startNext: start => setImmediate(start) }).run

/** Logs why a page could not be rendered. */
export const reporter = (request: FastifyRequest) => (error: unknown) =>
  request.log.error({ err: error }, 'page failed')

/** Renders the page of every address that is neither a file nor the API. */
export const pages = (services: Services, site: Site, ask: ReturnType<typeof callApi>) => {
  const { maintenance, config } = services
  const { assets } = site
  const inTurn = pageQueue()

  const make = async (request: FastifyRequest, locale: Locale, nonce: string) => {
    const report = reporter(request)
    const page = {
      url: request.url,
      origin: config.siteUrl,
      locale,
      nonce,
      assets,
      fetch: ask(request.ip, report),
    }
    try {
      if (!isBlocked(services, request)) return await site.render(page)
      const { headers, body } = await site.renderMaintenance(page)
      return new Response(body, { status: 503, headers })
    } catch (error) {
      const refused = statusOfRefusal(error)
      if (!refused) report(error)
      const html = failurePage({ locale, requestId: request.id, styles: assets.styles })
      return new Response(html, { status: refused ?? 500, headers: { 'content-type': HTML } })
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) throw problem('not_found')
    // Outside of maintenance mode its page redirects to the home page, also for people who reload it.
    if (/^\/maintenance\/?(\?|$)/.test(request.url) && !maintenance.isOn())
      return reply.header('cache-control', 'no-cache').redirect('/', 307)
    const nonce = randomBytes(16).toString('base64url')
    const locale = localeOf(request)
    const page = await inTurn(() => make(request, locale, nonce))
    const { headers, body } = await compress(await page.text(), request.headers['accept-encoding'])
    return reply
      .code(page.status)
      .headers(Object.fromEntries(page.headers))
      .headers({
        'content-security-policy': pagePolicy(nonce),
        'content-language': locale,
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        ...(page.status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
        ...headers,
      })
      .send(body)
  }
}
