import './year-concerts.css'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { Link } from '@tanstack/react-router'
import { formatDayAndMonth } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'

const yearTexts = defineTexts({
  en: { concerts: 'Concerts' },
  de: { concerts: 'Konzerte' },
})

/** The concerts of a year, each with a link to its programme. */
export const YearConcerts = ({ concerts }: Pick<PastYear, 'concerts'>) => {
  const locale = useLocale()
  return (
    <>
      <h3 className="year-concerts-title">{useTexts(yearTexts).concerts}</h3>
      <ol className="year-concerts">
        {concerts.map(({ id, date, place, composers }) => (
          <li key={id}>
            <Link to="/concerts/$concertId" params={{ concertId: String(id) }}>
              <span>
                <time dateTime={date}>{formatDayAndMonth(date, locale)}</time>, {place}
              </span>
            </Link>
            <p>{composers.join(', ')}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
