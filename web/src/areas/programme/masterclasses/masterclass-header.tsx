import { locales } from '@academy/contract/base/locale'
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
import { Portrait } from './portrait.tsx'
import { Tagline } from './tagline.tsx'
import { titledTeacherName } from './teacher.ts'
import './masterclass-facts.css'
import './masterclass-header.css'

interface MasterclassFactsProps {
  masterclass: Masterclass
  deadline: string
}

/** When, for how much, until when and for how many; fee and deadline only while one can apply. */
export const MasterclassFacts = ({ masterclass, deadline }: MasterclassFactsProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const placesText = usePlacesText()(masterclass)
  return (
    <dl className="masterclass-facts">
      <Fact name={texts.dates}>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </Fact>
      {isOpen(masterclass) && (
        <>
          <Fact name={texts.fee}>{formatMoney(Number(masterclass.participation_fee), locale)}</Fact>
          <Fact name={texts.deadline}>
            <time dateTime={deadline}>{formatDay(deadline)}</time>
          </Fact>
        </>
      )}
      {placesText && !masterclass.is_over && <Fact name={texts.places}>{placesText}</Fact>}
    </dl>
  )
}

/** What the teacher says, in the language of the page if there is one. */
const Sentence = ({ masterclass }: { masterclass: Masterclass }) => {
  const locale = useLocale()
  const said = [locale, ...locales.filter(other => other !== locale)]
    .map(lang => ({ lang, text: masterclass[`sentence_${lang}`] }))
    .find(({ text }) => text)
  return (
    said && (
      <blockquote className="masterclass-sentence">
        {/* The quotation marks are those of the language. */}
        <q lang={said.lang}>{said.text}</q>
      </blockquote>
    )
  )
}

interface MasterclassHeaderProps {
  masterclass: Masterclass
  deadlinePassed: boolean
  /** The link back to the list. */
  back: ReactNode
  /** The actions below the words. */
  children: ReactNode
}

/** The first screen: the teacher, what they teach and what they say. */
export const MasterclassHeader = ({
  masterclass,
  deadlinePassed,
  back,
  children,
}: MasterclassHeaderProps) => {
  const locale = useLocale()
  const { instrument, portrait, whole_picture: whole } = masterclass
  const isWide = whole !== null && whole.width > whole.height
  return (
    <header className={isWide ? 'masterclass-header masterclass-header-wide' : 'masterclass-header'}>
      <div className="masterclass-picture">
        <Portrait portrait={whole ?? portrait} place={isWide ? 'wide' : 'main'} />
      </div>
      <div className="masterclass-words">
        {back}
        <h1>
          <span className="masterclass-header-instrument">
            <InstrumentDrawing drawing={instrument.drawing} />
            {nameIn(locale, instrument)}
          </span>{' '}
          <span className="masterclass-header-teacher">{titledTeacherName(masterclass)}</span>
        </h1>
        <Tagline className="masterclass-header-description" masterclass={masterclass} />
        <Sentence masterclass={masterclass} />
        <ApplicationBadge masterclass={masterclass} deadlinePassed={deadlinePassed} />
        {children}
      </div>
    </header>
  )
}
