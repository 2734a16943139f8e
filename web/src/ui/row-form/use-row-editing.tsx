import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
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
  /** Only for an existing row, like `deletion`. */
  onReload?: () => void
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
 * save names that version.
 */
export const useRowEditing = <Row extends Versioned>({ rows, ...options }: RowEditingOptions<Row>) => {
  const { table, nameOf, remove, refresh } = options
  const { actions } = useTexts(rowFormTexts)
  const [editing, edit] = useState<Row>()
  const [entries, setEntries] = useState(0)
  const [left, setLeft] = useState<number>()
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (left === undefined) return
    document.getElementById(tableRowId(table, left))?.focus()
    setLeft(undefined)
  }, [table, left])
  // The next version of the row is in the editor as soon as it is loaded.
  useEffect(() => {
    const latest = rows.find(({ id }) => id === editing?.id)
    if (!isReloading || latest?.version === editing?.version) return
    edit(latest)
    setReloading(false)
  }, [rows, editing, isReloading])
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
  const onReload = () => {
    setReloading(true)
    void refresh()
  }
  const onDelete = async (row: Row) => {
    await remove(row)
    close()
    await refresh()
  }
  const actionColumn: TableColumn<Row> = {
    id: 'actions',
    title: actions,
    isTitleHidden: true,
    cell: row => <EditButton name={nameOf(row)} onEdit={() => edit(row)} />,
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
      const events = { hasFocus: true, onDone: afterEdit, onReload, deletion }
      return <Fragment key={editing.version}>{editor(editing, events)}</Fragment>
    },
    /** The column with the button that opens the editor. */
    actionColumn,
  }
}
