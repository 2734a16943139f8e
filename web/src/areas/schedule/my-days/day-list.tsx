import { daysBetween, laterDay } from '@academy/contract/base/days'
import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { formatDayOfWeek, formatTime } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { myDaysTexts } from './texts.ts'
import './day-list.css'

/** An event on one of its days. */
interface DayItem {
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
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = laterDay(first, index)
    const items = events
      .filter(({ start_date, end_date }) => start_date <= day && day <= end_date)
      .toSorted((one, other) => order[one.kind] - order[other.kind])
      .map(event => ({ event, meals: mealsOn(event, day) }))
    return { day, items }
  })
}

interface DayListProps {
  events: readonly DayEvent[]
  today: string
}

/** The days from the first to the last event. */
export const DayList = ({ events, today }: DayListProps) => {
  const texts = useTexts(myDaysTexts)
  const locale = useLocale()
  const days = groupByDay(events)
  if (days.length === 0) return null
  return (
    <ol className="day-list">
      {days.map(({ day, items }) => (
        <li key={day} className="day-row" aria-current={day === today ? 'date' : undefined}>
          <h2 className="day-date">
            <time dateTime={day}>{formatDayOfWeek(day, locale)}</time>
            {day === today && <span className="day-today"> {texts.today}</span>}
          </h2>
          <ul className="day-items">
            {items.map(item => (
              <Item key={item.event.id} {...item} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const isSingleDay = ({ start_date, end_date }: DayEvent) => start_date === end_date

/** The place is said where it matters: of concerts, and on the day of arrival. */
const Item = ({ event, meals }: DayItem) => {
  const texts = useTexts(myDaysTexts)
  const { kind, title, text, place, starts_at, ends_at } = event
  const detail = meals ? texts.meals[meals] : isSingleDay(event) ? text : ''
  return (
    <li className="day-item" data-kind={kind}>
      <span className="day-item-title">
        {starts_at && ends_at && (
          <time dateTime={starts_at}>
            {formatTime(starts_at)} – {formatTime(ends_at)}{' '}
          </time>
        )}
        {title}
        {(kind === 'concert' || kind === 'arrival') && `, ${place}`}
      </span>
      {detail && <span className="day-item-detail">{detail}</span>}
    </li>
  )
}
