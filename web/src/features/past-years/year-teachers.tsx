import './year-teachers.css'
import type { PastYear } from '@academy/contract/past-years/schemas'
import type { ReactNode } from 'react'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'

interface YearTeachersProps {
  instruments: PastYear['instruments']
  /** Renders a drawing of the set. */
  drawing: (name: string | null) => ReactNode
}

/** The instruments of a year, with those who taught them. */
export const YearTeachers = ({ instruments, drawing }: YearTeachersProps) => {
  const locale = useLocale()
  return (
    <dl className="year-teachers">
      {instruments.map(({ id, teachers, ...instrument }) => (
        <div key={id}>
          <dt>
            {drawing(instrument.drawing)}
            {nameIn(locale, instrument)}
          </dt>
          {teachers.map(teacher => (
            <dd key={teacher}>{teacher}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
