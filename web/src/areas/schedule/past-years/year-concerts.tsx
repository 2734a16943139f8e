import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDayAndMonth, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import './year-teachers.css'
import './year-concerts.css'

interface YearTeachersProps {
  instruments: PastYear['instruments']
  /** Whether their masterclasses have pages to link to. */
  hasPages: boolean
  /** Renders a drawing of the set. */
  drawing: (name: string | null) => ReactNode
}

/** The instruments of a year, with those who taught them. */
export const YearTeachers = ({ instruments, hasPages, drawing }: YearTeachersProps) => {
  const locale = useLocale()
  return (
    <dl className="year-teachers">
      {instruments.map(({ id, masterclasses, ...instrument }) => (
        <div key={id}>
          <dt>
            {drawing(instrument.drawing)}
            {nameIn(locale, instrument)}
          </dt>
          {masterclasses.map(({ id: masterclass, teacher }) => (
            <dd key={masterclass}>
              {hasPages ? (
                <Link to="/masterclass/$masterclassId" params={{ masterclassId: String(masterclass) }}>
                  {teacher}
                </Link>
              ) : (
                teacher
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

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
