import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { type Call, endedBy } from './api.ts'

/** Data of the API under a key of the cache. Only types are imported: public pages do not load the cache. */
export interface DataQuery<T> {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<T>
  /** Set for data that does not change while somebody is logged in. */
  staleTime?: 'static'
  /** Set to 0 for data that is not shown again without asking. */
  gcTime?: 0
}

// A hanging refetch would block the next one. A first load has no limit: there is nothing else to show.
const REFETCH_LIMIT_MS = 30_000

/** Describes a read. It cannot answer `undefined`: the cache takes that for missing data. */
export const defineQuery = <T>(
  call: Call,
  queryKey: QueryKey,
  load: (call: Call) => Promise<T>,
): DataQuery<T> => ({
  queryKey,
  queryFn: ({ client, signal }) => {
    const isRefetch = client.getQueryData(queryKey) !== undefined
    const limited = isRefetch ? AbortSignal.any([signal, AbortSignal.timeout(REFETCH_LIMIT_MS)]) : signal
    return load(endedBy(call, limited))
  },
})
