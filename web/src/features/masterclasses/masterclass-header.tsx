import './masterclass-header.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import type { ReactNode } from 'react'
import { formatDay, formatMoney, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { detailTexts } from './detail-texts.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { Tagline } from './tagline.tsx'
import { teacherName } from './teacher.ts'

interface MasterclassHeaderProps {
  masterclass: MasterclassCard
  deadline: string
  deadlinePassed: boolean
  /** The actions below the facts. */
  children: ReactNode
}

/** Instrument, teacher and dates; fee and deadline only while applications are open. */
export const MasterclassHeader = ({ masterclass, children, ...academy }: MasterclassHeaderProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const { instrument, start_date, end_date, participation_fee } = masterclass
  const isOpen = masterclass.application_closed === 0
  return (
    <header className="masterclass-header">
      <h1>
        <span className="masterclass-header-instrument">
          <InstrumentDrawing drawing={instrument.drawing} />
          {nameIn(locale, instrument)}
        </span>{' '}
        <span className="masterclass-header-teacher">{teacherName(masterclass)}</span>
      </h1>
      <Tagline className="masterclass-header-description" masterclass={masterclass} />
      <ApplicationBadge masterclass={masterclass} deadlinePassed={academy.deadlinePassed} />
      <dl className="masterclass-facts">
        <Fact name={texts.dates}>
          <TimePeriod start={start_date} end={end_date} />
        </Fact>
        {isOpen && <Fact name={texts.fee}>{formatMoney(Number(participation_fee), locale)}</Fact>}
        {isOpen && (
          <Fact name={texts.deadline}>
            <time dateTime={academy.deadline}>{formatDay(academy.deadline)}</time>
          </Fact>
        )}
      </dl>
      {children}
    </header>
  )
}
