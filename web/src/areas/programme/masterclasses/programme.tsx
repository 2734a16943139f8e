import './programme.css'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { instrumentsOf, selectMasterclasses } from './filter.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { usePlacesText } from './masterclass-terms.tsx'
import { teacherName } from './teacher.ts'
import { masterclassTexts } from './texts.ts'

interface ProgrammeProps {
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
}

/** All masterclasses at a glance, by instrument. */
export const Programme = ({ masterclasses, deadlinePassed }: ProgrammeProps) => {
  const texts = useTexts(masterclassTexts)
  const locale = useLocale()
  if (masterclasses.length === 0) return <p>{texts.none}</p>
  const inOrder = selectMasterclasses(masterclasses)
  const isAllClosed = !masterclasses.some(isOpen)
  return (
    <>
      {isAllClosed && <p className="programme-closed">{texts.allClosed}</p>}
      <ul className="programme-list">
        {instrumentsOf(masterclasses).map(instrument => (
          <li key={instrument.id} className="programme-group">
            <h3>
              <InstrumentDrawing drawing={instrument.drawing} />
              {nameIn(locale, instrument)}
            </h3>
            <ul>
              {inOrder
                .filter(masterclass => masterclass.instrument.id === instrument.id)
                .map(masterclass => (
                  <Row key={masterclass.id} {...{ masterclass, deadlinePassed, isAllClosed }} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  masterclass: PublicMasterclass
  deadlinePassed: boolean
  /** Said once for all, and not in each row. */
  isAllClosed: boolean
}

/** The whole row links to the masterclass. What it costs and how many it takes matters while one can apply. */
const Row = ({ masterclass, deadlinePassed, isAllClosed }: RowProps) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const { participation_fee, start_date, end_date } = masterclass
  const placesText = usePlacesText()(masterclass)
  const canApply = isOpen(masterclass)
  return (
    <li className={canApply ? 'programme-row' : 'programme-row programme-row-closed'}>
      <Link to={publicPath(`/masterclass/${masterclass.id}`)}>
        <span className="visually-hidden">{nameIn(locale, masterclass.instrument)}, </span>
        {teacherName(masterclass)}
      </Link>
      <p>
        <span>
          <TimePeriod start={start_date} end={end_date} />
        </span>
        {canApply && <span>{formatMoney(Number(participation_fee), locale)}</span>}
        {canApply && placesText && <span>{placesText}</span>}
        {!isAllClosed && <ApplicationBadge masterclass={masterclass} deadlinePassed={deadlinePassed} />}
      </p>
    </li>
  )
}
