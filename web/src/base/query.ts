import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { type Call, withSignal } from './api.ts'

/** API data under a cache key. Imports only types, so that public pages do not load the cache. */
export interface DataQuery<T> {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<T>
  /** Set for data that does not change during a login. */
  staleTime?: 'static'
  /** Set to 0 for data that must be refetched before it is shown again. */
  gcTime?: 0
}

// A hanging refetch would block the next one. The first load has no limit: there is nothing else to show.
const REFETCH_LIMIT_MS = 30_000

/** Describes a read. It must not return `undefined`, which the cache treats as missing data. */
export const defineQuery = <T>(
  call: Call,
  queryKey: QueryKey,
  load: (call: Call) => Promise<T>,
): DataQuery<T> => ({
  queryKey,
  queryFn: ({ client, signal }) => {
    const isRefetch = client.getQueryData(queryKey) !== undefined
    const limited = isRefetch ? AbortSignal.any([signal, AbortSignal.timeout(REFETCH_LIMIT_MS)]) : signal
    return load(withSignal(call, limited))
  },
})
