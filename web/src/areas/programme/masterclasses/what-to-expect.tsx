import './what-to-expect.css'
import type { MasterclassFact } from '@academy/contract/programme/masterclasses/facts'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../base/format.ts'
import { formatLongPeriod } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { detailTexts } from './detail-texts.ts'

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

/** The days, the costs and the lessons. What the office has not written is left out. */
export const WhatToExpect = ({ masterclass }: { masterclass: Masterclass }) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const hasFee = isOpen(masterclass)
  const textOf = (fact: MasterclassFact) => masterclass[`${fact}_${locale}`]
  const named = (fact: MasterclassFact, name: string) =>
    textOf(fact) && (
      <p className="masterclass-fact-text" dir="auto">
        <span className="what-to-expect-name">{name}</span> {textOf(fact)}
      </p>
    )
  const { lessons, teaching_languages, level } = texts
  const hasLessons = textOf('lessons') || textOf('teaching_languages') || textOf('level')
  return (
    <div className="what-to-expect">
      <Part id="days-title" title={texts.days}>
        <p>{formatLongPeriod(masterclass.start_date, masterclass.end_date, locale)}</p>
        {masterclass.is_current && (
          <p>
            <Link to={paths.Dates}>{texts.allDates}</Link>
          </p>
        )}
      </Part>
      {(hasFee || textOf('included')) && (
        <Part id="costs-title" title={hasFee ? texts.costs : texts.partOfClass}>
          {hasFee && <p>{texts.feeOf(formatMoney(Number(masterclass.participation_fee), locale))}</p>}
          {hasFee ? named('included', texts.included) : <p dir="auto">{textOf('included')}</p>}
          {hasFee && (
            <p>
              <Link to={paths.Costs}>{texts.allCosts}</Link>
            </p>
          )}
        </Part>
      )}
      {hasLessons && (
        <Part id="lessons-title" title={texts.lesson}>
          {named('lessons', lessons)}
          {named('teaching_languages', teaching_languages)}
          {named('level', level)}
        </Part>
      )}
    </div>
  )
}
