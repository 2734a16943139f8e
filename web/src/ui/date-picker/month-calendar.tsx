import './month-calendar.css'
import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { useTexts } from '../../base/i18n/texts.ts'
import type { DateLimits } from './date-format.ts'
import { MonthChoice } from './month-choice.tsx'
import { datePickerTexts } from './texts.ts'

export interface MonthCalendarProps extends DateLimits {
  value: string | null
  /** A day of the month that is shown first; by default that of the value, else this month. */
  start?: string | undefined
  onChoose: (day: string) => void
}

const Arrow = ({ slot, label, path }: { slot: 'previous' | 'next'; label: string; path: string }) => (
  <Button className="calendar-arrow" slot={slot} aria-label={label}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)

/** For ranges over years, paging by months is too slow. */
export const spansYears = ({ min, max }: DateLimits) =>
  min !== undefined && max !== undefined && parseDate(max).year - parseDate(min).year > 1

/** The days of a month, one of them selected. Receives the focus. */
export const MonthCalendar = ({ value, start, onChoose, min, max, disabled }: MonthCalendarProps) => {
  const texts = useTexts(datePickerTexts)
  const first = start ?? value
  const [focused, setFocused] = useState<CalendarDate>(first ? parseDate(first) : today(getLocalTimeZone()))
  return (
    <Calendar<CalendarDate>
      className="calendar"
      aria-label={texts.calendar}
      autoFocus
      focusedValue={focused}
      onFocusChange={setFocused}
      value={value ? parseDate(value) : null}
      onChange={date => onChoose(date.toString())}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      isDateUnavailable={date => disabled?.includes(date.toString()) ?? false}
    >
      <header className="calendar-header">
        <Arrow slot="previous" label={texts.previous} path="M10 3 5 8l5 5" />
        {spansYears({ min, max }) ? (
          <MonthChoice focused={focused} min={min ?? ''} max={max ?? ''} onChoose={setFocused} />
        ) : (
          <Heading className="calendar-month" level={3} />
        )}
        <Arrow slot="next" label={texts.next} path="m6 3 5 5-5 5" />
      </header>
      <CalendarGrid className="calendar-grid" weekdayStyle="short">
        <CalendarGridHeader>{day => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell className="calendar-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
