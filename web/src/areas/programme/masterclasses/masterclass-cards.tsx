import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { formatDayAndMonth, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import {
  type FilterName,
  instrumentKey,
  type MasterclassFilter,
  selectMasterclasses,
  teachersOf,
  usefulDrops,
} from './filter.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { MasterclassTerms } from './masterclass-terms.tsx'
import { Portrait } from './portrait.tsx'
import { Tagline } from './tagline.tsx'
import { teacherName, titledTeacherName } from './teacher.ts'
import { masterclassTexts } from './texts.ts'
import './masterclass-card.css'
import './no-masterclasses.css'

interface MasterclassCardProps {
  masterclass: PublicMasterclass
  deadlinePassed: boolean
  /** The filter of the list, for the way back. */
  filter: MasterclassFilter
  /** Below the fold. */
  isBelow: boolean
  /** The level of the name. */
  heading?: 'h2' | 'h3'
}

/** A masterclass with its teacher's portrait. The link covers the whole card. */
export const MasterclassCard = ({
  masterclass,
  deadlinePassed,
  filter,
  isBelow,
  heading: Name = 'h2',
}: MasterclassCardProps) => {
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
      <Name className="masterclass-card-name">{titledTeacherName(masterclass)}</Name>
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

interface NoMasterclassesProps {
  masterclasses: PublicMasterclass[]
  filter: MasterclassFilter
}

/** Says which filter to drop when nothing fits all of them. */
const NoMasterclasses = ({ masterclasses, filter }: NoMasterclassesProps) => {
  const texts = useTexts(masterclassTexts)
  const publicPath = usePublicPath()
  const nameOf = useFilterName(masterclasses, filter)
  const drops = usefulDrops(masterclasses, filter)
  const isOnlyFilter = Object.keys(filter).length === 1
  const alone = filter.instrument ? texts.noneForInstrument : filter.open ? texts.noneOpen : texts.noneMatch
  return (
    <div className="no-masterclasses">
      <p role="status">{isOnlyFilter ? alone : texts.noneMatch}</p>
      {drops.length > 0 && !isOnlyFilter && (
        <ul>
          {drops.map(({ name, rest, count }) => (
            <li key={name}>
              <Link to={publicPath('/masterclasses')} search={rest}>
                {texts.drop(nameOf(name), count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={publicPath('/masterclasses')} search={{}}>
        {texts.showAll}
      </Link>
    </div>
  )
}

/** Returns a function that says what a filter is set to. */
const useFilterName = (masterclasses: PublicMasterclass[], filter: MasterclassFilter) => {
  const locale = useLocale()
  const texts = useTexts(masterclassTexts)
  const { instrument, teacher, from = '', to = '' } = filter
  const instruments = masterclasses.map(one => one.instrument)
  const found = instruments.find(one => instrumentKey(one) === instrument)
  const person = teachersOf(masterclasses).find(({ key }) => key === teacher)
  const names: Record<FilterName, () => string> = {
    instrument: () => (found ? nameIn(locale, found) : texts.dropped.instrument),
    teacher: () => person?.name ?? texts.dropped.teacher,
    from: () => texts.dropped.from(formatDayAndMonth(from, locale)),
    to: () => texts.dropped.to(formatDayAndMonth(to, locale)),
    open: () => texts.onlyOpen,
  }
  return (name: FilterName) => names[name]()
}

interface MasterclassCardsProps {
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
  /** The query of the URL. */
  filter: MasterclassFilter
}

const FIRST_ROW = 4

/** The cards of the masterclasses that pass the filter, with their number for screen readers. */
export const MasterclassCards = ({ masterclasses, deadlinePassed, filter }: MasterclassCardsProps) => {
  const texts = useTexts(masterclassTexts)
  const shown = selectMasterclasses(masterclasses, filter)
  if (masterclasses.length === 0) return <p>{texts.none}</p>
  if (shown.length === 0) return <NoMasterclasses masterclasses={masterclasses} filter={filter} />
  return (
    <>
      <p role="status" className="visually-hidden">
        {texts.count(shown.length)}
      </p>
      <ul className="masterclass-cards">
        {shown.map((masterclass, index) => (
          <MasterclassCard
            key={masterclass.id}
            masterclass={masterclass}
            deadlinePassed={deadlinePassed}
            filter={filter}
            isBelow={index >= FIRST_ROW}
          />
        ))}
      </ul>
    </>
  )
}
