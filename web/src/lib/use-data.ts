import { keepPreviousData, useQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DataQuery } from './query.ts'

const POLL_MS = 15_000
const polling = { refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' } as const

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
      // The names and the results are in the same order.
      Object.fromEntries(entries.map(({ name }, index) => [name, results[index]?.data])) as DataOf<Q>,
  })
}

/** The data of a page, by name. The loader of the page has filled the cache with it. */
export const useData = <Q extends Queries>(queries: Q): DataOf<Q> => useQueries(queries, {})

/** The same, refetched while somebody looks at the page and when they come back to it. */
export const usePolledData = <Q extends Queries>(queries: Q): DataOf<Q> => useQueries(queries, polling)

/** Data that a part of a page loads by itself. A search keeps the previous results in sight until the new ones are there. */
export const useLoadedData = <T>(query: DataQuery<T>) => {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return {
    found: isError ? undefined : data,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    reload: () => void refetch(),
  }
}

/** After a change: refetches what the page shows. */
export const useRefresh = (): (() => Promise<void>) => {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries(), [cache])
}
