import './office-table.css'
import '../table/record-table.css'
import { type ReactNode, use, useDeferredValue, useRef } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { Pager } from '../pager/pager.tsx'
import { hasValue, type TableColumn } from './columns.ts'
import { exportFile, type FileFormat } from './export-file.ts'
import { ExportLogContext } from './export-log.ts'
import { columnsOfFile, fileContent } from './file-content.ts'
import { type RowOptions, TableBody } from './table-body.tsx'
import { TableFrame, TableSearch } from './table-frame.tsx'
import { inGroups, type TableGroups } from './table-groups.ts'
import { TableHead } from './table-head.tsx'
import { ColumnMenu, ExportMenu } from './table-menus.tsx'
import { isFiltered, knownView, queryOf, shownRows, type TableFilter, unfiltered } from './table-view.ts'
import { officeTableTexts } from './texts.ts'
import { useColumnChoice, useRowLimit, useRowSelection } from './use-table-choices.ts'
import type { TableState } from './use-table-view.ts'

/** For a list of which the server returns one page: it searches, filters and sorts there. */
interface ServerPaging<Row> {
  /** How many rows match, on all pages. */
  total: number
  perPage: number
  /** The ids of the columns that the server can sort by. */
  sortable: readonly string[]
  isLoading: boolean
  /** Stands in place of rows that are not there yet: a skeleton, or a failure. */
  placeholder?: ReactNode
  /** Loads the matching rows of all pages, for the export. */
  loadAll: () => Promise<readonly Row[]>
  /** `loadAll` itself writes the export to the record. */
  recordsExport?: true
}

export interface OfficeTableProps<Row> extends RowOptions<Row> {
  /** Names the stored choice of columns and the rows; unique on the page. */
  id: string
  /** Names the table for screen readers, and its files. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** From `useTableView`. */
  state: TableState
  filters?: readonly TableFilter<Row>[]
  searchHint?: string
  /** Leaves out the search, for a list of a few rows. */
  isShort?: boolean
  /** What is said about a list without rows. */
  empty: ReactNode
  /** What is said if no row matches. */
  nothingFound?: string
  /** Replaces the number of rows. */
  summary?: ReactNode
  /** Explains values of the table, below it. */
  note?: string
  /** Buttons beside those of the table. */
  tools?: ReactNode
  /** Makes rows selectable, and renders the actions for the selected ones. */
  selectionActions?: (rows: readonly Row[], clear: () => void) => ReactNode
  /** Lets people export the selected rows; returns what the file contains of them. */
  exportSelected?: (rows: readonly Row[]) => Promise<readonly Row[]>
  server?: ServerPaging<Row>
  /** For a list that is there as a whole, with all its groups. */
  grouping?: TableGroups<Row>
  /** Replaces the menu of the files. */
  files?: ReactNode
}

/** A list of the office: see docs/recipes/add-an-office-page.md. */
export const OfficeTable = <Row,>(props: OfficeTableProps<Row>) => {
  const { id, caption, columns, rows, filters = [], server, selectionActions, newEntry } = props
  const { exportSelected } = props
  const texts = useTexts(officeTableTexts)
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const recordExport = use(ExportLogContext)
  const { change } = props.state
  const view = knownView(props.state.view, columns, filters)
  const found = server ? rows : shownRows(rows, view, columns, filters, locale)
  const shown = props.grouping ? inGroups(found, props.grouping) : found
  // Controls answer at once, the rows follow.
  const viewKey = JSON.stringify(queryOf(view))
  const isViewBehind = useDeferredValue(viewKey) !== viewKey
  // The form for a new entry must not move away below the rows.
  const { limit, end } = useRowLimit(newEntry ? 0 : shown.length)
  const { chosen, visible, optional, show, ...choice } = useColumnChoice(id, columns)
  const selection = useRowSelection(shown, props.idOf)
  const isSortable = (column: TableColumn<Row>) =>
    hasValue(column) && (server?.sortable.includes(column.id) ?? true)
  const total = server?.total ?? rows.length
  const isEmpty = total === 0 && !server?.placeholder && !(server && isFiltered(view, filters))
  const save = async (format: FileFormat, written: readonly Row[]) => {
    if (!server?.recordsExport) await recordExport({ list: caption, format, count: written.length })
    await exportFile(fileContent(columnsOfFile(columns, visible), written), {
      title: caption,
      format,
      locale,
    })
  }
  const hasTable = shown.length > 0 || Boolean(newEntry?.form)
  return (
    <div ref={list} className="office-list" aria-busy={server?.isLoading ?? false}>
      {!isEmpty && !props.isShort && (
        <TableSearch
          caption={caption}
          hint={props.searchHint}
          filters={filters}
          sortable={columns.filter(isSortable)}
          view={view}
          change={change}
        />
      )}
      <div className="office-list-tools">
        <div role="status">
          {isEmpty && props.empty}
          {!isEmpty &&
            shown.length === 0 &&
            !server?.placeholder &&
            (props.nothingFound ?? texts.nothingFound)}
          {shown.length > 0 &&
            (props.summary ??
              (shown.length < total ? texts.countOf(shown.length, total) : texts.count(total)))}
        </div>
        {isFiltered(view, filters) && (
          <TextButton onClick={() => change(unfiltered(filters))}>{texts.showAll}</TextButton>
        )}
        <div className="office-list-buttons">
          {props.tools}
          {shown.length > 0 && (
            <>
              <ColumnMenu caption={caption} columns={optional} visible={chosen} onShow={show} />
              {props.files ?? (
                <ExportMenu
                  caption={caption}
                  onExport={async format => save(format, server ? await server.loadAll() : shown)}
                />
              )}
            </>
          )}
        </div>
      </div>
      {selectionActions && selection.rows.length > 0 && (
        <section className="office-list-selection" aria-label={texts.selection}>
          <span role="status">{texts.selected(selection.rows.length)}</span>
          {selectionActions(selection.rows, selection.clear)}
          {exportSelected && (
            <ExportMenu
              caption={texts.selection}
              onExport={async format => save(format, await exportSelected(selection.rows))}
            />
          )}
          <TextButton onClick={selection.clear}>{texts.clearSelection}</TextButton>
        </section>
      )}
      {hasTable && (
        <TableFrame>
          <table className="record-table" aria-rowcount={end && shown.length + 1}>
            <caption className="visually-hidden">{caption}</caption>
            <TableHead
              columns={visible}
              isSortable={isSortable}
              selection={selectionActions && selection}
              view={view}
              change={change}
            />
            <TableBody
              {...props}
              columns={visible}
              rows={end ? shown.slice(0, limit) : shown}
              grouping={props.grouping && { ...props.grouping, all: shown }}
              selection={selectionActions && selection}
              isBehind={isViewBehind || choice.isBehind}
            />
          </table>
          {end && <div ref={end} />}
        </TableFrame>
      )}
      {props.note && shown.length > 0 && <p className="office-list-note">{props.note}</p>}
      {server?.placeholder}
      {server && (
        <Pager
          page={view.page}
          pages={Math.ceil(server.total / server.perPage)}
          onPage={page => {
            change({ page })
            list.current?.scrollIntoView()
          }}
        />
      )}
    </div>
  )
}
