// The range of earliest dates for a request. Without zod: the page shows the range, the server decides by its
// own clock.
import { laterDay } from '../../base/days.ts'

interface AcademyDays {
  start_date_academy: string
  end_date_academy: string
}

/** From this hour on (Vienna time) it is too late for the same evening. */
export const SAME_DAY_UNTIL_HOUR = 11

/** The days that can be requested; none once the last concert is over. */
export const concertDays = (
  { start_date_academy, end_date_academy }: AcademyDays,
  { today, hour }: { today: string; hour: number },
): { min_date: string; max_date: string } | null => {
  const next = hour < SAME_DAY_UNTIL_HOUR ? today : laterDay(today, 1)
  const first = laterDay(start_date_academy, 1)
  const min_date = next > first ? next : first
  const max_date = laterDay(end_date_academy, -1)
  return min_date <= max_date ? { min_date, max_date } : null
}

interface Range {
  min_date: string | null
  max_date: string | null
}

/** Whether a day cannot be requested. The day of a request that is changed may stay when it has become too early. */
export const isOutsideConcerts = (day: string, { min_date, max_date }: Range, known_day?: string): boolean =>
  day !== known_day && (min_date === null || max_date === null || day < min_date || day > max_date)
