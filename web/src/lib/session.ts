import type { User } from '@academy/contract/accounts'
import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'user'

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

let current: Session | undefined
let isRead = false
const listeners = new Set<() => void>()

const tell = () => {
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
  current = next
  isRead = true
  try {
    if (next) localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    else localStorage.removeItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the login lasts as long as the page.
  }
  tell()
}

/** Follows the logins and logouts of other tabs from now on. */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (event.key !== STORAGE_KEY && event.key !== null) return
    current = read()
    tell()
  }
  session()
  tell()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The person who is logged in; nobody while the server renders. */
export const useUser = (): User | undefined =>
  useSyncExternalStore(
    subscribe,
    () => session()?.user_data,
    () => undefined,
  )
