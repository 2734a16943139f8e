import { isForMembers, pageAt, paths } from './paths.ts'

/** Somebody on the way to a page. */
export interface Visit {
  path: string
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

/** Where a visit really leads: elsewhere, or (nothing) to where it was going. The rules of every navigation, in order. */
export const detourOf = ({ path, returnTo, from, isLoggedIn, inMaintenance }: Visit): Detour | undefined => {
  const page = pageAt(path)
  if (inMaintenance) return page === 'Maintenance' ? undefined : { to: paths.Maintenance }
  if (page === 'Maintenance') return { to: paths.Home }
  if (!isLoggedIn && isForMembers(path)) return { to: paths.Login, returnTo: path }
  if (isLoggedIn && page && guestPages.includes(page)) return { to: paths.PersonalHomeView }
  if (
    page === 'Register' &&
    returnTo === undefined &&
    from !== undefined &&
    pageAt(pathOf(from)) !== 'Register'
  )
    return { to: paths.Register, returnTo: from }
  return undefined
}

const pathOf = (fullPath: string) => fullPath.split(/[?#]/)[0] ?? '/'

/** Where to go after a login: back to where one was, unless that is an account page or another site. */
export const wayBack = (returnTo: string | undefined): string => {
  if (!returnTo?.startsWith('/') || /^\/[/\\]/.test(returnTo) || /[\p{Cc}\\]/u.test(returnTo))
    return paths.Home
  const accountPages = [paths.PasswordReset, paths.Login, paths.Register]
  return accountPages.some(page => returnTo.includes(page)) ? paths.Home : returnTo
}
