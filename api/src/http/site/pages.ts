import { type Locale, pageLocaleOf } from '@academy/contract/base/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problem } from '../../base/problem.ts'
import { type PreparedResponse, prepare } from '../../base/response-store/prepared.ts'
import { semaphore } from '../../base/semaphore.ts'
import type { Services } from '../../base/services.ts'
import { isBlocked, RETRY_AFTER_SECONDS } from '../gates.ts'
import { pagePolicy } from '../headers.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { Site } from './bundle.ts'
import type { callApi } from './call-api.ts'
import { pageRenderer } from './render-page.ts'

const texts = {
  en: {
    title: 'Something went wrong',
    text: 'This page could not be shown. We have been told about it. Please try again in a moment.',
    home: 'To the home page',
    reference: 'Reference',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden. Wir wissen davon. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zur Startseite',
    reference: 'Kennung',
  },
} satisfies Record<Locale, object>

interface Failed {
  locale: Locale
  requestId: string
  styles: string[]
}

/** Fallback page for when the site cannot be rendered. Needs nothing else and does not reveal the reason. */
const failurePage = ({ locale, requestId, styles }: Failed): string => {
  const { title, text, home, reference } = texts[locale]
  const links = styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${links}</head>
<body><main class="page"><h1>${title}</h1><p class="page-lead">${text}</p>
<p class="page-action"><a class="button" href="/">${home}</a></p>
<p class="page-action"><small>${reference}: ${requestId}</small></p></main></body></html>`
}

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

/**
 * Returns the address without slashes at its end; undefined if it has none there. It begins with one slash, because
 * two, or a backslash, would lead to another host.
 */
export const withoutSlashes = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1)
  if (!/^\/[\w%]/.test(path) || !path.endsWith('/')) return undefined
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end) + url.slice(path.length)
}

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

const headersOf = (locale: Locale, status: number) => ({
  'content-language': locale,
  'cache-control': 'no-cache',
  vary: 'Accept-Language, Cookie, Accept-Encoding',
  ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
})

/** Sends the page of every address that is neither a file nor the API. */
export const pages = (services: Services, site: Site, ask: ReturnType<typeof callApi>) => {
  const { maintenance, store } = services
  const inTurn = pageQueue()
  const render = pageRenderer(services, site, ask)

  /** Returns the page of an address that is stored. Nothing of the request reaches it but address and language. */
  const stored = (url: string, locale: Locale, report: (error: unknown) => void) => {
    const make = (report: (error: unknown) => void) => () =>
      inTurn(() => render({ url, locale, visitor: 'everybody', report }))
    return store.get({ key: `page ${locale} ${url}`, make: make(report), remake: make(() => {}) })
  }

  const renderedFor = async (
    request: FastifyRequest,
    locale: Locale,
    report: (error: unknown) => void,
  ): Promise<PreparedResponse> => {
    const { url, ip: visitor } = request
    const isInMaintenance = isBlocked(services, request)
    return prepare(await inTurn(() => render({ url, locale, visitor, isInMaintenance, report })))
  }

  const failed = (error: unknown, request: FastifyRequest, locale: Locale, isLogged: boolean) => {
    const refused = statusOfRefusal(error)
    if (!refused || (refused === 500 && !isLogged)) reporter(request)(error)
    const body = failurePage({ locale, requestId: request.id, styles: site.assets.styles })
    const headers = {
      'content-type': HTML,
      'content-security-policy': pagePolicy({ scripts: [], styles: [] }),
    }
    return prepare({ status: refused ?? 500, headers, body })
  }

  const pageFor = async (request: FastifyRequest, locale: Locale, address: string | undefined) => {
    // Many wait for the same page; the reason of a failure is logged for each of them, once for all that the page asked for.
    let isLogged = false
    const report = (error: unknown) => {
      if (isLogged) return
      isLogged = true
      reporter(request)(error)
    }
    try {
      return await (address ? stored(address, locale, report) : renderedFor(request, locale, report))
    } catch (error) {
      if (error instanceof Problem) throw error
      return await failed(error, request, locale, isLogged)
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) throw problem('not_found')
    // Outside of maintenance mode its page redirects to the home page, also for people who reload it.
    if (/^\/maintenance\/?(\?|$)/.test(request.url) && !maintenance.isOn())
      return reply.header('cache-control', 'no-cache').redirect('/', 307)
    const isOpen = !isBlocked(services, request)
    const lasting = isOpen && withoutSlashes(request.url)
    if (lasting) return reply.header('cache-control', 'no-cache').redirect(lasting, 308)
    const locale = localeOf(request)
    // If the site cannot be loaded, rendering says why.
    const address =
      store.isOn && isOpen ? await site.storedAddress(request.url).catch(() => undefined) : undefined
    const page = await pageFor(request, locale, address)
    return sendPrepared(reply, page, {
      headers: headersOf(locale, page.status),
      hasTag: address !== undefined && page.status === 200,
    })
  }
}
