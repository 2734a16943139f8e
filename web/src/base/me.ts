import * as contract from '@academy/contract/base/endpoints'
import type { User } from '@academy/contract/base/schemas'
import { ApiError } from './api-errors.ts'
import { type Call, quiet } from './call.ts'
import type { DataQuery } from './query.ts'
import { replaceSession, session } from './session.ts'

const TIMEOUT_MS = 8_000
// Statuses of maintenance, a proxy without a server or too many requests: they do not mean that the login has
// ended.
const unrelatedStatuses = [429, 502, 503, 504]

/**
 * Fetches the current user. An error or empty response ends the session here too; a lost connection does not.
 */
export const refreshUser = async ({ call }: { call: Call }): Promise<User | null> => {
  const known = session()
  if (!known) return null
  const asked_at = Date.now()
  try {
    const answer = await call(contract.me, {}, { ...quiet, signal: AbortSignal.timeout(TIMEOUT_MS) })
    // Replaces only this session: the user may have logged out or switched accounts in the meantime.
    const { access_token } = known
    replaceSession(access_token, answer?.user_data && { access_token, ...answer, asked_at })
  } catch (error) {
    if (error instanceof ApiError && !unrelatedStatuses.includes(error.status))
      replaceSession(known.access_token, undefined)
  }
  return session()?.user_data ?? null
}

/** The response is stored in the session, which outlives the page and is shared by all tabs. */
export const meQuery = (call: Call): DataQuery<User | null> => ({
  queryKey: ['me'],
  queryFn: () => refreshUser({ call }),
})

/** Loads the current user. Imports the cache only for members, so that guests do not download it. */
export const loadMe = async (call: Call, { isCachedEnough = false } = {}): Promise<void> => {
  if (!session()) return
  const { dataCache } = await import('./data-cache.ts')
  const query = meQuery(call)
  // The cache would return the answer to the running request, which may have begun before what led here.
  if (!isCachedEnough && dataCache.isFetching(query)) await refreshUser({ call })
  else await dataCache.query({ ...query, staleTime: isCachedEnough ? 'static' : 0 })
}
