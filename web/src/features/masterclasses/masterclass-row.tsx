import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { usePublicPath } from '../../lib/public-path.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { teacherName } from './teacher.ts'

interface MasterclassRowProps {
  masterclass: MasterclassCard
  deadlinePassed: boolean
}

/** The whole row links to the masterclass; the link itself is its heading. */
export const MasterclassRow = ({ masterclass, deadlinePassed }: MasterclassRowProps) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  return (
    <li className="masterclass-row">
      <h3 className="masterclass-instrument">
        <InstrumentDrawing drawing={masterclass.instrument.drawing} />
        <Link to={publicPath(`/masterclass/${masterclass.id}`)}>
          {nameIn(locale, masterclass.instrument)}{' '}
          <span className="visually-hidden">{teacherName(masterclass)}</span>
        </Link>
      </h3>
      <p className="masterclass-teacher">{teacherName(masterclass)}</p>
      <p className="masterclass-dates">
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      <p className="masterclass-badge">
        <ApplicationBadge masterclass={masterclass} deadlinePassed={deadlinePassed} />
      </p>
    </li>
  )
}
