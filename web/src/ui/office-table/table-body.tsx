import type { Locale } from '@academy/contract/lib/locale'
import { memo, type ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { NoWrapParts } from '../no-wrap-parts.tsx'
import { type TableColumn, textOf } from './columns.ts'
import { officeTableTexts } from './texts.ts'
import type { RowSelection } from './use-row-selection.ts'

/** The id of a row's element, which can receive the focus: after a dialog, or after its editor has closed. */
export const tableRowId = (table: string, row: string | number): string => `${table}-${row}`

export interface RowOptions<Row> {
  idOf: (row: Row) => string | number
  /** Whether the row is being changed; then it is dimmed. */
  isBusy?: ((row: Row) => boolean) | undefined
  /** Returns a form that replaces the row while it is edited. */
  editorOf?: ((row: Row) => ReactNode) | undefined
  /** A form for a new entry, before or after the rows. */
  newEntry?: { place: 'top' | 'bottom'; form: ReactNode } | undefined
}

interface TableBodyProps<Row> extends RowOptions<Row> {
  id: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  selection: RowSelection<Row> | undefined
  /** The rows are about to change: until then the old ones stay. */
  isBehind: boolean
}

const Rows = <Row,>({ id, rows, newEntry, editorOf, isBusy, ...table }: TableBodyProps<Row>) => {
  const { columns, selection, idOf } = table
  const span = columns.length + (selection ? 1 : 0)
  const entry = newEntry?.form && <EditorRow span={span}>{newEntry.form}</EditorRow>
  return (
    <tbody>
      {newEntry?.place === 'top' && entry}
      {rows.map(row => {
        const editor = editorOf?.(row)
        return editor ? (
          <EditorRow key={idOf(row)} span={span}>
            {editor}
          </EditorRow>
        ) : (
          <tr
            key={idOf(row)}
            id={tableRowId(id, idOf(row))}
            tabIndex={-1}
            aria-busy={isBusy?.(row) || undefined}
          >
            {selection && <SelectionCell row={row} columns={columns} selection={selection} />}
            {columns.map(column => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        )
      })}
      {newEntry?.place === 'bottom' && entry}
    </tbody>
  )
}

export const TableBody = memo(Rows, (_, { isBehind }) => isBehind) as typeof Rows

const EditorRow = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="office-list-editor">
    <td colSpan={span}>{children}</td>
  </tr>
)

interface SelectionCellProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  selection: RowSelection<Row>
}

const SelectionCell = <Row,>({ row, columns, selection }: SelectionCellProps<Row>) => {
  const texts = useTexts(officeTableTexts)
  const locale = useLocale()
  const heading = columns.find(({ isHeading }) => isHeading)
  return (
    <td className="office-list-tick">
      <input
        type="checkbox"
        aria-label={texts.select(heading ? textOf(heading, row, locale) : '')}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </td>
  )
}

const LONG_WORD = 24

/** A word that may break, because a column as wide as it would leave no space for the others. */
const hasLongWord = (text: string) => text.split(/[\s-]/).some(word => word.length > LONG_WORD)

const contentOf = <Row,>(column: TableColumn<Row>, row: Row, locale: Locale): ReactNode => {
  if (column.cell) return column.cell(row)
  const day = column.day?.(row)
  if (day) return <time dateTime={day}>{formatDay(day)}</time>
  const text = textOf(column, row, locale)
  return text && <NoWrapParts text={text} />
}

const TableCell = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const { title, isHeading, isTitleHidden, number, day } = column
  const locale = useLocale()
  const content = contentOf(column, row, locale)
  const isLong = hasLongWord(textOf(column, row, locale)) || undefined
  if (isHeading)
    return (
      <th scope="row" data-long={isLong}>
        {content}
      </th>
    )
  return (
    <td
      data-long={isLong}
      data-title={isTitleHidden ? undefined : title}
      data-number={number ? true : undefined}
      data-day={day ? true : undefined}
    >
      {/* One element beside the label of a card; empty cells are hidden there. */}
      {content || content === 0 ? <div>{content}</div> : null}
    </td>
  )
}
