import { isCalendarDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { hasValue, searchRows, sortRows, type TableColumn } from './columns.ts'

export interface TableSort {
  column: string
  isDescending: boolean
}

/** What of a list is shown, in which order. */
export interface TableView {
  search: string
  sort: TableSort | undefined
  /** The chosen value of each filter; empty if it is not set. */
  filters: Readonly<Record<string, string>>
  page: number
}

interface FilterBase {
  /** Its name in the URL. */
  id: string
  label: string
}

/** A choice of one value, or of all. */
interface SelectFilter<Row> extends FilterBase {
  isSwitch?: never
  isDay?: never
  error?: never
  isWidening?: never
  options: readonly { value: string; label: string }[]
  /** Shown if no value is chosen. */
  all: string
  /** Omitted if the server filters. */
  keeps?: (row: Row, value: string) => boolean
}

/** A checkbox, which is also asked while it is off. */
interface SwitchFilter<Row> extends FilterBase {
  isSwitch: true
  isDay?: never
  error?: never
  /** Whether it shows more rows, so that it is no reason why one is missing. */
  isWidening?: true
  options?: never
  all?: never
  /** Omitted if the server filters. */
  keeps?: (row: Row, isOn: boolean) => boolean
}

/** A calendar day, as YYYY-MM-DD. */
interface DayFilter<Row> extends FilterBase {
  isDay: true
  isSwitch?: never
  isWidening?: never
  options?: never
  all?: never
  /** Omitted if the server filters. */
  keeps?: (row: Row, day: string) => boolean
  /** Why nothing can match the day. */
  error?: string | undefined
}

export type TableFilter<Row> = SelectFilter<Row> | SwitchFilter<Row> | DayFilter<Row>

/** The value of a filter that is a checkbox. */
export const ON = '1'

const MAX_SEARCH = 100
const MAX_PAGE = 100_000

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the view from the query of the URL, which anybody can have written. */
export const viewOf = (query: Query, filters: readonly string[]): TableView => {
  const sort = text(query['sort'])
  const page = Number(text(query['page']))
  return {
    search: text(query['search']).trim().slice(0, MAX_SEARCH),
    sort: sort ? { column: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } : undefined,
    filters: Object.fromEntries(filters.map(id => [id, text(query[id])])),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** Returns the query of the URL. Defaults are `undefined`, which leaves them out. */
export const queryOf = ({ search, sort, filters, page }: TableView): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(filters).map(([id, value]) => [id, value || undefined])),
  search: search || undefined,
  sort: sort && `${sort.isDescending ? '-' : ''}${sort.column}`,
  page: page > 1 ? String(page) : undefined,
})

type Query = Readonly<Record<string, unknown>>

/** Returns the query with the key of a table before each name, such as `meals.sort`. */
export const keyedQuery = (query: Query, key: string): Query =>
  key ? Object.fromEntries(Object.entries(query).map(([name, value]) => [`${key}.${name}`, value])) : query

/** Returns the part of the query that belongs to the table with the key, without it. */
export const unkeyedQuery = (query: Query, key: string): Query => {
  const prefix = `${key}.`
  const own = Object.entries(query).filter(([name]) => name.startsWith(prefix))
  return key ? Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) : query
}

/** A view that the URL does not have yet. */
export interface AskedView {
  view: TableView
  /** Those that were asked for before it, and may reach the URL late. */
  earlier: readonly TableView[]
}

const isSameView = (one: TableView, other: TableView) =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other))

/** Whether the URL shows an earlier view than the one asked for, so that the latter is still to come. */
export const isEarlier = ({ view, earlier }: AskedView, inUrl: TableView): boolean =>
  !isSameView(view, inUrl) && earlier.some(one => isSameView(one, inUrl))

/** Returns the view without filters and sort that the table does not have. */
export const knownView = <Row>(
  view: TableView,
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter<Row>[],
): TableView => {
  const isKnown = ({ id, options, isDay }: TableFilter<Row>) => {
    const value = view.filters[id] ?? ''
    if (isDay) return isCalendarDay(value)
    return options ? options.some(option => option.value === value) : value === ON
  }
  return {
    ...view,
    sort: columns.some(one => one.id === view.sort?.column && hasValue(one)) ? view.sort : undefined,
    filters: Object.fromEntries(
      filters.map(one => [one.id, isKnown(one) ? (view.filters[one.id] ?? '') : '']),
    ),
  }
}

/** Whether rows may be missing. */
export const isFiltered = <Row>(
  { search, filters }: TableView,
  known: readonly TableFilter<Row>[],
): boolean => search !== '' || known.some(({ id, isWidening }) => !isWidening && filters[id])

/** The change that shows all rows. */
export const unfiltered = <Row>(
  known: readonly TableFilter<Row>[],
): Pick<TableView, 'search' | 'filters'> => ({
  search: '',
  filters: Object.fromEntries(known.filter(one => !one.isWidening).map(({ id }) => [id, ''])),
})

/** The sort after a click on a column header: ascending, descending, then the order of the list. */
export const nextSort = (sort: TableSort | undefined, column: string): TableSort | undefined => {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? undefined : { column, isDescending: true }
}

const keepsRow = <Row>(row: Row, filter: TableFilter<Row>, value: string): boolean =>
  filter.isSwitch
    ? (filter.keeps?.(row, value === ON) ?? true)
    : value === '' || (filter.keeps?.(row, value) ?? true)

/** Returns the rows that the view shows, in its order. */
export const shownRows = <Row>(
  rows: readonly Row[],
  view: TableView,
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter<Row>[],
  locale: Locale,
): readonly Row[] => {
  const kept = rows.filter(row => filters.every(one => keepsRow(row, one, view.filters[one.id] ?? '')))
  const found = searchRows(kept, columns, view.search, locale)
  const column = columns.find(({ id }) => id === view.sort?.column)
  return column && view.sort ? sortRows(found, column, view.sort.isDescending, locale) : found
}
