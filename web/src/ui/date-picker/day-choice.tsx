import './day-choice.css'
import { useState } from 'react'
import { MonthCalendar, type MonthCalendarProps, spansYears } from './month-calendar.tsx'
import { ChooseMonth, ChooseYear } from './year-first.tsx'

/** The likely age in years, where the range goes far back, as for dates of birth. */
const LIKELY_AGE = 20

/**
 * The content of the calendar's dialog. Where the range spans years and no day is chosen yet, it asks for the
 * year first, then for the month.
 */
export const DayChoice = (calendar: MonthCalendarProps) => {
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
