import { defaultLocale, type Locale } from '@academy/contract/base/locale'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { isMemberPage } from './app/all-routes.ts'
import { collectIslands } from './app/content/collect-islands.ts'
import { manifestJson } from './app/manifest.ts'
import { createAppRouter } from './app/router.tsx'
import { routeTree } from './app/routes.tsx'
import { robotsText, sitemapXml } from './app/sitemap.ts'
import { loadCurrentAcademy } from './areas/programme/academy/api.ts'
import { loadSite } from './areas/site/association/site.ts'
import { makeCall } from './base/api-client.ts'
import { ApiError } from './base/api-errors.ts'
import type { Assets } from './base/pages/context.ts'
import { IslandCollectorContext } from './base/pages/island.tsx'
import { pathOf } from './base/pages/navigation.ts'
import { paths } from './base/pages/paths.ts'
import { isContentPage, pagesOf } from './base/pages/records.ts'

const ACCOUNT_PATHS = '/auth/'

type AppRouter = ReturnType<typeof createAppRouter<typeof routeTree>>

interface Site {
  origin: string
  /** The API, in the same process. */
  fetch(request: Request): Promise<Response>
}

interface PageRequest extends Site {
  /** Path and query. */
  url: string
  locale: Locale
  nonce: string
  /**
   * `account`: the script of the pages below /auth, and what it imports. What the other script loads: outside of the pages of
   * members (`allRoutes`), around these pages (`members`), and on the first of them.
   */
  assets: Assets & {
    account: Pick<Assets, 'script' | 'imports'>
    allRoutes: string[]
    members: Pick<Assets, 'imports' | 'styles'>
    overview: string[]
  }
}

const assetsFor = ({ url, assets }: PageRequest): Assets => {
  if (url.startsWith(ACCOUNT_PATHS)) return { ...assets, ...assets.account }
  const { imports, styles, members, allRoutes, overview } = assets
  const path = pathOf(url)
  if (!isMemberPage(path)) return { ...assets, imports: [...imports, ...allRoutes] }
  return {
    ...assets,
    imports: [...imports, ...members.imports, ...(path === paths.PersonalHomeView ? overview : [])],
    styles: [...styles, ...members.styles],
  }
}

const serverCall = ({ origin, fetch }: Site, locale: Locale) =>
  makeCall({ origin, locale: () => locale, token: () => undefined, fetch })

// React's marker for a boundary that failed.
const LEFT_OUT = '<!--$!-->'

const failureIn = (page: ReactNode) =>
  new Promise<unknown>(resolve => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve(new Error('Render failed')) })
  })

/** React silently leaves failed boundaries to the browser. A second render returns the error. */
const renderWhole = async (page: ReactNode): Promise<string> => {
  const html = renderToString(page)
  if (html.includes(LEFT_OUT)) throw await failureIn(page)
  return html
}

// 503 for a temporary failure, so that crawlers come back.
const statusOf = (error: unknown) => (error instanceof ApiError && error.status !== 500 ? 503 : 500)

/** Returns the status that the loader of a page has set, for example 410 for a link that was used. */
const ownStatusOf = (matches: readonly { loaderData?: unknown }[]): number | undefined => {
  const data = matches.at(-1)?.loaderData
  const isOwn = typeof data === 'object' && data !== null && 'httpStatus' in data
  return isOwn ? Number(data.httpStatus) : undefined
}

// What was not found is a page that leads elsewhere.
const isContent = (router: AppRouter) => isContentPage(router.state.matches) && getSsrStatus(router) !== 404

/** The HTML of a page that the browser hydrates, with the data of its loaders. */
const appOf = async (router: AppRouter): Promise<string> =>
  transformHtmlStringWithRouter(router, await renderWhole(<RouterServer router={router} />))

/** The HTML of a content page: no data, and islands that the browser hydrates one by one. */
const contentOf = async (router: AppRouter): Promise<string> => {
  const islands = collectIslands()
  const page = (
    <IslandCollectorContext value={islands}>
      <RouterServer router={router} />
    </IslandCollectorContext>
  )
  return `<!DOCTYPE html>${islands.fill(await renderWhole(page))}`
}

/** Renders the page of a URL as complete HTML. Throws errors of routes without an error component. */
export const render = (page: PageRequest): Promise<Response> => {
  const { url, origin, locale, nonce } = page
  const assets = assetsFor(page)
  const call = serverCall(page, locale)
  const createRouter = () => createAppRouter(routeTree, { locale, call, origin, assets }, nonce)
  // The path is appended, not resolved: a URL that starts with two slashes must not change the host.
  const handle = createRequestHandler({ createRouter, request: new Request(origin + url) })
  return handle(async ({ router, responseHeaders: headers }) => {
    const failed = router.state.matches.find(match => match.status === 'error')
    if (failed && !router.routesById[failed.routeId].options.errorComponent) throw failed.error
    return new Response(await (isContent(router) ? contentOf : appOf)(router), {
      status: failed ? statusOf(failed.error) : (ownStatusOf(router.state.matches) ?? getSsrStatus(router)),
      headers,
    })
  })
}

/** Renders the maintenance page for any URL; an inline script replaces the URL before hydration. */
export const renderMaintenance = async (page: PageRequest): Promise<Response> => {
  // Keeps the requested URL for the return.
  const address = `${paths.Maintenance}?return=${encodeURIComponent(page.url)}`
  const rendered = await render({ ...page, url: address })
  // The script removes itself before hydration, which expects only its own tags.
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
  const assets = { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } }
  const router = createAppRouter(routeTree, { locale: defaultLocale, call, origin: site.origin, assets })
  return sitemapXml(
    site.origin,
    pagesOf(router.routesById),
    academy?.master_classes.map(({ id }) => id) ?? [],
  )
}

export const manifest = async (site: Site, locale: Locale): Promise<string> =>
  manifestJson(await loadSite(serverCall(site, locale), locale))

export { storedAddress } from './app/stored-address.ts'
export { robotsText as robots }
