import './accompaniment.css'
import type { AccompanimentPeriod } from '@academy/contract/schedule/accompaniment/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { AccompaniedName, ParticipantCount } from './accompanied-name.tsx'
import { accompanimentTexts } from './texts.ts'

interface PeriodSummaryProps {
  period: AccompanimentPeriod
  /** The actions. */
  children?: ReactNode
}

/** When someone accompanies, and which masterclasses. */
export const PeriodSummary = ({ period, children }: PeriodSummaryProps) => {
  const texts = useTexts(accompanimentTexts)
  return (
    <div className="period-summary">
      <p className="period-dates">
        <TimePeriod start={period.start_date} end={period.end_date} />
      </p>
      {period.masterclasses.length === 0 ? (
        <p className="user-quiet">{texts.nothingChosen}</p>
      ) : (
        <ul className="accompanied">
          {period.masterclasses.map(one => (
            <li key={one.id}>
              <AccompaniedName masterclass={one} />
              <span className="user-quiet">
                <ParticipantCount masterclass={one} />
                {one.is_assigned && `, ${texts.assigned}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
