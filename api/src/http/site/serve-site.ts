import { locales } from '@academy/contract/base/locale'
import type { FastifyInstance } from 'fastify'
import { loadContactEmail } from '../../base/association.ts'
import { problem } from '../../base/problem.ts'
import type { PagePreview, Services } from '../../base/services.ts'
import type { Route } from '../bind.ts'
import { openSite, type Site } from './bundle.ts'
import { callApi } from './call-api.ts'
import { pageQueue, pages } from './pages.ts'
import { serveFiles } from './static-files.ts'
import { storedFiles } from './stored-files.ts'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 180

/** The file ends at a midnight, so that it is the same for a day. */
const expiresAfter = (now: Date): string => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight + VALID_DAYS * DAY_MS).toISOString()
}

/** A URI: an address of mail becomes one with its scheme. */
const contactUri = (contact: string) =>
  contact.startsWith('https://') ? contact : `mailto:${encodeURI(contact)}`

/** Says where to report a weakness (RFC 9116). Without a contact that is the contact form. */
export const securityText = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: ${contact ? contactUri(contact) : `${origin}/contact`}`,
    `Expires: ${expiresAfter(now)}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Previews are for the office: they wait for each other and leave the queue of the visitors alone. */
const LIMITS = { atOnce: 1, maxWaiting: 10 }

const SCRIPT_START = '<script'
const SCRIPT_END = '</script>'

/** Removes the scripts of a page. React escapes text, so that only the page's own scripts are found. */
const withoutScripts = (html: string): string => {
  const [before = '', ...parts] = html.split(SCRIPT_START)
  const after = parts.map(part => {
    const end = part.indexOf(SCRIPT_END)
    return end < 0 ? '' : part.slice(end + SCRIPT_END.length)
  })
  return [before, ...after].join('').replaceAll(/<link[^<>]*>/g, link => (isPreload(link) ? '' : link))
}
const isPreload = (link: string) => link.includes('rel="modulepreload"')

/** Renders pages from the same bundle as for visitors. Without scripts: the page is only looked at. */
const previewPages = (origin: string, site: Site, ask: ReturnType<typeof callApi>) => {
  const inTurn = pageQueue(LIMITS)
  const render = async ({ path, locale, replies }: PagePreview): Promise<string> => {
    let failure: unknown
    const load = ask('preview', error => {
      failure = error
    })
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      return Object.hasOwn(replies, pathname) ? Response.json(replies[pathname]) : load(request)
    }
    const { assets } = site
    const page = await site.render({ url: path, origin, locale, nonce: '', assets, fetch })
    if (failure) throw failure
    return withoutScripts(await page.text())
  }
  return (preview: PagePreview): Promise<string> => inTurn(() => render(preview))
}

const HOUR_SECONDS = 3_600

/** Serves the site: built files, which are immutable, and pages, which are rendered for each request. */
export const serveSite = async (app: FastifyInstance, services: Services, routes: Route[]): Promise<void> => {
  const site = openSite()
  const ask = callApi(services, routes)
  if (!site) {
    app.setNotFoundHandler(async () => {
      throw problem('not_found')
    })
    return
  }
  await serveFiles(app)
  // The first page does not wait for it, and neither does the start.
  app.addHook('onListen', done => {
    site.load().catch(error => app.log.error({ err: error }, 'the pages could not be loaded'))
    done()
  })
  const { siteUrl: origin, securityContact } = services.config
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(await site.robots(origin)),
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
