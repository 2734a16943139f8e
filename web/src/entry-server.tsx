import { defaultLocale, type Locale } from '@academy/contract/locale'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { Assets } from './app/context.ts'
import { paths } from './app/paths.ts'
import { pagesOf } from './app/records.ts'
import { createAppRouter } from './app/router.tsx'
import { robotsText, sitemapXml } from './app/sitemap.ts'
import { loadCurrentAcademy } from './features/academy/api.ts'
import { makeCall } from './lib/api-client.ts'
import { ApiError } from './lib/api-errors.ts'

interface Site {
  origin: string
  /** The API, which is the same process. */
  fetch(request: Request): Promise<Response>
}

interface PageRequest extends Site {
  /** Path and query. */
  url: string
  locale: Locale
  nonce: string
  assets: Assets
}

const serverCall = ({ origin, fetch }: Site, locale: Locale) =>
  makeCall({ origin, locale: () => locale, token: () => undefined, fetch })

// What React writes in the place of a part that failed.
const LEFT_OUT = '<!--$!-->'

const failureIn = (page: ReactNode) =>
  new Promise<unknown>(resolve => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve(new Error('A part failed')) })
  })

/** React would leave what fails to the browser and say nothing. A second rendering tells the reason. */
const renderWhole = async (page: ReactNode): Promise<string> => {
  const html = renderToString(page)
  if (html.includes(LEFT_OUT)) throw await failureIn(page)
  return html
}

// Away for the moment: it is worth coming back.
const statusOf = (error: unknown) => (error instanceof ApiError && error.status !== 500 ? 503 : 500)

/** Renders the page of an address as finished HTML. What nobody has written an error page for is thrown. */
export const render = (page: PageRequest): Promise<Response> => {
  const { url, origin, locale, nonce, assets } = page
  const call = serverCall(page, locale)
  const createRouter = () => createAppRouter({ locale, call, origin, assets }, nonce)
  // The path is appended, not resolved: an address that starts with two slashes must not name another host.
  const handle = createRequestHandler({ createRouter, request: new Request(origin + url) })
  return handle(async ({ router, responseHeaders: headers }) => {
    const failed = router.state.matches.find(match => match.status === 'error')
    if (failed && !router.routesById[failed.routeId].options.errorComponent) throw failed.error
    const html = await renderWhole(<RouterServer router={router} />)
    return new Response(await transformHtmlStringWithRouter(router, html), {
      status: failed ? statusOf(failed.error) : getSsrStatus(router),
      headers,
    })
  })
}

/** The page of the maintenance mode, for any address: before it comes to life it takes its own. */
export const renderMaintenance = async (page: PageRequest): Promise<Response> => {
  // It keeps the way back: where one wanted to go.
  const address = `${paths.Maintenance}?return=${encodeURIComponent(page.url)}`
  const rendered = await render({ ...page, url: address })
  // Gone before the page is hydrated, which expects its own tags alone.
  const takeAddress = `document.currentScript.remove();history.replaceState(null,'',${JSON.stringify(address)})`
  const html = (await rendered.text()).replace(
    '<head>',
    `<head><script nonce="${page.nonce}">${takeAddress}</script>`,
  )
  return new Response(html, rendered)
}

export const sitemap = async (site: Site): Promise<string> => {
  const call = serverCall(site, defaultLocale)
  const academy = await loadCurrentAcademy(call)
  const assets = { script: '', imports: [], styles: [] }
  const router = createAppRouter({ locale: defaultLocale, call, origin: site.origin, assets })
  return sitemapXml(
    site.origin,
    pagesOf(router.routesById),
    academy?.master_classes.map(({ id }) => id) ?? [],
  )
}

export { robotsText as robots }
