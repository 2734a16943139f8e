import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../base/after-paint.ts'
import {
  type AskedView,
  isEarlier,
  keyedQuery,
  queryOf,
  type TableView,
  unkeyedQuery,
  viewOf,
} from './table-view.ts'

export interface TableState {
  view: TableView
  /** Changes a part of the view. Everything but another page shows the first one. */
  change: (next: Partial<TableView>) => void
}

/**
 * Keeps search, sort, filters and page of a list in the URL, so that "back", a reload and a shared link
 * restore them. Takes the ids of the filters; the route keeps them with `tableSearch`.
 */
export const useTableView = (...filters: readonly string[]): TableState => useKeyedTableView('', ...filters)

/** For a further table of a page: its part of the URL is named by the key. The route keeps it with `keyedTable`. */
export const useKeyedTableView = (key: string, ...filters: readonly string[]): TableState => {
  const navigate = useNavigate()
  const query: Record<string, unknown> = useSearch({ strict: false })
  const inUrl = viewOf(unkeyedQuery(query, key), filters)
  // Applied at once, before the URL has changed, so that a ticked box does not flicker.
  const [asked, setAsked] = useState<AskedView & { from: typeof query }>()
  if (asked && asked.from !== query) setAsked(isEarlier(asked, inUrl) ? { ...asked, from: query } : undefined)
  const view = asked?.view ?? inUrl
  const cancel = useRef(() => {})
  // A page that is left keeps its own URL.
  useEffect(() => () => cancel.current(), [])
  const change = (next: Partial<TableView>) => {
    const wanted = { ...view, page: 1, ...next, filters: { ...view.filters, ...next.filters } }
    setAsked({ view: wanted, earlier: asked ? [...asked.earlier, asked.view] : [], from: query })
    cancel.current()
    // Another URL renders every link of the page again: the table answers before that.
    cancel.current = afterPaint(() => {
      void navigate({
        to: '.',
        search: (other: Record<string, unknown>) => ({ ...other, ...keyedQuery(queryOf(wanted), key) }),
        // A page is a step that "back" undoes.
        replace: next.page === undefined,
        resetScroll: false,
      })
    })
  }
  return { view, change }
}
