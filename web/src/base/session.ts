import type { User } from '@academy/contract/base/schemas'

const STORAGE_KEY = 'user'
const LOGOUT_KEY = 'logout'

export interface Session {
  user_data: User
  access_token: string
  /** From then on the account needs a second factor, which it does not have yet. */
  second_factor_from?: string | undefined
  /** The account is to be erased. */
  erasure_requested?: true | undefined
  /** When the request began that this is the answer to, in milliseconds. */
  asked_at?: number | undefined
}

const isSession = (stored: unknown): stored is Session =>
  stored instanceof Object &&
  'access_token' in stored &&
  'user_data' in stored &&
  typeof stored.access_token === 'string'

// Storage can be blocked or contain invalid data: then there is no session.
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
    // Without storage the session lasts as long as the page.
    return false
  }
}

/**
 * Whether both are states of one login, and the first is the answer to an earlier request. A time in the future
 * means that the clock was set back, and says nothing.
 */
const isOlder = (one: Session | undefined, other: Session | undefined): boolean =>
  one?.asked_at !== undefined &&
  other?.asked_at !== undefined &&
  one.access_token === other.access_token &&
  one.asked_at < other.asked_at &&
  other.asked_at <= Date.now()

let current: Session | undefined
let isRead = false
let isStored = true
let hasLoggedOut = false
const listeners = new Set<() => void>()

const take = (next: Session | undefined) => {
  current = next
  isRead = true
  if (next) hasLoggedOut = false
  // CSS shows the menu of members or guests by this attribute, which the document sets before the first
  // paint.
  document.documentElement.dataset['session'] = current ? 'in' : 'out'
  for (const listener of listeners) listener()
}

/** Returns the stored session. */
export const session = (): Session | undefined => {
  if (!isRead && typeof localStorage !== 'undefined') {
    current = read()
    isRead = true
  }
  return current
}

export const storeSession = (next: Session | undefined): void => {
  isStored = write(next)
  take(next)
}

/** Returns the session that counts in all tabs, even if this tab has not seen it yet. */
const sharedSession = () => (isStored ? read() : current)

/**
 * Replaces the session with this token. If another session or the answer to a later request has taken its place in
 * any tab, that one stays.
 */
export const replaceSession = (token: string, next: Session | undefined): void => {
  const newest = sharedSession()
  if (newest?.access_token === token && !isOlder(next, newest)) storeSession(next)
  else if (current?.access_token === token) take(newest)
}

/** Merges the user that the server has just saved into the session with this token. */
export const mergeUser = (token: string, saved: User): void => {
  const newest = sharedSession()
  if (newest?.access_token !== token || newest.user_data.id !== saved.id) return
  // The answer to a request that began before this one ended may not know of it.
  storeSession({ ...newest, user_data: { ...newest.user_data, ...saved }, asked_at: Date.now() })
}

/** Ends the session in all tabs, which leave their personal pages. An expired session does not do this. */
export const endSession = (): void => {
  try {
    // Notifies other tabs while they still know the user; the key is removed at once.
    localStorage.setItem(LOGOUT_KEY, 'now')
    localStorage.removeItem(LOGOUT_KEY)
  } catch {
    // Without storage no other tab has the session.
  }
  hasLoggedOut = true
  storeSession(undefined)
}

interface OtherTabs {
  /** The user of this tab has logged out. */
  onLogout: (personId: number) => void
  /** Another user has logged in. */
  onOther: () => void
  /** A user has logged in where there was none. */
  onLogin: () => void
}

/** Follows logins and logouts in other tabs. */
export const followOtherTabs = ({ onLogout, onOther, onLogin }: OtherTabs): (() => void) => {
  const leave = () => {
    const before = current
    hasLoggedOut = true
    take(undefined)
    if (before) onLogout(before.user_data.id)
  }
  const change = (next: Session | undefined) => {
    const before = current
    // Two tabs have written at the same moment, and the older state was the last to arrive.
    if (before && isOlder(next, before)) return storeSession(before)
    take(next)
    if (!next) return
    if (!before) onLogin()
    else if (next.user_data.id !== before.user_data.id) onOther()
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LOGOUT_KEY && newValue) leave()
    // The key is null when the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) change(read())
  }
  // A page restored from the back/forward cache has missed storage events.
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

/** Registers a listener for logins, logouts and changes to the current user. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the user has logged out, here or in another tab, without a new login since. */
export const hasLeftSession = (): boolean => hasLoggedOut
