import '../text-button.css'
import { useEffect, useId, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useTexts } from '../../base/i18n/texts.ts'
import { datePickerTexts } from './texts.ts'

interface ChooseYearProps {
  first: number
  last: number
  /** The year that gets the focus. */
  likely: number
  onChoose: (year: number) => void
}

/** The years of a long range, latest first. */
export const ChooseYear = ({ first, last, likely, onChoose }: ChooseYearProps) => {
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
export const ChooseMonth = ({ year, min, max, onChoose, onOtherYear }: ChooseMonthProps) => {
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
        {Array.from({ length: 12 }, (_, index) => index + 1).map(month => (
          <button key={month} type="button" disabled={!isPossible(month)} onClick={() => onChoose(month)}>
            {nameOf.format(Date.UTC(2000, month - 1))}
          </button>
        ))}
      </div>
      <button type="button" className="text-button" onClick={onOtherYear}>
        {texts.otherYear}
      </button>
    </section>
  )
}
