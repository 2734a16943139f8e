import './record-table.css'
import type { ReactNode } from 'react'

export interface RecordColumn<Row> {
  /** Stands above the column, and on a phone before the value. */
  title: string
  cell: (row: Row) => ReactNode
  /** What names the row: the heading of its card. */
  isHeading?: boolean
  /** Its title is for screen readers alone: what stands there speaks for itself. */
  isTitleHidden?: boolean
  /** Figures stand at the right, below each other. */
  isNumber?: boolean
}

interface RecordTableProps<Row> {
  /** Names the table for screen readers; the page has a heading of its own. */
  caption: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  /** Is something happening to the row right now? Then it is dimmed. */
  isBusy?: (row: Row) => boolean
}

/** A table, and on a phone one card for each row. */
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
