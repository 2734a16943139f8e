import './month-choice.css'
import type { CalendarDate } from '@internationalized/date'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useTexts } from '../../base/i18n/texts.ts'
import { datePickerTexts } from './texts.ts'

interface MonthChoiceProps {
  focused: CalendarDate
  min: string
  max: string
  onChoose: (day: CalendarDate) => void
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Selects of month and year, latest year first. */
export const MonthChoice = ({ focused, min, max, onChoose }: MonthChoiceProps) => {
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
