import { foldAccents } from '@academy/contract/base/fold-accents'
import type { Locale } from '@academy/contract/base/locale'
import { collatorOf } from '@academy/contract/base/names'
import type { ReactNode } from 'react'
import { formatAmount, formatDay } from '../../base/format.ts'

// Ends the loop if the server never returns an empty page.
const MAX_PAGES = 2_000

/**
 * Loads the rows of all pages, for an export. A row that moves to the next page in the meantime is there
 * once.
 */
export const loadAllPages = async <Row>(
  loadPage: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  idOf: (row: Row) => string | number,
): Promise<readonly Row[]> => {
  const found = new Map<string | number, Row>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { rows, total } = await loadPage(page)
    for (const row of rows) found.set(idOf(row), row)
    if (rows.length === 0 || found.size >= total) break
  }
  return [...found.values()]
}

/** The value of a row for sorting, searching and files. A column without one has only a cell, such as buttons. */
type ColumnValue<Row> =
  | { text: (row: Row) => string | null; number?: never; day?: never; isMoney?: never }
  | { number: (row: Row) => number | null; isMoney?: boolean; text?: never; day?: never }
  /** A calendar day, as YYYY-MM-DD. */
  | { day: (row: Row) => string | null; text?: never; number?: never; isMoney?: never }
  | { text?: never; number?: never; day?: never; isMoney?: never }

/** A column of the exported file. */
export type FileColumn<Row> = { title: string } & ColumnValue<Row>

export type TableColumn<Row> = ColumnValue<Row> & {
  /** Used in the URL and in the stored choice of columns. */
  id: string
  /** The column header, and on a phone the label of the value. */
  title: string
  /** What is shown, if it is more than the value. */
  cell?: (row: Row) => ReactNode
  /** Identifies the row: the heading of its card. Cannot be hidden. */
  isHeading?: boolean
  /** The title is for screen readers only, because the values are self-explanatory. */
  isTitleHidden?: boolean
  /** Shown only after the user has chosen it; in files in any case. */
  isHiddenAtFirst?: boolean
  /** Sorts by this instead of the value, such as for states that have an order, or by last name. */
  order?: (row: Row) => number | string
  /** What the file has instead of the value, such as name and email address of a person. */
  files?: readonly FileColumn<Row>[]
}

export const hasValue = <Row>({ text, number, day }: ColumnValue<Row>): boolean =>
  text !== undefined || number !== undefined || day !== undefined

export const cellValue = <Row>({ text, number, day }: ColumnValue<Row>, row: Row): string | number | null =>
  (text ?? number ?? day)?.(row) ?? null

/** The value as it is shown by default. */
export const textOf = <Row>(column: ColumnValue<Row>, row: Row, locale: Locale): string => {
  const value = cellValue(column, row)
  if (value === null || value === '') return ''
  if (column.day) return formatDay(String(value))
  return column.isMoney && typeof value === 'number' ? formatAmount(value, locale) : String(value)
}

/** Returns the rows in which every word of the search occurs, in any column, order and spelling. */
export const searchRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  search: string,
  locale: Locale,
): readonly Row[] => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const searched = columns.flatMap((column): ColumnValue<Row>[] => [column, ...(column.files ?? [])])
  return rows.filter(row => {
    const text = foldAccents(searched.map(column => textOf(column, row, locale)).join('\n'))
    return words.every(word => text.includes(word))
  })
}

/** Rows without a value are last in both directions. */
const isMissing = (value: string | number | null) => value === null || value === ''

export const sortRows = <Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  isDescending: boolean,
  locale: Locale,
): readonly Row[] => {
  const collator = collatorOf(locale)
  const direction = isDescending ? -1 : 1
  const keyed = rows.map(row => ({ row, key: column.order?.(row) ?? cellValue(column, row) }))
  keyed.sort(({ key: one }, { key: other }) => {
    if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other))
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other)
    return direction * collator.compare(String(one), String(other))
  })
  return keyed.map(({ row }) => row)
}
