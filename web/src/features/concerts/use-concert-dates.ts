import { useEffect, useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { type ConcertDates, loadDates } from './api.ts'

/** Soon enough when a question got no answer. */
const AGAIN_MS = 60_000

/** Clocks may disagree by a moment: nobody asks without a pause. */
const SHORTEST_MS = 1_000

/** So long until other days can be wished for, by the server's clock: the one of the reader may be wrong. */
const waitOf = ({ now, changes_at }: Pick<ConcertDates, 'now' | 'changes_at'>): number =>
  Math.max(SHORTEST_MS, Date.parse(changes_at) - Date.parse(now))

/** The days that can be wished for, asked for again at 11:00, and by whoever comes back to the page. */
export const useConcertDates = (call: Call, loaded: ConcertDates): ConcertDates => {
  const [dates, setDates] = useState(loaded)
  /** How often nothing has come since. */
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    // Another answer, or the end of the page, makes this one worthless.
    const refresh = async () => {
      const fresh = await loadDates(call).catch(() => null)
      if (asking.signal.aborted) return
      setFailures(count => (fresh ? 0 : count + 1))
      if (fresh) setDates(fresh)
    }
    const timer = setTimeout(() => void refresh(), failures > 0 ? AGAIN_MS : waitOf(dates))
    // A computer that was asleep at 11:00 has missed the timer.
    const comeBack = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      asking.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [call, dates, failures])
  return dates
}
