import { useEffect, useRef } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { NoWrapParts } from '../no-wrap-parts.tsx'
import type { TableColumn } from './columns.ts'
import { nextSort } from './table-view.ts'
import { officeTableTexts } from './texts.ts'
import type { RowSelection } from './use-table-choices.ts'
import type { TableState } from './use-table-view.ts'

interface TableHeadProps<Row> extends TableState {
  columns: readonly TableColumn<Row>[]
  isSortable: (column: TableColumn<Row>) => boolean
  selection: RowSelection<Row> | undefined
}

/** The column headers; a click on one sorts by it. */
export const TableHead = <Row,>({ columns, isSortable, selection, ...state }: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {selection && (
        <th scope="col" className="office-list-tick">
          <AllRowsCheckbox selection={selection} />
        </th>
      )}
      {columns.map(column => (
        <ColumnHeader key={column.id} column={column} isSortable={isSortable(column)} {...state} />
      ))}
    </tr>
  </thead>
)

const AllRowsCheckbox = <Row,>({ selection }: { selection: RowSelection<Row> }) => {
  const { rows, isAll, selectAll } = selection
  const box = useRef<HTMLInputElement>(null)
  const isPartial = rows.length > 0 && !isAll
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={useTexts(officeTableTexts).selectAll}
      checked={isAll}
      onChange={event => selectAll(event.target.checked)}
    />
  )
}

interface ColumnHeaderProps<Row> extends TableState {
  column: TableColumn<Row>
  isSortable: boolean
}

const ColumnHeader = <Row,>({ column, isSortable, view, change }: ColumnHeaderProps<Row>) => {
  const { id, title, isTitleHidden, number } = column
  const heading = <NoWrapParts text={title} />
  const direction = view.sort?.isDescending ? 'descending' : 'ascending'
  const sorted = view.sort?.column === id ? direction : 'none'
  return (
    <th scope="col" data-number={number ? true : undefined} aria-sort={isSortable ? sorted : undefined}>
      {isSortable ? (
        <button
          type="button"
          className="office-list-head"
          onClick={() => change({ sort: nextSort(view.sort, id) })}
        >
          <span className={isTitleHidden ? 'visually-hidden' : undefined}>{heading}</span>
          <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true" data-sorted={sorted}>
            <path d="m2 5 3-3 3 3" data-on={sorted === 'ascending' || undefined} />
            <path d="m2 9 3 3 3-3" data-on={sorted === 'descending' || undefined} />
          </svg>
        </button>
      ) : (
        <span className={isTitleHidden ? 'visually-hidden' : undefined}>{heading}</span>
      )}
    </th>
  )
}
