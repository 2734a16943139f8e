import './year-teachers.css'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'

interface YearTeachersProps {
  instruments: PastYear['instruments']
  /** Whether their masterclasses have pages to link to. */
  hasPages: boolean
  /** Renders a drawing of the set. */
  drawing: (name: string | null) => ReactNode
}

/** The instruments of a year, with those who taught them. */
export const YearTeachers = ({ instruments, hasPages, drawing }: YearTeachersProps) => {
  const locale = useLocale()
  return (
    <dl className="year-teachers">
      {instruments.map(({ id, masterclasses, ...instrument }) => (
        <div key={id}>
          <dt>
            {drawing(instrument.drawing)}
            {nameIn(locale, instrument)}
          </dt>
          {masterclasses.map(({ id: masterclass, teacher }) => (
            <dd key={masterclass}>
              {hasPages ? (
                <Link to="/masterclass/$masterclassId" params={{ masterclassId: String(masterclass) }}>
                  {teacher}
                </Link>
              ) : (
                teacher
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
