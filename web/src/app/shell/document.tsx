import '../../ui/fonts.css'
import '../../ui/tokens.css'
import '../../ui/base.css'
import './navigation-progress.css'
import sans from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2?url'
import { getRouteApi, HeadContent, Outlet, Scripts, useRouter, useRouterState } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { rememberSite } from '../../areas/site/association/site.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import type { AppContext } from '../../base/pages/context.ts'
import { IslandCollectorContext } from '../../base/pages/island.tsx'
import { recordOf } from '../../base/pages/records.ts'
import { SiteContext } from '../../base/site.ts'
import { finishContent, keepEarlyClick } from '../content/inline-scripts.ts'
import { ContentServices } from '../content/services.tsx'
import { PageServices } from '../page-services.tsx'

/** Announces client-side navigations to screen readers like full page loads. */
const RouteAnnouncer = () => {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        // The browser announces the first page itself; changes of the query or fragment are not page changes.
        if (!fromLocation || !pathChanged || toLocation.hash) return
        focusHeading()
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

// Otherwise the focus would stay in the menu, or on a link that is gone. A page that focuses one of its own
// fields keeps the focus.
const focusHeading = () => {
  const main = document.querySelector<HTMLElement>('main')
  const place = document.querySelector<HTMLElement>('h1') ?? main
  if (!place || main?.contains(document.activeElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

// Faster navigations show nothing.
const DELAY_MS = 200

/** A thin progress bar for slow navigations. Completed ones are announced by RouteAnnouncer. */
const NavigationProgress = () => {
  const isLoading = useRouterState({ select: state => state.isLoading })
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLong, DELAY_MS, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])
  return isLong ? <div className="navigation-progress" aria-hidden="true" /> : null
}

// Runs before the first paint, so that CSS shows the right menu (member or guest) without a flash.
const markSession = `try{document.documentElement.dataset.session=localStorage.getItem('user')?'in':'out'}catch{}`

const rootRoute = getRouteApi('__root__')

/** The whole document. The browser hydrates it, except for content pages. */
export const Document = () => {
  const router = useRouter()
  const { locale, assets } = router.options.context as AppContext
  const nonce = router.options.ssr?.nonce
  const site = rootRoute.useLoaderData()
  useEffect(() => rememberSite(site), [site])
  const isContent = use(IslandCollectorContext) !== undefined
  const { script, imports } = isContent ? assets.content : assets
  const isForGuests = useRouterState({ select: state => recordOf(state.matches)?.access === 'guests' })
  const afterLogin = isContent && isForGuests ? assets.content.afterLogin.join(' ') : undefined
  return (
    <html lang={locale} data-session="out" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131916" />
        {[serif, sans].map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <HeadContent />
        {assets.styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Low priority, as the script itself. */}
        {imports.map(href => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markSession }} />
        {isContent && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: keepEarlyClick }} />
        )}
      </head>
      <body>
        <LocaleContext value={locale}>
          <SiteContext value={site}>
            {isContent ? <ContentServices /> : <PageServices />}
            {!isContent && <NavigationProgress />}
            <Outlet />
            {!isContent && <RouteAnnouncer />}
          </SiteContext>
        </LocaleContext>
        {!isContent && <Scripts />}
        {isContent && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: finishContent }} />
        )}
        {/* Low priority: the page is complete without it; styles and fonts go first. */}
        <script
          type="module"
          src={script}
          fetchPriority="low"
          nonce={nonce}
          data-after-login={afterLogin}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}
