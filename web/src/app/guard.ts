import { type AnyRouter, isRedirect, redirect } from '@tanstack/react-router'
import { carryAlert } from '../base/alerts.ts'
import { loadMe } from '../base/me.ts'
import type { AppContext } from '../base/pages/context.ts'
import {
  pageAfterMaintenance,
  pathOf,
  type Redirect,
  redirectFor,
  referrerPath,
} from '../base/pages/navigation.ts'
import { paths } from '../base/pages/paths.ts'
import { isContentPage, matchesOf, recordOf } from '../base/pages/records.ts'
import { hasLeftSession, session } from '../base/session.ts'
import { inMaintenance } from './maintenance/connection.ts'

interface Navigation {
  context: AppContext
  location: { pathname: string; href: string; search: { return?: string } }
  preload: boolean
}

const hydration = Promise.withResolvers<void>()

/** Called by an effect of the document: React has taken over the HTML of the server. */
export const markHydrated = (): void => hydration.resolve()

/** Resolves when the HTML of the server is hydrated. What changes the page before that does not match it. */
const whenHydrated = (): Promise<void> => hydration.promise

let lastPlace: string | undefined

/** The page that the server rendered: somebody may leave it before the rules were applied to it. */
const firstPlace =
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search

// Maintenance keeps the full address in `return`, and ends at that address.
const redirectOptions = ({ to, returnTo }: Redirect, { pathname, href, search }: Navigation['location']) => {
  if (pathname === paths.Maintenance && search.return)
    return { href: pageAfterMaintenance(search.return), replace: true }
  const back = to === paths.Maintenance ? href : returnTo
  return { to, search: back ? { return: back } : {}, replace: to === paths.Maintenance }
}

const isFromMaintenance = firstPlace !== undefined && pathOf(firstPlace) === paths.Maintenance

/**
 * Whether the app shows content itself. During maintenance the server sends none, not even to admins, whom it does not
 * know. After a logout, which works without a network, the page goes on to revoke the token.
 */
const showsContent = () => isFromMaintenance || hasLeftSession()

/** The server has answered this address with a page of the app, because what it names does not exist. */
const isAnswered = ({ href }: Navigation['location']) =>
  lastPlace === undefined && href.split('#')[0] === firstPlace

/** Content comes from the server as a whole page. It is not loaded in advance. */
const loadPage = (href: string, isPreload: boolean) => {
  if (!isPreload) carryAlert()
  return redirect({ href, reloadDocument: true })
}

/**
 * Runs before each navigation in the browser. The server does not know the user and enforces access itself.
 */
export const guard = async (navigation: Navigation): Promise<void> => {
  const { context, location, preload } = navigation
  if (typeof window === 'undefined') return
  const isServerPage = isContentPage(matchesOf(navigation)) && !showsContent() && !isAnswered(location)
  if (isServerPage) throw loadPage(location.href, preload)
  if (preload) return
  await whenHydrated()
  // Do not request the user again for another step or search on the same page. If the script cannot be
  // loaded, continue with the session as it is.
  const isSamePage = pathOf(lastPlace ?? firstPlace ?? '') === location.pathname
  await loadMe(context.call, { isCachedEnough: isSamePage }).catch(() => {})
  const detour = redirectFor({
    to: location.href,
    access: recordOf(matchesOf(navigation))?.access,
    returnTo: location.search.return,
    from: lastPlace ?? (location.href.split('#')[0] === firstPlace ? referrerPath() : firstPlace),
    isLoggedIn: session() !== undefined,
    inMaintenance: inMaintenance(),
  })
  if (detour) throw redirect(redirectOptions(detour, location))
  lastPlace = location.href
}

/** Resolves when no navigation is under way. */
const untilResolved = (router: AnyRouter): Promise<void> =>
  router.state.status === 'idle'
    ? Promise.resolve()
    : new Promise(resolve => {
        const stop = router.subscribe('onResolved', () => {
          stop()
          resolve()
        })
      })

/** Applies the navigation rules once to the page rendered by the server, which was not navigated to. */
export const applyRulesOnce = async (router: AnyRouter): Promise<void> => {
  // The rules are part of every navigation; while one is under way, the matches are those of the page before.
  await untilResolved(router)
  const { location, matches } = router.state
  if (lastPlace === location.href) return
  try {
    const navigation = { context: router.options.context, location, preload: false, matches }
    await guard(navigation)
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    await router.navigate({ ...thrown.options, replace: true })
  }
}
