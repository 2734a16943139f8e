import { masterclassFacts } from '@academy/contract/programme/masterclasses/facts'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { ReactNode } from 'react'
import { formatDay, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { detailTexts } from './detail-texts.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { usePlacesText } from './masterclass-terms.tsx'
import { Tagline } from './tagline.tsx'
import { titledTeacherName } from './teacher.ts'
import './masterclass-facts.css'
import './masterclass-header.css'

interface MasterclassFactsProps {
  masterclass: Masterclass
  deadline: string
}

/** What one wants to know before applying; fee and deadline only while that is possible. */
const MasterclassFacts = ({ masterclass, deadline }: MasterclassFactsProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const placesText = usePlacesText()(masterclass)
  const hasFee = isOpen(masterclass)
  // Without a fee on the page nothing is included in it.
  const names = hasFee ? texts : { ...texts, included: texts.partOfClass }
  return (
    <dl className="masterclass-facts">
      <Fact name={texts.dates}>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </Fact>
      {hasFee && (
        <>
          <Fact name={texts.fee}>{formatMoney(Number(masterclass.participation_fee), locale)}</Fact>
          <Fact name={texts.deadline}>
            <time dateTime={deadline}>{formatDay(deadline)}</time>
          </Fact>
        </>
      )}
      {placesText && !masterclass.is_over && <Fact name={texts.places}>{placesText}</Fact>}
      {masterclassFacts.map(fact => {
        const text = masterclass[`${fact}_${locale}`]
        return (
          text && (
            <Fact key={fact} name={names[fact]}>
              <span className="masterclass-fact-text" dir="auto">
                {text}
              </span>
            </Fact>
          )
        )
      })}
    </dl>
  )
}

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
