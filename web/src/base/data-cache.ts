import { focusManager, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { onServerChange } from './api.ts'
import type { DataQuery } from './query.ts'
import { hasLeftSession, onSessionChange, session } from './session.ts'

/** The only data cache of the personal area. It lives as long as the page is open. */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: {
      // Loaders refetch at every visit, so mounting a component must not fetch again.
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      // The site has its own overlay for a lost connection.
      networkMode: 'always',
    },
  },
})

// Show changes at once instead of in the next timer.
notifyManager.setScheduler(queueMicrotask)

// Also listen to focus: switching windows does not change the visibility.
focusManager.setEventListener(setFocused => {
  const look = () => setFocused()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
})

// Cached data must not hide the user's own changes: the next visit waits for the server.
onServerChange(() => void dataCache.invalidateQueries({ refetchType: 'none' }))

let owner = session()?.user_data.id
// An expired login keeps the data: the page stays open until a login or logout.
onSessionChange(() => {
  const personId = session()?.user_data.id
  if (personId === owner || (personId === undefined && !hasLeftSession())) return
  owner = personId
  dataCache.clear()
})

/** Fetches from the server, even if the data is cached. */
export const loadFresh = <T>(query: DataQuery<T>): Promise<T> => dataCache.query({ staleTime: 0, ...query })

/**
 * Observes a query until its refetch has ended. The cache aborts a request that nobody observes any more, and the page that
 * is left may be the only one that does so before the next page appears.
 */
const keepLoading = <T>(query: DataQuery<T>, loading: Promise<T>): void => {
  const stop = new QueryObserver(dataCache, { ...query, enabled: false }).subscribe(() => {})
  loading.then(stop, stop)
}

/**
 * Returns cached data at once and refetches it in the background. Waits if there is none or it is
 * invalidated.
 */
const load = <T>(query: DataQuery<T>): Promise<T> => {
  const known = dataCache.getQueryState<T>(query.queryKey)
  const loading = loadFresh(query)
  keepLoading(query, loading)
  return known?.data === undefined || known.isInvalidated ? loading : Promise.resolve(known.data)
}

/** For loaders: fills the cache with the data of a page. */
export const loadAll = async (queries: Record<string, DataQuery<unknown> | undefined>): Promise<void> => {
  await Promise.all(Object.values(queries).map(query => query && load(query)))
}
