import './day-list.css'
import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { formatDayOfWeek, formatTime } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type DayItem, groupByDay } from './group-by-day.ts'
import { myDaysTexts } from './texts.ts'

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
