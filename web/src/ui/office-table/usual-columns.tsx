import { PersonLink } from '../person-link.tsx'
import { PersonCell } from '../table/person-cell.tsx'
import { TimePeriod } from '../time-period.tsx'
import type { TableColumn } from './columns.ts'

interface OfPerson {
  account_id: number
  full_name: string
  email: string
}

/** A person with the address; a file has both apart. */
export const personColumn = <Row extends OfPerson>(texts: {
  person: string
  email: string
}): TableColumn<Row> => ({
  id: 'person',
  title: texts.person,
  text: row => row.full_name,
  files: [
    { title: texts.person, text: row => row.full_name },
    { title: texts.email, text: row => row.email },
  ],
  cell: ({ account_id, full_name, email }) => (
    <PersonCell full_name={full_name} email={email} link={<PersonLink id={account_id} name={full_name} />} />
  ),
})

interface InPeriod {
  start_date: string
  end_date: string
}

/** The days of something; a file has the first and the last one apart. */
export const periodColumn = <Row extends InPeriod>(
  id: string,
  titles: { shown: string; start: string; end: string },
): TableColumn<Row> => ({
  id,
  title: titles.shown,
  day: row => row.start_date,
  files: [
    { title: titles.start, day: row => row.start_date },
    { title: titles.end, day: row => row.end_date },
  ],
  cell: row => <TimePeriod start={row.start_date} end={row.end_date} />,
})
