import type { Access } from './page.ts'
import { paths } from './paths.ts'

/** Somebody on the way to a page. */
export interface Visit {
  /** Path and query of the page that they want. */
  to: string
  /** Who may open it. */
  access?: Access | undefined
  /** The value of the `return` query, if there is one. */
  returnTo?: string | undefined
  /** Path and query of the page they come from; nothing when they come from outside. */
  from?: string | undefined
  isLoggedIn: boolean
  inMaintenance: boolean
}

export interface Detour {
  to: string
  returnTo?: string
}

/** Everything below /user needs a login, whether or not the page exists. */
export const isForMembers = (path: string, access: Access | undefined): boolean =>
  path === paths.PersonalHomeView || path.startsWith(`${paths.PersonalHomeView}/`) || access === 'members'

const isAt = (page: 'Maintenance' | 'Register', path: string) =>
  path.replace(/(?<!\/)\/+$/, '') === paths[page]

/** Where a visit really leads: elsewhere, or (nothing) to where it was going. The rules of every navigation, in order. */
export const detourOf = ({
  to,
  access,
  returnTo,
  from,
  isLoggedIn,
  inMaintenance,
}: Visit): Detour | undefined => {
  const path = pathOf(to)
  if (inMaintenance) return isAt('Maintenance', path) ? undefined : { to: paths.Maintenance }
  if (isAt('Maintenance', path)) return { to: paths.Home }
  if (!isLoggedIn && isForMembers(path, access)) return { to: paths.Login, returnTo: to }
  if (isLoggedIn && access === 'guests') return { to: paths.PersonalHomeView }
  if (
    isAt('Register', path) &&
    returnTo === undefined &&
    from !== undefined &&
    !isAt('Register', pathOf(from))
  )
    return { to: paths.Register, returnTo: from }
  return undefined
}

export const pathOf = (fullPath: string) => fullPath.split(/[?#]/)[0] ?? '/'

/** An address of this site, wherever it comes from; anything else leads home. */
const ownPath = (address = '/'): string => {
  const isForeign = !address.startsWith('/') || /^\/[/\\]/.test(address) || /[\p{Cc}\\]/u.test(address)
  return isForeign ? paths.Home : address
}

/** Where to go after maintenance: back to where one was. */
export const backFrom = (returnTo: string | undefined): string => {
  const back = ownPath(returnTo)
  return isAt('Maintenance', pathOf(back)) ? paths.Home : back
}

/** Where to go after a login: back to where one was, unless that is an account page or another site. */
export const wayBack = (returnTo: string | undefined): string => {
  const back = ownPath(returnTo)
  const accountPages = [paths.PasswordReset, paths.Login, paths.Register]
  return accountPages.some(page => back.includes(page)) ? paths.Home : back
}
