import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { loadContactEmail } from '../../lib/association.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import type { Route } from '../bind.ts'
import { passMaintenance } from '../maintenance-gate.ts'
import { clientFolder, loadBundle } from './bundle.ts'
import { callApi } from './call-api.ts'
import { localeOf, pages, reporter } from './pages.ts'
import { previewPages } from './preview-pages.ts'
import { securityText } from './security-text.ts'

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600

/** The names of built files change with their content. A list has many drawings, which hardly ever change. */
const cacheOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/portraits/') ? `public, max-age=${DAY_SECONDS}` : 'no-cache'
}

/** Serves the site: built files, which are immutable, and pages, which are rendered for each request. */
export const serveSite = async (app: FastifyInstance, services: Services, routes: Route[]): Promise<void> => {
  const site = await loadBundle()
  const ask = callApi(services, routes)
  if (!site) {
    app.setNotFoundHandler(async () => {
      throw problem('not_found')
    })
    return
  }
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(path))
    },
  })
  const { siteUrl: origin, securityContact } = services.config
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(site.robots(origin)),
  )
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(
        securityText(origin, securityContact ?? (await loadContactEmail(services.db)), services.clock.now()),
      ),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    passMaintenance(services, request)
    return reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/xml; charset=utf-8')
      .send(await site.sitemap({ origin, fetch: ask(request.ip, reporter(request)) }))
  })
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(await site.manifest({ origin, fetch: ask(request.ip, reporter(request)) }, localeOf(request))),
  )
  services.renderPreview = previewPages(origin, site, ask)
  app.setNotFoundHandler(pages(services, site, ask))
}
