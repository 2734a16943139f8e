import { useEffect, useState } from 'react'
import { tableRowId } from '../office-table/table-body.tsx'

interface Versioned {
  id: number
  version: number
}

/**
 * Which row of a table is being edited, and how many new ones were typed. The editor keeps the row as it was
 * when it opened: a save names that version.
 */
export const useRowEditing = <Row extends Versioned>(table: string, rows: readonly Row[]) => {
  const [editing, setEditing] = useState<Row>()
  const [entries, setEntries] = useState(0)
  const [left, setLeft] = useState<number>()
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (left === undefined) return
    document.getElementById(tableRowId(table, left))?.focus()
    setLeft(undefined)
  }, [table, left])
  useEffect(() => {
    const latest = rows.find(({ id }) => id === editing?.id)
    if (!isReloading || latest?.version === editing?.version) return
    setEditing(latest)
    setReloading(false)
  }, [rows, editing, isReloading])
  return {
    editing,
    edit: setEditing,
    close: () => {
      setLeft(editing?.id)
      setEditing(undefined)
    },
    /** Shows the next version of the row in the editor, as soon as it is loaded. */
    reload: () => setReloading(true),
    /** The key of the form for a new entry: each one starts empty. */
    entries,
    /** Opens the next empty form, after a row that was loaded just now is shown: the form moves down with it. */
    next: () => {
      setTimeout(() => setEntries(count => count + 1))
    },
  }
}
