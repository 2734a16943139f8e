import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameIn, yearOf } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { listTexts } from './list-texts.ts'
import { Figures, SelectionState } from './selection-header.tsx'
import './teacher-cards.css'

/** Masterclasses of earlier years; their participant lists stay accessible. */
export const PastMasterclasses = ({ masterclasses }: { masterclasses: SelectionMasterclass[] }) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const columns: RecordColumn<SelectionMasterclass>[] = [
    {
      title: texts.masterclass,
      isHeading: true,
      cell: ({ id, instrument, start_date }) => (
        <Link to="/user/t/masterclass/$masterclassId" params={{ masterclassId: String(id) }}>
          {nameIn(locale, instrument)} {yearOf(start_date)}
        </Link>
      ),
    },
    {
      title: texts.dates,
      cell: ({ start_date, end_date }) => <TimePeriod start={start_date} end={end_date} />,
    },
    { title: texts.applications, isNumber: true, cell: one => one.application_count },
    { title: texts.participants, isNumber: true, cell: one => one.participant_count },
  ]
  return <RecordTable caption={texts.past} columns={columns} rows={masterclasses} idOf={({ id }) => id} />
}

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
            <ButtonLink
              to="/user/t/masterclass/$masterclassId"
              params={{ masterclassId: String(masterclass.id) }}
            >
              {texts.open}
              <span className="visually-hidden">: {name}</span>
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
