import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../base/api.ts'
import { type ConcertDates, datesQuery } from './api.ts'

/** Retry delay after a failed request. */
const RETRY_MS = 60_000

/** Minimum delay: clocks may differ slightly, and requests must not run in a tight loop. */
const MIN_DELAY_MS = 1_000

/** Returns the time until the range changes, by the server's clock: the reader's clock may be wrong. */
const delayUntilChange = ({ now, changes_at }: Pick<ConcertDates, 'now' | 'changes_at'>): number =>
  Math.max(MIN_DELAY_MS, Date.parse(changes_at) - Date.parse(now))

/** Returns the days that can be requested, refreshed at 11:00 and when the page becomes visible. */
export const useConcertDates = (call: Call, loaded: ConcertDates): ConcertDates => {
  const { data } = useQuery({
    ...datesQuery(call),
    initialData: loaded,
    refetchInterval: ({ state }) =>
      state.status === 'error' || !state.data ? RETRY_MS : delayUntilChange(state.data),
    refetchOnWindowFocus: 'always',
  })
  return data ?? loaded
}
