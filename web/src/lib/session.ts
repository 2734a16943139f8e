import type { User } from '@academy/contract/accounts/schemas'
import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'user'
const LOGOUT_KEY = 'logout'

export interface Session {
  user_data: User
  access_token: string
}

const isSession = (stored: unknown): stored is Session =>
  stored instanceof Object &&
  'access_token' in stored &&
  'user_data' in stored &&
  typeof stored.access_token === 'string'

// Storage can be forbidden or hold something foreign: then nobody is logged in.
const read = (): Session | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isSession(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const write = (next: Session | undefined): boolean => {
  try {
    if (next) localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    else localStorage.removeItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return true
  } catch {
    // Without storage the login lasts as long as the page.
    return false
  }
}

let current: Session | undefined
let isRead = false
let isStored = true
let hasLeft = false
const listeners = new Set<() => void>()

const take = (next: Session | undefined) => {
  current = next
  isRead = true
  if (next) hasLeft = false
  // The style sheet shows the menu of members or of guests by this mark, which the page sets before its first paint.
  document.documentElement.dataset['session'] = current ? 'in' : 'out'
  for (const listener of listeners) listener()
}

/** Who is logged in, as the browser remembers it. */
export const session = (): Session | undefined => {
  if (!isRead && typeof localStorage !== 'undefined') {
    current = read()
    isRead = true
  }
  return current
}

export const rememberSession = (next: Session | undefined): void => {
  isStored = write(next)
  take(next)
}

/**
 * Replaces the login that has this token. Another one may have taken its place in any tab, and this tab may not have
 * heard of it yet: then that one stays.
 */
export const replaceSession = (token: string, next: Session | undefined): void => {
  const newest = isStored ? read() : current
  if (newest?.access_token === token) rememberSession(next)
  else if (current?.access_token === token) take(newest)
}

/** Ends the login here and in all other tabs, which leave their personal pages. A login that merely expires does not. */
export const leaveSession = (): void => {
  try {
    // Other tabs hear of it while they still know whose login it is, and nothing of it stays.
    localStorage.setItem(LOGOUT_KEY, 'now')
    localStorage.removeItem(LOGOUT_KEY)
  } catch {
    // Without storage no other tab knows of the login.
  }
  hasLeft = true
  rememberSession(undefined)
}

interface OtherTabs {
  /** Whoever was logged in here has logged out. */
  onLogout: (personId: number) => void
  /** Somebody else has logged in in the meantime. */
  onOther: () => void
  /** Nobody was logged in here, and now somebody is. */
  onLogin: () => void
}

/** Follows the logins and logouts of other tabs from now on. */
export const followOtherTabs = ({ onLogout, onOther, onLogin }: OtherTabs): (() => void) => {
  const leave = () => {
    const before = current
    hasLeft = true
    take(undefined)
    if (before) onLogout(before.user_data.id)
  }
  const change = (next: Session | undefined) => {
    const before = current
    take(next)
    if (!next) return
    if (!before) onLogin()
    else if (next.user_data.id !== before.user_data.id) onOther()
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LOGOUT_KEY && newValue) leave()
    // Without a key the whole storage was emptied.
    if (key === STORAGE_KEY || key === null) change(read())
  }
  // A page that the browser has kept for the way back has heard nothing in the meantime.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isStored) return
    const next = read()
    if (current && !next) leave()
    else change(next)
  }
  session()
  take(current)
  addEventListener('storage', follow)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', comeBack)
  }
}

/** Calls back whenever somebody has logged in or out, or is known better. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody has logged out, here or in another tab, and nobody has logged in since. */
export const hasLeftSession = (): boolean => hasLeft

/** The person who is logged in; nobody while the server renders. */
export const useUser = (): User | undefined =>
  useSyncExternalStore(
    onSessionChange,
    () => session()?.user_data,
    () => undefined,
  )

export const useHasLeft = (): boolean => useSyncExternalStore(onSessionChange, hasLeftSession, () => false)
