import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { loadContactEmail } from '../../base/association.ts'
import { problem } from '../../base/problem.ts'
import type { Services } from '../../base/services.ts'
import type { Route } from '../bind.ts'
import { clientFolder, loadBundle } from './bundle.ts'
import { callApi } from './call-api.ts'
import { pages } from './pages.ts'
import { previewPages } from './preview-pages.ts'
import { securityText } from './security-text.ts'
import { storedFiles } from './stored-files.ts'

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
  const { sitemap, manifest } = storedFiles(services, site, ask)
  app.get('/sitemap.xml', sitemap)
  app.get('/manifest.webmanifest', manifest)
  services.renderPreview = previewPages(origin, site, ask)
  app.setNotFoundHandler(pages(services, site, ask))
}
