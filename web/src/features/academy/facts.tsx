import './facts.css'
import type { Academy } from '@academy/contract/academy/schemas'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { academyTexts } from './texts.ts'

/** Dates and application deadline of the academy, as entries of a description list. */
export const Dates = ({ academy }: { academy: Academy }) => {
  const texts = useTexts(academyTexts)
  return (
    <>
      <Fact name={texts.period}>
        <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
      </Fact>
      <Fact name={texts.deadline}>
        <time dateTime={academy.end_date_application}>{formatDay(academy.end_date_application)}</time>
      </Fact>
    </>
  )
}

/** The dates in one line for the top of a page, with optional additions. */
export const Facts = ({ academy, children }: { academy: Academy; children?: ReactNode }) => (
  <dl className="facts">
    <Dates academy={academy} />
    {children}
  </dl>
)
