import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { type DateFormat, type DateLimits, spansYears, yearOf } from './date-format.ts'
import { datePickerTexts } from './texts.ts'
import './month-choice.css'
import './month-calendar.css'

interface MonthChoiceProps {
  focused: CalendarDate
  min: string
  max: string
  onChoose: (day: CalendarDate) => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Selects of month and year, latest year first. */
const MonthChoice = ({ focused, min, max, onChoose }: MonthChoiceProps) => {
  const texts = useTexts(datePickerTexts)
  const { locale } = useLocale()
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const years = Array.from({ length: yearOf(max) - yearOf(min) + 1 }, (_, index) => yearOf(max) - index)
  return (
    <div className="month-choice">
      <select
        aria-label={texts.month}
        value={focused.month}
        onChange={({ target }) => onChoose(focused.set({ month: Number(target.value) }))}
      >
        {months.map(month => (
          <option key={month} value={month}>
            {nameOf.format(Date.UTC(2000, month - 1))}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        value={focused.year}
        onChange={({ target }) => onChoose(focused.set({ year: Number(target.value) }))}
      >
        {years.map(year => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChooseYearProps {
  first: number
  last: number
  /** The year that gets the focus. */
  likely: number
  onChoose: (year: number) => void
}

/** The years of a long range, latest first. */
const ChooseYear = ({ first, last, likely, onChoose }: ChooseYearProps) => {
  const texts = useTexts(datePickerTexts)
  const heading = useId()
  const likelyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    likelyButton.current?.focus()
    // Returns a promise in some browsers, which is no cleanup function.
    likelyButton.current?.scrollIntoView({ block: 'center' })
  }, [])
  const focused = Math.max(first, likely)
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  return (
    <section className="day-choice" aria-labelledby={heading}>
      <h3 id={heading}>{texts.whichYear}</h3>
      <div className="day-choice-years">
        {years.map(year => (
          <button
            key={year}
            ref={year === focused ? likelyButton : undefined}
            type="button"
            onClick={() => onChoose(year)}
          >
            {year}
          </button>
        ))}
      </div>
    </section>
  )
}

interface ChooseMonthProps {
  year: number
  min: string
  max: string
  onChoose: (month: number) => void
  onOtherYear: () => void
}

/** The months of a year. Those outside the range are disabled. */
const ChooseMonth = ({ year, min, max, onChoose, onOtherYear }: ChooseMonthProps) => {
  const texts = useTexts(datePickerTexts)
  const { locale } = useLocale()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.querySelector<HTMLElement>('button:enabled')?.focus(), [])
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const isPossible = (month: number) => {
    const text = `${year}-${String(month).padStart(2, '0')}`
    return text >= min.slice(0, 7) && text <= max.slice(0, 7)
  }
  return (
    <section className="day-choice" aria-labelledby={heading} ref={section}>
      <h3 id={heading}>{texts.whichMonth(year)}</h3>
      <div className="day-choice-months">
        {months.map(month => (
          <button key={month} type="button" disabled={!isPossible(month)} onClick={() => onChoose(month)}>
            {nameOf.format(Date.UTC(2000, month - 1))}
          </button>
        ))}
      </div>
      <TextButton onClick={onOtherYear}>{texts.otherYear}</TextButton>
    </section>
  )
}

interface MonthCalendarProps extends DateLimits {
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

/** The days of a month, one of them selected. Receives the focus. */
const MonthCalendar = ({ value, start, onChoose, min, max, disabled }: MonthCalendarProps) => {
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

/** The likely age in years, where the range goes far back, as for dates of birth. */
const LIKELY_AGE = 20

/**
 * The content of the calendar's dialog. Where the range spans years and no day is chosen yet, it asks for the
 * year first, then for the month.
 */
const DayChoice = (calendar: MonthCalendarProps) => {
  const { value, min = '', max = '' } = calendar
  const [year, setYear] = useState<number>()
  const [month, setMonth] = useState<number>()
  if (value !== null || !spansYears(calendar)) return <MonthCalendar {...calendar} />
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))]
  if (year === undefined)
    return <ChooseYear first={first} last={last} likely={last - LIKELY_AGE} onChoose={setYear} />
  if (month === undefined)
    return (
      <ChooseMonth
        year={year}
        min={min}
        max={max}
        onChoose={setMonth}
        onOtherYear={() => setYear(undefined)}
      />
    )
  const start = `${year}-${String(month).padStart(2, '0')}-01`
  return <MonthCalendar {...calendar} start={start < min ? min : start} />
}

interface CalendarPopoverProps extends MonthCalendarProps {
  label: string
  locale: DateFormat['locale']
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
}

/** The calendar below a date field. */
export const CalendarPopover = ({
  label,
  locale,
  triggerRef,
  isOpen,
  onClose,
  ...choice
}: CalendarPopoverProps) => (
  <I18nProvider locale={locale}>
    <Popover
      className="date-picker-panel"
      triggerRef={triggerRef}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
    >
      <Dialog className="date-picker-dialog" aria-label={label}>
        <DayChoice {...choice} />
      </Dialog>
    </Popover>
  </I18nProvider>
)
