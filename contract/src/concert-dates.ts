// When a request may be played at the earliest. Without zod: the page shows the range, the server decides by its own clock.

interface AcademyDays {
  start_date_academy: string
  end_date_academy: string
}

/** From this hour on (Vienna) it is too late for the evening of the same day. */
export const SAME_DAY_UNTIL_HOUR = 11

const DAY_MS = 86_400_000
const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The days that can be wished for; none when the last concert is over. */
export const concertDays = (
  { start_date_academy, end_date_academy }: AcademyDays,
  { today, hour }: { today: string; hour: number },
): { min_date: string; max_date: string } | null => {
  const next = hour < SAME_DAY_UNTIL_HOUR ? today : shifted(today, 1)
  const first = shifted(start_date_academy, 1)
  const min_date = next > first ? next : first
  const max_date = shifted(end_date_academy, -1)
  return min_date <= max_date ? { min_date, max_date } : null
}
