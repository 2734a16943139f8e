import './masterclass-card.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import type { MasterclassFilter } from './filter.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { MasterclassTerms } from './masterclass-terms.tsx'
import { Portrait } from './portrait.tsx'
import { Tagline } from './tagline.tsx'
import { teacherName, titledTeacherName } from './teacher.ts'
import { masterclassTexts } from './texts.ts'

interface MasterclassCardProps {
  masterclass: PublicMasterclass
  deadlinePassed: boolean
  /** The filter of the list, for the way back. */
  filter: MasterclassFilter
  /** Below the fold. */
  isBelow: boolean
}

/** A masterclass with its teacher's portrait. The link covers the whole card. */
export const MasterclassCard = ({ masterclass, deadlinePassed, filter, isBelow }: MasterclassCardProps) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const texts = useTexts(masterclassTexts)
  const { instrument } = masterclass
  return (
    <li className="masterclass-card">
      <Portrait portrait={masterclass.portrait} place="card" isBelow={isBelow} />
      <ApplicationBadge masterclass={masterclass} deadlinePassed={deadlinePassed} />
      <p className="masterclass-card-instrument">
        <InstrumentDrawing drawing={instrument.drawing} />
        {nameIn(locale, instrument)}
      </p>
      <h2>{titledTeacherName(masterclass)}</h2>
      <Tagline className="masterclass-card-description" masterclass={masterclass} />
      <p>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      <p className="masterclass-card-terms">
        <MasterclassTerms masterclass={masterclass} />
      </p>
      <Link
        className="masterclass-card-link"
        to={publicPath(`/masterclass/${masterclass.id}`)}
        search={filter}
        aria-label={`${texts.open}: ${nameIn(locale, instrument)}, ${teacherName(masterclass)}`}
      >
        {texts.open}
      </Link>
    </li>
  )
}
