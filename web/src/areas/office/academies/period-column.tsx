import './academy-facts.css'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'

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
