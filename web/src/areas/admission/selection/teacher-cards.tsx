import './teacher-cards.css'
import '../../../ui/button.css'
import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { Figures } from './figures.tsx'
import { listTexts } from './list-texts.ts'
import { SelectionState } from './selection-state.tsx'

interface TeacherCardsProps {
  masterclasses: SelectionMasterclass[]
  /** Renders the drawing of an instrument. */
  drawing: (instrument: SelectionMasterclass['instrument']) => ReactNode
}

/** The upcoming masterclasses: figures and state of the selection. */
export const TeacherCards = ({ masterclasses, drawing }: TeacherCardsProps) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  return (
    <ul className="teacher-cards">
      {masterclasses.map(masterclass => {
        const name = nameIn(locale, masterclass.instrument)
        return (
          <li key={masterclass.id} className="teacher-card">
            <h3>
              {drawing(masterclass.instrument)}
              {name}
            </h3>
            <p>
              <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
            </p>
            <SelectionState masterclass={masterclass} />
            <Figures masterclass={masterclass} />
            <Link
              className="button"
              to="/user/t/masterclass/$masterclassId"
              params={{ masterclassId: String(masterclass.id) }}
            >
              {texts.open}
              <span className="visually-hidden">: {name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
