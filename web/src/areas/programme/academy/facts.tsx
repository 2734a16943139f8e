import './facts.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatShortDay } from '../../../base/format.ts'
import { formatHour } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { academyTexts } from './texts.ts'

export interface NextConcert {
  id: number
  date: string
  starts_at: string
  place: string
  is_today: boolean
}

interface DatesProps {
  academy: Academy
  /** The next one that is announced. */
  concert?: NextConcert | undefined
}

const Concert = ({ concert: { id, date, starts_at, place, is_today } }: { concert: NextConcert }) => {
  const texts = useTexts(academyTexts)
  const locale = useLocale()
  const hour = `${formatHour(starts_at, locale)}, ${place}`
  return (
    <Fact name={is_today ? texts.tonight : texts.nextConcert}>
      <Link to="/concerts/$concertId" params={{ concertId: String(id) }}>
        {is_today ? hour : `${formatShortDay(date)}, ${hour}`}
      </Link>
    </Fact>
  )
}

/** Dates of the academy, as entries of a description list: the deadline until it has passed, then the next concert. */
export const Dates = ({ academy, concert }: DatesProps) => {
  const texts = useTexts(academyTexts)
  return (
    <>
      <Fact name={texts.period}>
        <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
      </Fact>
      {academy.deadline_passed ? (
        concert && <Concert concert={concert} />
      ) : (
        <Fact name={texts.deadline}>
          <time dateTime={academy.end_date_application}>{formatDay(academy.end_date_application)}</time>
        </Fact>
      )}
    </>
  )
}

/** The dates in one line for the top of a page, with optional additions. */
export const Facts = ({ academy, concert, children }: DatesProps & { children?: ReactNode }) => (
  <dl className="facts">
    <Dates academy={academy} concert={concert} />
    {children}
  </dl>
)
