import { dayNumber, laterDay } from '@academy/contract/base/days'
import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'

/** An event on one of its days. */
export interface DayItem {
  event: DayEvent
  /** Which meals there are on this day; undefined for other events. */
  meals: 'breakfast' | 'dinner' | 'both' | undefined
}

export interface Day {
  day: string
  items: DayItem[]
}

/** The order within a day: meals come last, because they are the same on most days. */
const order: Record<DayEvent['kind'], number> = {
  arrival: 0,
  class: 1,
  teaching: 1,
  accompaniment: 1,
  concert: 2,
  departure: 3,
  meals: 4,
}

/** Half board begins with the dinner of the first day and ends with the breakfast of the last. */
const mealsOn = ({ kind, start_date, end_date }: DayEvent, day: string): DayItem['meals'] => {
  if (kind !== 'meals') return undefined
  if (day === start_date) return 'dinner'
  return day === end_date ? 'breakfast' : 'both'
}

/** Returns every day from the first to the last event, with what happens on it. */
export const groupByDay = (events: readonly DayEvent[]): Day[] => {
  const first = events.map(({ start_date }) => start_date).toSorted()[0]
  const last = events
    .map(({ end_date }) => end_date)
    .toSorted()
    .at(-1)
  if (!first || !last) return []
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => {
    const day = laterDay(first, index)
    const items = events
      .filter(({ start_date, end_date }) => start_date <= day && day <= end_date)
      .toSorted((one, other) => order[one.kind] - order[other.kind])
      .map(event => ({ event, meals: mealsOn(event, day) }))
    return { day, items }
  })
}
