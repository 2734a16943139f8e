import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import type { TableColumn } from '../office-table/columns.ts'
import { tableRowId } from '../office-table/table-body.tsx'
import { EditButton } from './row-buttons.tsx'
import { rowFormTexts } from './texts.ts'

interface Versioned {
  id: number
  version: number
}

/** What the form of a row gets: pass it on to `useRowForm` and `RowForm`. */
export interface RowEvents {
  hasFocus: boolean
  onDone: (isSaved: boolean) => Promise<void>
  /** Replaces the input by what somebody else has saved. Only for an existing row, like the following. */
  onReload?: (() => void) | undefined
  /** Keeps the input, and bases it on the version that somebody else has saved. */
  onRebase?: (() => void) | undefined
  /** Runs what would close the form, after a question if it has changes. */
  leave?: RefObject<((then: () => void) => void) | undefined> | undefined
  deletion?: { name: string; onDelete: () => Promise<void> }
}

interface RowEditingOptions<Row> {
  /** The id of the table. */
  table: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  remove: (row: Row) => Promise<void>
  /** Loads the rows again. */
  refresh: () => Promise<void>
}

/**
 * Adds, edits and deletes rows of a table in their place. The editor keeps the row as it was when it opened: a
 * save names that version. After a conflict the user reloads the row or saves over it.
 */
export const useRowEditing = <Row extends Versioned>({ rows, ...options }: RowEditingOptions<Row>) => {
  const { table, nameOf, remove, refresh } = options
  const { actions } = useTexts(rowFormTexts)
  const [editing, edit] = useState<Row>()
  const [entries, setEntries] = useState(0)
  const [left, setLeft] = useState<number>()
  const [loading, setLoading] = useState<'reload' | 'rebase'>()
  const [loads, setLoads] = useState(0)
  const leave = useRef<(then: () => void) => void>(undefined)
  useEffect(() => {
    if (left === undefined) return
    document.getElementById(tableRowId(table, left))?.focus()
    setLeft(undefined)
  }, [table, left])
  // The next version of the row is in the editor as soon as it is loaded.
  useEffect(() => {
    const latest = rows.find(({ id }) => id === editing?.id)
    if (!loading || !editing || latest?.version === editing.version) return
    setLoading(undefined)
    if (latest && loading === 'rebase') return edit({ ...editing, version: latest.version })
    edit(latest)
    setLoads(count => count + 1)
  }, [rows, editing, loading])
  const close = () => {
    setLeft(editing?.id)
    edit(undefined)
  }
  const afterNew = async (isSaved: boolean) => {
    if (isSaved) await refresh()
    // After the row that was loaded just now is shown: the form moves down with it.
    setTimeout(() => setEntries(count => count + 1))
  }
  const afterEdit = async (isSaved: boolean) => {
    if (isSaved) await refresh()
    close()
  }
  const load = (kind: 'reload' | 'rebase') => () => {
    setLoading(kind)
    void refresh()
  }
  const onDelete = async (row: Row) => {
    await remove(row)
    close()
    await refresh()
  }
  const open = (row: Row) => (leave.current ? leave.current(() => edit(row)) : edit(row))
  const actionColumn: TableColumn<Row> = {
    id: 'actions',
    title: actions,
    isTitleHidden: true,
    cell: row => <EditButton name={nameOf(row)} onEdit={() => open(row)} />,
  }
  return {
    /** Renders the form for a new row below the others; each one starts empty. */
    newEntry: (form: (events: RowEvents) => ReactNode) => ({
      place: 'bottom' as const,
      form: <Fragment key={entries}>{form({ hasFocus: entries > 0, onDone: afterNew })}</Fragment>,
    }),
    /** Renders the editor in place of the row that is edited. */
    editorOf: (editor: (row: Row, events: RowEvents) => ReactNode) => (row: Row) => {
      if (editing?.id !== row.id) return undefined
      const deletion = { name: nameOf(row), onDelete: () => onDelete(row) }
      const events = {
        onDone: afterEdit,
        onReload: load('reload'),
        onRebase: load('rebase'),
        leave,
        deletion,
      }
      return <Fragment key={loads}>{editor(editing, { hasFocus: true, ...events })}</Fragment>
    },
    /** The column with the button that opens the editor. */
    actionColumn,
  }
}
