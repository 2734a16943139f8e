import type { Access } from './page.ts'
import { sitePaths } from './site-paths.ts'

/** A navigation to a page. */
export interface Navigation {
  /** Path and query of the requested page. */
  to: string
  /** Who may open it. */
  access?: Access | undefined
  /** The value of the `return` query, if any. */
  returnTo?: string | undefined
  /** Path and query of the previous page; undefined when coming from outside. */
  from?: string | undefined
  isLoggedIn: boolean
  inMaintenance: boolean
}

export interface Redirect {
  to: string
  returnTo?: string
}

/** Everything below /user needs a login, whether or not the page exists. */
export const isForMembers = (path: string, access: Access | undefined): boolean =>
  path === sitePaths.PersonalHomeView ||
  path.startsWith(`${sitePaths.PersonalHomeView}/`) ||
  access === 'signed-in'

const isAt = (page: 'Maintenance' | 'Register', path: string) =>
  path.replace(/(?<!\/)\/+$/, '') === sitePaths[page]

/** Returns where to redirect a navigation, or undefined to let it continue. Applies the rules in order. */
export const redirectFor = ({
  to,
  access,
  returnTo,
  from,
  isLoggedIn,
  inMaintenance,
}: Navigation): Redirect | undefined => {
  const path = pathOf(to)
  if (inMaintenance) return isAt('Maintenance', path) ? undefined : { to: sitePaths.Maintenance }
  if (isAt('Maintenance', path)) return { to: sitePaths.Home }
  if (!isLoggedIn && isForMembers(path, access)) return { to: sitePaths.Login, returnTo: to }
  if (isLoggedIn && access === 'guests') return { to: sitePaths.PersonalHomeView }
  if (
    isAt('Register', path) &&
    returnTo === undefined &&
    from !== undefined &&
    !isAt('Register', pathOf(from))
  )
    return { to: sitePaths.Register, returnTo: from }
  return undefined
}

export const pathOf = (fullPath: string) => fullPath.split(/[?#]/)[0] ?? '/'

/**
 * Returns the previous page of this site, if the page was opened by a full load: as content pages are, and where a link was
 * followed before the scripts ran.
 */
export const referrerPath = (): string | undefined => {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? pathname + search : undefined
}

/** Returns a path of this site; anything else becomes the home page, to prevent open redirects. */
const sameOriginPath = (address = '/'): string => {
  const isForeign = !address.startsWith('/') || /^\/[/\\]/.test(address) || /[\p{Cc}\\]/u.test(address)
  return isForeign ? sitePaths.Home : address
}

/** Returns the page to show after maintenance. */
export const pageAfterMaintenance = (returnTo: string | undefined): string => {
  const back = sameOriginPath(returnTo)
  return isAt('Maintenance', pathOf(back)) ? sitePaths.Home : back
}

/** Returns the page to show after login: the previous one, unless it is an account page or another site. */
export const pageAfterLogin = (returnTo: string | undefined): string => {
  const back = sameOriginPath(returnTo)
  const accountPages = [sitePaths.PasswordReset, sitePaths.Login, sitePaths.SecondStep, sitePaths.Register]
  return accountPages.some(page => back.includes(page)) ? sitePaths.Home : back
}
