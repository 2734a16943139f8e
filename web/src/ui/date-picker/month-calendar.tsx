import './month-calendar.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { DateLimits } from './date-format.ts'
import { datePickerTexts } from './texts.ts'

interface MonthCalendarProps extends DateLimits {
  value: string | null
  onChoose: (day: string) => void
}

const Arrow = ({ slot, label, path }: { slot: 'previous' | 'next'; label: string; path: string }) => (
  <Button className="calendar-arrow" slot={slot} aria-label={label}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)

/** The days of a month, of which one is chosen. The focus starts in it. */
export const MonthCalendar = ({ value, onChoose, min, max, disabled }: MonthCalendarProps) => {
  const texts = useTexts(datePickerTexts)
  return (
    <Calendar<CalendarDate>
      className="calendar"
      aria-label={texts.calendar}
      autoFocus
      value={value ? parseDate(value) : null}
      onChange={date => onChoose(date.toString())}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      isDateUnavailable={date => disabled?.includes(date.toString()) ?? false}
    >
      <header className="calendar-header">
        <Arrow slot="previous" label={texts.previous} path="M10 3 5 8l5 5" />
        <Heading className="calendar-month" level={3} />
        <Arrow slot="next" label={texts.next} path="m6 3 5 5-5 5" />
      </header>
      <CalendarGrid className="calendar-grid" weekdayStyle="short">
        <CalendarGridHeader>{day => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell className="calendar-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
