import { laterDay } from '@academy/contract/base/days'

interface Span {
  start_date: string
  end_date: string
}

/** Every day of a time, both ends included. */
export const daysOf = ({ start_date, end_date }: Span): string[] => {
  const days: string[] = []
  for (let day = start_date; day <= end_date; day = laterDay(day, 1)) days.push(day)
  return days
}

/** Lessons are from the day after arrival to the day before departure. */
export const lessonDays = ({ start_date, end_date }: Span): string[] =>
  daysOf({ start_date: laterDay(start_date, 1), end_date: laterDay(end_date, -1) })

/** Joins days that follow each other. */
export const spansOf = (days: readonly string[]): Span[] => {
  const spans: Span[] = []
  for (const day of days.toSorted()) {
    const last = spans.at(-1)
    if (last && laterDay(last.end_date, 1) >= day) last.end_date = day
    else spans.push({ start_date: day, end_date: day })
  }
  return spans
}
