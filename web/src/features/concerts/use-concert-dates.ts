import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../lib/api.ts'
import { type ConcertDates, datesQuery } from './api.ts'

/** Soon enough when a question got no answer. */
const AGAIN_MS = 60_000

/** Clocks may disagree by a moment: nobody asks without a pause. */
const SHORTEST_MS = 1_000

/** So long until other days can be wished for, by the server's clock: the one of the reader may be wrong. */
const waitOf = ({ now, changes_at }: Pick<ConcertDates, 'now' | 'changes_at'>): number =>
  Math.max(SHORTEST_MS, Date.parse(changes_at) - Date.parse(now))

/** The days that can be wished for, asked for again at 11:00, and by whoever comes back to the page. */
export const useConcertDates = (call: Call, loaded: ConcertDates): ConcertDates => {
  const { data } = useQuery({
    ...datesQuery(call),
    initialData: loaded,
    refetchInterval: ({ state }) => (state.status === 'error' || !state.data ? AGAIN_MS : waitOf(state.data)),
    refetchOnWindowFocus: 'always',
  })
  return data ?? loaded
}
