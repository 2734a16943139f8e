import {
  INVOICES_PER_PAGE,
  type InvoiceFilter,
  type InvoiceListFilter,
  type InvoiceSort,
  type InvoiceTotals,
  type ListedInvoice,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import { boolean, type Columns, json, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { bySortKeys, parseSort, sortKeys } from '../../../db/sort-keys.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { officeFields } from '../payments/queries.ts'
import {
  type Choice,
  type FilterValues,
  hasTooManyPeople,
  matchingOf,
  plainMatching,
  type SearchValues,
  searchedMatching,
  searchValuesOf,
  states,
  wayOf,
  waysOf,
} from './list-matching.ts'

const listed = `${officeFields('$1::date')},
  'reference', v.reference,
  'paid_amount', ${euros('b.paid_cents')}`

interface InvoiceList {
  invoices: Omit<ListedInvoice, 'aws_temp_url'>[]
  total: number
  outstanding_total: number
  has_too_many_people: boolean
  has_too_many_invoices: boolean
}
const listColumns: Columns<InvoiceList> = {
  total: number(),
  outstanding_total: number(),
  has_too_many_people: boolean(),
  has_too_many_invoices: boolean(),
  invoices: json(),
}

/** The statement has found one more than it lists. */
const hasTooMany = `(select count(*) > ${MAX_LISTED_INVOICES} from listed)`

const sumsOfMatching =
  'select count(*)::int as total, coalesce(sum(outstanding_cents), 0) as cents from matching'
// Numbers have no gaps, so the counters give the number of invoices; outstanding ones have an index.
const sumsOfAll = `
  select (select coalesce(sum(last_number), 0)::int from invoice_counters) as total, coalesce(sum(outstanding_cents), 0) as cents
  from invoice_balances where outstanding_cents > 0`

const pageOf = (sums: string, order: string, { people = 'false', invoices = 'false' } = {}) => `
  sums as (${sums})
  select least(total, case when ${invoices} then ${MAX_LISTED_INVOICES} end) as total,
    ${euros('cents')}::float8 as outstanding_total,
    ${people} as has_too_many_people, ${invoices} as has_too_many_invoices,
    (select coalesce(json_agg(json_build_object(${listed}) order by ${order}), '[]')
      from page b join invoices v on v.id = b.invoice_id
      join accounts person on person.id = v.account_id) as invoices
  from sums`

const firstPage = (offset: string) =>
  `page as (select * from matching order by invoice_id desc limit ${INVOICES_PER_PAGE} offset ${offset})`

/** The list in its own order, by state alone: the page and the totals each use an index. */
const plainStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceList, [today: string, offset: number]>(listColumns)(`
  ${plainMatching(state)},
  ${firstPage('$2')},
  ${pageOf(state === 'all' ? sumsOfAll : sumsOfMatching, 'v.id desc')}`)

const searchedStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceList, [today: string, ...SearchValues, offset: number]>(listColumns)(`
  ${searchedMatching(state)},
  ${firstPage('$6')},
  ${pageOf(sumsOfMatching, 'v.id desc', { people: hasTooManyPeople, invoices: hasTooMany })}`)

const keys = sortKeys(
  {
    numbers: {
      number: 'v.id',
      date: `v.invoice_date - date '2000-01-01'`,
      due: `v.due_date - date '2000-01-01'`,
      amount: 'v.total_cents',
      open: 'b.outstanding_cents',
    },
    texts: { person: 'person.list_name' },
  },
  '$11',
  '$12',
)

// Reads all listed invoices; only the default order has an index.
const filteredStatement = (choice: Choice) =>
  fixedStatement<InvoiceList, [...FilterValues, offset: number, column: string, direction: number]>(
    listColumns,
  )(`${matchingOf(choice, `, ${keys}`)},
  page as (
    select *, row_number() over (order by ${bySortKeys('$12')}, invoice_id desc) as place
    from matching order by place limit ${INVOICES_PER_PAGE} offset $10),
  ${pageOf(sumsOfMatching, 'b.place', {
    ...(choice.way === 'search' && { people: hasTooManyPeople }),
    invoices: hasTooMany,
  })}`)

const totalsColumns: Columns<InvoiceTotals> = {
  count: number(),
  invoiced: number(),
  paid: number(),
  open: number(),
  refund: number(),
  has_too_many_invoices: boolean(),
}
const sumsOf = (refund: string, tooMany = 'false') => `
  select count(*)::int as count,
    ${euros('coalesce(sum(total_cents), 0)')}::float8 as invoiced,
    ${euros('coalesce(sum(paid_cents), 0)')}::float8 as paid,
    ${euros('coalesce(sum(outstanding_cents), 0)')}::float8 as open,
    ${euros(refund)}::float8 as refund,
    ${tooMany} as has_too_many_invoices
  from matching`

/** Reads the invoices only of those that were cancelled. */
const refundOfMatching = `(select coalesce(sum(${refundDue}), 0)
  from matching b join invoices v on v.id = b.invoice_id where b.is_cancelled)`

/** By state alone: reads the balances. */
const plainTotalsStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceTotals, [today: string]>(totalsColumns)(`
  ${plainMatching(state)}
  ${sumsOf(refundOfMatching)}`)

const searchedTotalsStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceTotals, [today: string, ...SearchValues]>(totalsColumns)(`
  ${searchedMatching(state)}
  ${sumsOf(refundOfMatching, hasTooMany)}`)

const totalsStatement = (choice: Choice) =>
  fixedStatement<InvoiceTotals, FilterValues>(
    totalsColumns,
  )(`${matchingOf(choice, `, case when b.is_cancelled then ${refundDue} else 0 end as refund_cents`)}
  ${sumsOf('coalesce(sum(refund_cents), 0)', hasTooMany)}`)

const allStates = Object.keys(states) as InvoiceFilter[]

const forEachState = <S>(make: (state: InvoiceFilter) => S) => {
  const statements = new Map(allStates.map(state => [state, make(state)]))
  return (state: InvoiceFilter): S => statements.get(state) as S
}

const forEachChoice = <S>(make: (choice: Choice) => S) => {
  const statements = new Map(
    allStates.flatMap(state => waysOf(state).map(way => [`${state} ${way}`, make({ state, way })] as const)),
  )
  return (filter: InvoiceListFilter): S => statements.get(`${filter.state} ${wayOf(filter)}`) as S
}

const plain = forEachState(plainStatement)
const searched = forEachState(searchedStatement)
const filtered = forEachChoice(filteredStatement)
const plainTotals = forEachState(plainTotalsStatement)
const searchedTotals = forEachState(searchedTotalsStatement)
const totals = forEachChoice(totalsStatement)

const NO_SEARCH: SearchValues = ['', '', null, null]

const valuesOf = ({ search, kind, year, masterclass_id }: InvoiceListFilter, today: string): FilterValues => [
  today,
  ...(search ? searchValuesOf(search) : NO_SEARCH),
  kind ?? null,
  year ?? 0,
  year ?? 9999,
  masterclass_id ?? null,
]

const hasOnlyStateAndSearch = ({ state: _, search: __, ...others }: InvoiceListFilter): boolean =>
  Object.values(others).every(value => value === undefined)

interface Part {
  sort?: InvoiceSort | undefined
  page: number
  today: string
}

const findList = (db: Db, filter: InvoiceListFilter, { sort, page, today }: Part): Promise<InvoiceList[]> => {
  const { state, search } = filter
  const offset = (page - 1) * INVOICES_PER_PAGE
  if (sort || !hasOnlyStateAndSearch(filter))
    return filtered(filter)(db, ...valuesOf(filter, today), offset, ...parseSort(sort ?? '-number'))
  return search
    ? searched(state)(db, today, ...searchValuesOf(search), offset)
    : plain(state)(db, today, offset)
}

export const findInvoices = async (db: Db, filter: InvoiceListFilter, part: Part): Promise<InvoiceList> => {
  const [list] = await findList(db, filter, part)
  if (!list) throw new Error('The list of invoices returned no row')
  return list
}

const sumUp = (db: Db, filter: InvoiceListFilter, today: string): Promise<InvoiceTotals[]> => {
  const { state, search } = filter
  if (!hasOnlyStateAndSearch(filter)) return totals(filter)(db, ...valuesOf(filter, today))
  return search ? searchedTotals(state)(db, today, ...searchValuesOf(search)) : plainTotals(state)(db, today)
}

export const findTotals = async (
  db: Db,
  filter: InvoiceListFilter,
  today: string,
): Promise<InvoiceTotals> => {
  const [sums] = await sumUp(db, filter, today)
  if (!sums) throw new Error('The totals of the invoices returned no row')
  return sums
}
