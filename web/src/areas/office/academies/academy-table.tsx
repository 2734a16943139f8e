import type { AcademyCard } from '@academy/contract/office/academies/schemas'
import type { ReactNode } from 'react'
import { yearOf } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { AcademyBadge, academyStateTexts, stateOf } from './academy-state.tsx'
import { academiesTexts } from './texts.ts'
import './academy-facts.css'

interface Period<Row> {
  id: string
  title: string
  /** In a file, first and last day have columns of their own. */
  titles: [start: string, end: string]
  start: (row: Row) => string
  end: (row: Row) => string
}

/** A column with first and last day, sorted by the first. */
export const periodColumn = <Row,>({ id, title, titles, start, end }: Period<Row>): TableColumn<Row> => ({
  id,
  title,
  day: start,
  cell: row => (
    <span className="academy-nowrap">
      <TimePeriod start={start(row)} end={end(row)} />
    </span>
  ),
  files: [
    { title: titles[0], day: start },
    { title: titles[1], day: end },
  ],
})

interface AcademyTableProps {
  academies: readonly AcademyCard[]
  /** Renders the link to an academy. */
  linkTo: (academy: AcademyCard, year: string) => ReactNode
}

/** All academies with their days and numbers. */
export const AcademyTable = ({ academies, linkTo }: AcademyTableProps) => {
  const texts = useTexts(academiesTexts)
  const states = useTexts(academyStateTexts)
  const state = useTableView('state')
  const yearOfRow = ({ start_date_academy }: AcademyCard) => String(yearOf(start_date_academy))
  const options = (['current', 'draft', 'past'] as const).map(value => ({
    value,
    label: states[value],
  }))
  return (
    <OfficeTable
      id="academies"
      caption={texts.list}
      rows={academies}
      idOf={({ id }) => id}
      state={state}
      empty={texts.empty}
      columns={[
        {
          id: 'year',
          title: texts.year,
          isHeading: true,
          text: yearOfRow,
          cell: one => linkTo(one, yearOfRow(one)),
        },
        {
          id: 'state',
          title: texts.state,
          text: one => states[stateOf(one)],
          cell: one => <AcademyBadge academy={one} />,
        },
        periodColumn<AcademyCard>({
          id: 'days',
          title: texts.days,
          titles: [texts.start, texts.end],
          start: one => one.start_date_academy,
          end: one => one.end_date_academy,
        }),
        {
          id: 'deadline',
          title: texts.deadline,
          day: one => one.end_date_application,
          isHiddenAtFirst: true,
        },
        { id: 'place', title: texts.place, text: one => one.place_name, isHiddenAtFirst: true },
        { id: 'masterclasses', title: texts.masterclasses, number: one => one.masterclass_count },
        { id: 'applications', title: texts.applications, number: one => one.application_count },
        { id: 'participants', title: texts.participants, number: one => one.participant_count },
        { id: 'bookings', title: texts.bookings, number: one => one.booking_count },
      ]}
      filters={[
        {
          id: 'state',
          label: texts.state,
          all: texts.allStates,
          options,
          keeps: (one, value) => stateOf(one) === value,
        },
      ]}
    />
  )
}
