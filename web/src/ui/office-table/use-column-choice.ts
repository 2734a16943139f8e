import { useState } from 'react'
import { session } from '../../base/session.ts'
import { hasValue, type TableColumn } from './columns.ts'

/** Whether a column is shown, by its id; only columns that the user has changed. */
type Choice = Readonly<Record<string, boolean>>

const keyOf = (table: string) => `columns/${session()?.user_data.id ?? ''}/${table}`

// Storage can be blocked or contain anything: then the defaults apply.
const read = (table: string): Choice => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}')
    return stored instanceof Object ? (stored as Choice) : {}
  } catch {
    return {}
  }
}

const store = (table: string, choice: Choice) => {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(choice))
  } catch {
    // The choice lasts as long as the page.
  }
}

const isOptional = <Row>(column: TableColumn<Row>) => !column.isHeading && hasValue(column)

/** Returns the visible columns. The choice is stored per table and person. */
export const useColumnChoice = <Row>(table: string, columns: readonly TableColumn<Row>[]) => {
  const [choice, setChoice] = useState(() => read(table))
  const isVisible = (column: TableColumn<Row>) =>
    !isOptional(column) || (choice[column.id] ?? !column.isHiddenAtFirst)
  return {
    visible: columns.filter(isVisible),
    optional: columns.filter(isOptional),
    show: (ids: ReadonlySet<unknown>) => {
      const next = Object.fromEntries(columns.filter(isOptional).map(({ id }) => [id, ids.has(id)]))
      setChoice(next)
      store(table, next)
    },
  }
}
