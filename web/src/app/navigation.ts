import { isForMembers, pageAt, paths } from './paths.ts'

/** Somebody on the way to a page. */
export interface Visit {
  /** Path and query of the page that they want. */
  to: string
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

const guestPages = ['Login', 'Register']

/** Whoever is logged in has no business there. */
export const isForGuests = (path: string): boolean => guestPages.includes(pageAt(path) ?? '')

/** Where a visit really leads: elsewhere, or (nothing) to where it was going. The rules of every navigation, in order. */
export const detourOf = ({ to, returnTo, from, isLoggedIn, inMaintenance }: Visit): Detour | undefined => {
  const path = pathOf(to)
  const page = pageAt(path)
  if (inMaintenance) return page === 'Maintenance' ? undefined : { to: paths.Maintenance }
  if (page === 'Maintenance') return { to: paths.Home }
  if (!isLoggedIn && isForMembers(path)) return { to: paths.Login, returnTo: to }
  if (isLoggedIn && isForGuests(path)) return { to: paths.PersonalHomeView }
  if (
    page === 'Register' &&
    returnTo === undefined &&
    from !== undefined &&
    pageAt(pathOf(from)) !== 'Register'
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
  return pageAt(pathOf(back)) === 'Maintenance' ? paths.Home : back
}

/** Where to go after a login: back to where one was, unless that is an account page or another site. */
export const wayBack = (returnTo: string | undefined): string => {
  const back = ownPath(returnTo)
  const accountPages = [paths.PasswordReset, paths.Login, paths.Register]
  return accountPages.some(page => back.includes(page)) ? paths.Home : back
}
