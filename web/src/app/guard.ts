import type * as accounts from '@academy/contract/accounts'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../lib/api-errors.ts'
import { route } from '../lib/route.ts'
import { rememberSession, session } from '../lib/session.ts'
import type { AppContext } from './context.ts'
import { inMaintenance } from './maintenance/state.ts'
import { detourOf } from './navigation.ts'

const me = route<typeof accounts.me>('GET', '/api/me')

/** Asks the server who is logged in. A refusal or an empty answer ends the login here, too; a lost connection does not. */
export const refreshUser = async ({ call }: Pick<AppContext, 'call'>): Promise<void> => {
  const known = session()
  if (!known) return
  try {
    const { user_data } = await call(me, {})
    rememberSession(user_data ? { ...known, user_data } : undefined)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) rememberSession(undefined)
  }
}

interface Navigation {
  context: AppContext
  location: { pathname: string; search: { return?: string } }
  preload: boolean
}

let lastPlace: string | undefined

/** Runs before each navigation in the browser. The server knows nobody: what depends on the login is decided here. */
export const guard = async ({ context, location, preload }: Navigation): Promise<void> => {
  if (typeof window === 'undefined' || preload) return
  await refreshUser(context)
  const detour = detourOf({
    path: location.pathname,
    returnTo: location.search.return,
    from: lastPlace,
    isLoggedIn: session() !== undefined,
    inMaintenance: inMaintenance(),
  })
  if (detour) throw redirect({ to: detour.to, search: detour.returnTo ? { return: detour.returnTo } : {} })
  lastPlace = location.pathname + window.location.search
}
