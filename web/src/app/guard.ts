import type * as accounts from '@academy/contract/accounts/endpoints'
import { type AnyRouter, isRedirect, redirect } from '@tanstack/react-router'
import { ApiError } from '../lib/api-errors.ts'
import { route } from '../lib/route.ts'
import { replaceSession, session } from '../lib/session.ts'
import type { AppContext } from './context.ts'
import { inMaintenance } from './maintenance/state.ts'
import { backFrom, type Detour, detourOf } from './navigation.ts'
import { paths } from './paths.ts'

const me = route<typeof accounts.me>('GET', '/api/me')

const PATIENCE_MS = 8_000
// Maintenance, a proxy without a server, too many questions: none of it says that the login is over.
const saysNothing = [429, 502, 503, 504]

/** Asks the server who is logged in. A failed or empty answer ends the login here, too; a lost connection does not. */
export const refreshUser = async ({ call }: Pick<AppContext, 'call'>): Promise<void> => {
  const known = session()
  if (!known) return
  try {
    const answer = await call(me, {}, { quiet: true, signal: AbortSignal.timeout(PATIENCE_MS) })
    // Somebody may have logged out, or in as somebody else, in the meantime.
    replaceSession(known.access_token, answer?.user_data && { ...known, user_data: answer.user_data })
  } catch (error) {
    if (error instanceof ApiError && !saysNothing.includes(error.status))
      replaceSession(known.access_token, undefined)
  }
}

interface Navigation {
  context: AppContext
  location: { pathname: string; href: string; search: { return?: string } }
  preload: boolean
}

let lastPlace: string | undefined

/** A link that was pressed before the scripts ran loads its page anew: then the browser alone knows where one was. */
const cameFrom = (): string | undefined => {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? pathname + search : undefined
}

// Maintenance interrupts: it keeps the whole address, and ends where it began.
const wayOf = ({ to, returnTo }: Detour, { pathname, href, search }: Navigation['location']) => {
  if (pathname === paths.Maintenance && search.return) return { href: backFrom(search.return), replace: true }
  const back = to === paths.Maintenance ? href : returnTo
  return { to, search: back ? { return: back } : {}, replace: to === paths.Maintenance }
}

/** Runs before each navigation in the browser. The server knows nobody, and closes its doors itself. */
export const guard = async (navigation: Navigation): Promise<void> => {
  const { context, location, preload } = navigation
  if (typeof window === 'undefined' || preload) return
  await refreshUser(context)
  const detour = detourOf({
    to: location.href,
    returnTo: location.search.return,
    from: lastPlace ?? cameFrom(),
    isLoggedIn: session() !== undefined,
    inMaintenance: inMaintenance(),
  })
  if (detour) throw redirect(wayOf(detour, location))
  lastPlace = location.href
}

/** A page that the server has sent finished was not navigated to: the same rules, once. */
export const followRulesOnce = async (router: AnyRouter): Promise<void> => {
  const { location } = router.state
  if (lastPlace === location.href) return
  try {
    await guard({ context: router.options.context, location, preload: false })
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    await router.navigate({ ...thrown.options, replace: true })
  }
}
