import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales, pickLocale } from '@academy/contract/locale'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../lib/problem.ts'
import { pagePolicy } from './headers.ts'

const built = new URL('../../../web/dist/', import.meta.url)

/** What the server half of the site offers; its source is web/src/entry-server.tsx. */
interface SiteBundle {
  render(page: {
    url: string
    origin: string
    locale: string
    nonce: string
    assets: { script: string; styles: string[] }
    fetch(request: Request): Promise<Response>
  }): Promise<Response>
}

const loadSite = async () => {
  const bundle = new URL('server/entry-server.js', built)
  if (!existsSync(bundle)) return undefined
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('client/.vite/manifest.json', built), 'utf8'),
  )
  const assets = {
    script: `/${manifest['src/entry-client.tsx']?.file}`,
    styles: [`/${manifest['style.css']?.file}`],
  }
  const { render } = (await import(bundle.href)) as SiteBundle
  return { render, assets }
}

/** The switch of the page remembers its choice in a cookie; without it the browser's languages decide. */
const pageLocaleOf = ({ headers }: FastifyRequest) => {
  const chosen = /(?:^|;\s*)locale=(\w\w)/.exec(headers.cookie ?? '')?.[1]
  return locales.find(locale => locale === chosen) ?? pickLocale(headers['accept-language'])
}

/** Answers a request of the page's own loaders without a network. */
const answerFrom = (app: FastifyInstance, caller: FastifyRequest) => async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  const response = await app.inject({
    method: 'GET',
    url: pathname + search,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(caller.headers.cookie && { cookie: caller.headers.cookie }),
    },
    remoteAddress: caller.ip,
  })
  const body = response.statusCode === 204 ? null : response.payload
  return new Response(body, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  })
}

/** The site: built files, which never change under their name, and pages, which are rendered for each request. */
export const serveSite = async (app: FastifyInstance, siteUrl: string): Promise<void> => {
  const site = await loadSite()
  if (site)
    await app.register(fastifyStatic, {
      root: fileURLToPath(new URL('client/', built)),
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/assets/')
    if (!site || !asksForPage) throw problem('not_found')
    const nonce = randomBytes(16).toString('base64url')
    const locale = pageLocaleOf(request)
    const page = await site.render({
      url: request.url,
      origin: siteUrl,
      locale,
      nonce,
      assets: site.assets,
      fetch: answerFrom(app, request),
    })
    return reply
      .code(page.status)
      .headers(Object.fromEntries(page.headers))
      .headers({
        'content-security-policy': pagePolicy(nonce),
        'content-language': locale,
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Cookie',
      })
      .send(await page.text())
  })
}
