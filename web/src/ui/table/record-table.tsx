import './record-table.css'
import type { ReactNode } from 'react'

export interface RecordColumn<Row> {
  /** The column header, and on a phone the label of the value. */
  title: string
  cell: (row: Row) => ReactNode
  /** Identifies the row: the heading of its card. */
  isHeading?: boolean
  /** The title is for screen readers only, because the values are self-explanatory. */
  isTitleHidden?: boolean
  /** Numbers are right-aligned. */
  isNumber?: boolean
}

interface RecordTableProps<Row> {
  /** Names the table for screen readers; the page has its own heading. */
  caption: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  /** Whether the row is being changed; then it is dimmed. */
  isBusy?: (row: Row) => boolean
}

/** A table, and on a phone one card per row. */
export const RecordTable = <Row,>({ caption, columns, rows, idOf, isBusy }: RecordTableProps<Row>) => (
  <table className="record-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ title, isTitleHidden, isNumber }) => (
          <th key={title} scope="col" data-number={isNumber || undefined}>
            {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={idOf(row)} aria-busy={isBusy?.(row) || undefined}>
          {columns.map(column => (
            <RecordCell key={column.title} column={column} row={row} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const RecordCell = <Row,>({ column, row }: { column: RecordColumn<Row>; row: Row }) => {
  const { title, cell, isHeading, isTitleHidden, isNumber } = column
  if (isHeading) return <th scope="row">{cell(row)}</th>
  return (
    <td data-title={isTitleHidden ? undefined : title} data-number={isNumber || undefined}>
      {cell(row)}
    </td>
  )
}
