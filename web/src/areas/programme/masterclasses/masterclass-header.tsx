import './masterclass-header.css'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { ReactNode } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { ApplicationBadge } from './application-badge.tsx'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { MasterclassFacts } from './masterclass-facts.tsx'
import { Tagline } from './tagline.tsx'
import { titledTeacherName } from './teacher.ts'

interface MasterclassHeaderProps {
  masterclass: Masterclass
  deadline: string
  deadlinePassed: boolean
  /** The actions below the facts. */
  children: ReactNode
}

/** Instrument, teacher and facts. */
export const MasterclassHeader = ({ masterclass, children, ...academy }: MasterclassHeaderProps) => {
  const locale = useLocale()
  const { instrument } = masterclass
  return (
    <header className="masterclass-header">
      <h1>
        <span className="masterclass-header-instrument">
          <InstrumentDrawing drawing={instrument.drawing} />
          {nameIn(locale, instrument)}
        </span>{' '}
        <span className="masterclass-header-teacher">{titledTeacherName(masterclass)}</span>
      </h1>
      <Tagline className="masterclass-header-description" masterclass={masterclass} />
      <ApplicationBadge masterclass={masterclass} deadlinePassed={academy.deadlinePassed} />
      <MasterclassFacts masterclass={masterclass} deadline={academy.deadline} />
      {children}
    </header>
  )
}
