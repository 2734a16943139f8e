import { useState } from 'react'

type RowId = string | number

export interface RowSelection<Row> {
  /** The selected rows among those shown: an action concerns only what is visible. */
  rows: readonly Row[]
  isAll: boolean
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  selectAll: (isOn: boolean) => void
  clear: () => void
}

export const useRowSelection = <Row>(shown: readonly Row[], idOf: (row: Row) => RowId): RowSelection<Row> => {
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set())
  const rows = shown.filter(row => ids.has(idOf(row)))
  return {
    rows,
    isAll: rows.length > 0 && rows.length === shown.length,
    has: row => ids.has(idOf(row)),
    toggle: row => {
      const next = new Set(ids)
      if (!next.delete(idOf(row))) next.add(idOf(row))
      setIds(next)
    },
    selectAll: isOn => setIds(new Set(isOn ? shown.map(idOf) : [])),
    clear: () => setIds(new Set()),
  }
}
