import type { ReactNode } from 'react'
import { fullName } from '../../../base/format.ts'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { PersonCell } from '../../../ui/table/person-cell.tsx'

interface Person {
  first_name: string
  last_name: string
  email: string
}

/** Name and address of a person, sorted by the last name. */
export const personColumn = <Row extends Person>(
  id: string,
  texts: { person: string; email: string },
  linkTo?: (person: Row) => ReactNode,
): TableColumn<Row> => ({
  id,
  title: texts.person,
  isHeading: true,
  text: ({ first_name, last_name }) => `${last_name} ${first_name}`,
  files: [
    { title: texts.person, text: fullName },
    { title: texts.email, text: ({ email }) => email },
  ],
  cell: person => <PersonCell full_name={fullName(person)} email={person.email} link={linkTo?.(person)} />,
})
