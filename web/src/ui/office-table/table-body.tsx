import type { Locale } from '@academy/contract/base/locale'
import { Fragment, memo, type ReactNode } from 'react'
import { formatDay } from '../../base/format.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { NoWrapParts } from '../no-wrap-parts.tsx'
import { type TableColumn, textOf } from './columns.ts'
import type { TableGroups } from './table-groups.ts'
import { officeTableTexts } from './texts.ts'
import type { RowSelection } from './use-table-choices.ts'

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
  /** With all rows, of which the last ones may not be rendered yet. */
  grouping?: (TableGroups<Row> & { all: readonly Row[] }) | undefined
  /** The rows are about to change: until then the old ones stay. */
  isBehind: boolean
}

const spanOf = <Row,>({ columns, selection }: Pick<TableBodyProps<Row>, 'columns' | 'selection'>) =>
  columns.length + (selection ? 1 : 0)

const Rows = <Row,>(table: TableBodyProps<Row>) => {
  const { newEntry, grouping } = table
  if (grouping) return <GroupedRows {...table} grouping={grouping} />
  const entry = newEntry?.form && <EditorRow span={spanOf(table)}>{newEntry.form}</EditorRow>
  return (
    <tbody>
      {newEntry?.place === 'top' && entry}
      <PlainRows {...table} />
      {newEntry?.place === 'bottom' && entry}
    </tbody>
  )
}

const PlainRows = <Row,>({ id, rows, editorOf, isBusy, ...table }: TableBodyProps<Row>) => {
  const { columns, selection, idOf } = table
  return rows.map(row => {
    const editor = editorOf?.(row)
    return editor ? (
      <EditorRow key={idOf(row)} span={spanOf(table)}>
        {editor}
      </EditorRow>
    ) : (
      <tr key={idOf(row)} id={tableRowId(id, idOf(row))} tabIndex={-1} aria-busy={isBusy?.(row) || undefined}>
        {selection && <SelectionCell row={row} columns={columns} selection={selection} />}
        {columns.map(column => (
          <TableCell key={column.id} column={column} row={row} />
        ))}
      </tr>
    )
  })
}

type Grouped<Row> = TableBodyProps<Row> & Required<Pick<TableBodyProps<Row>, 'grouping'>>

/** Folded rows stay in the page: paper has all of them. */
const GroupedRows = <Row,>({ rows, grouping, ...table }: Grouped<Row>) =>
  grouping?.groups.map(group => {
    const count = grouping.all.filter(row => grouping.groupOf(row) === group.id).length
    const isFolded = grouping.folded.has(group.id)
    const bodyId = `${table.id}-group-${group.id}`
    const title = `${group.title} (${count})`
    return (
      <Fragment key={group.id}>
        <tbody className="office-list-group">
          <tr>
            <th colSpan={spanOf(table)} scope="colgroup">
              {count === 0 ? (
                title
              ) : (
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  aria-controls={bodyId}
                  onClick={() => grouping.onFold(group.id)}
                >
                  {title}
                </button>
              )}
            </th>
          </tr>
        </tbody>
        <tbody id={bodyId} hidden={isFolded}>
          <PlainRows {...table} rows={rows.filter(row => grouping.groupOf(row) === group.id)} />
        </tbody>
      </Fragment>
    )
  })

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
