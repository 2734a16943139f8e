import { cellValue, type FileColumn, hasValue, type TableColumn } from './columns.ts'

/** What a file of the table contains. */
export interface FileContent {
  columns: readonly { title: string; kind: 'text' | 'number' | 'money' | 'day' }[]
  rows: readonly (readonly (string | number | null)[])[]
}

const kindOf = <Row>({ number, day, isMoney }: FileColumn<Row>) => {
  if (day) return 'day'
  if (number) return isMoney ? 'money' : 'number'
  return 'text'
}

/** What is hidden at first for lack of space is in the files all the same. */
export const columnsOfFile = <Row>(
  columns: readonly TableColumn<Row>[],
  visible: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] => columns.filter(column => column.isHiddenAtFirst || visible.includes(column))

/** Returns the values of the rows; columns without a value are left out. */
export const fileContent = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): FileContent => {
  const written = columns
    .flatMap((column): readonly FileColumn<Row>[] => column.files ?? [column])
    .filter(hasValue)
  return {
    columns: written.map(column => ({ title: column.title, kind: kindOf(column) })),
    rows: rows.map(row => written.map(column => cellValue(column, row))),
  }
}
