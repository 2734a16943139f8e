import { keepPreviousData, useQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DataQuery } from './query.ts'

const POLL_MS = 15_000
/** For what changes while somebody watches it. */
const WATCH_MS = 3_000

type Queries = Record<string, DataQuery<unknown> | undefined>
type DataOf<Q extends Queries> = {
  [Name in keyof Q]: Q[Name] extends DataQuery<infer T>
    ? T
    : Q[Name] extends DataQuery<infer T> | undefined
      ? T | undefined
      : never
}

const useQueries = <Q extends Queries>(queries: Q, options: object): DataOf<Q> => {
  const entries = Object.entries(queries).flatMap(([name, query]) => (query ? [{ name, query }] : []))
  return useSuspenseQueries({
    queries: entries.map(({ query }) => ({ ...query, ...options })),
    combine: results =>
      // Names and results are in the same order.
      Object.fromEntries(entries.map(({ name }, index) => [name, results[index]?.data])) as DataOf<Q>,
  })
}

/** Returns the data of a page by name. The page's loader has put it into the cache. */
export const useData = <Q extends Queries>(queries: Q): DataOf<Q> => useQueries(queries, {})

/**
 * Like `useData`, but refetches while the page is visible and when the user returns to it, more often data that is
 * watched.
 */
export const usePolledData = <Q extends Queries>(
  queries: Q,
  isWatched: (data: DataOf<Q>[keyof Q]) => boolean = () => false,
): DataOf<Q> =>
  useQueries(queries, {
    refetchInterval: ({ state: { data } }: { state: { data?: DataOf<Q>[keyof Q] } }) =>
      data !== undefined && isWatched(data) ? WATCH_MS : POLL_MS,
    refetchOnWindowFocus: 'always',
  })

/**
 * Returns data that a part of a page loads by itself. A search shows the previous results until the new ones
 * arrive.
 */
export const useLoadedData = <T>(query: DataQuery<T>) => {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return {
    found: isError ? undefined : data,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    error,
    reload: () => void refetch(),
  }
}

/** Returns a function that refetches the data of the page, for use after a change. */
export const useRefresh = (): (() => Promise<void>) => {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries(), [cache])
}
