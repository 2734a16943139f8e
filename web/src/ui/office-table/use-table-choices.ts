import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { session } from '../../base/session.ts'
import { hasValue, type TableColumn } from './columns.ts'

/** Whether a column is shown, by its id; only columns that the user has changed. */
type Choice = Readonly<Record<string, boolean>>

const keyOf = (table: string) => `columns/${session()?.user_data.id ?? ''}/${table}`

// Storage can be blocked or contain anything: then the defaults apply.
const read = (table: string): Choice => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}')
    return stored instanceof Object ? (stored as Choice) : {}
  } catch {
    return {}
  }
}

const store = (table: string, choice: Choice) => {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(choice))
  } catch {
    // The choice lasts as long as the page.
  }
}

const isOptional = <Row>(column: TableColumn<Row>) => !column.isHeading && hasValue(column)

/** Returns the visible columns. The choice is stored per table and person. */
export const useColumnChoice = <Row>(table: string, columns: readonly TableColumn<Row>[]) => {
  const [choice, setChoice] = useState(() => read(table))
  // The menu answers at once, the columns follow.
  const applied = useDeferredValue(choice)
  const shownBy = (one: Choice) => (column: TableColumn<Row>) =>
    !isOptional(column) || (one[column.id] ?? !column.isHiddenAtFirst)
  return {
    chosen: columns.filter(shownBy(choice)),
    visible: columns.filter(shownBy(applied)),
    isBehind: applied !== choice,
    optional: columns.filter(isOptional),
    show: (ids: ReadonlySet<unknown>) => {
      const next = Object.fromEntries(columns.filter(isOptional).map(({ id }) => [id, ids.has(id)]))
      setChoice(next)
      store(table, next)
    },
  }
}

/** More than a screen, and few enough to render while somebody waits. */
const STEP = 100

/** Renders a long list in steps: more rows follow when the end of those that are there comes near. */
export const useRowLimit = (count: number) => {
  const [limit, setLimit] = useState(STEP)
  useEffect(() => {
    // Paper has all rows.
    const showAll = () => flushSync(() => setLimit(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may be near again after a step
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setLimit(known => known + STEP)
        },
        { rootMargin: '1000px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [limit],
  )
  return { limit, end: count > limit ? end : undefined }
}

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
