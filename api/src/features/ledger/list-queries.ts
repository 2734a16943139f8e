import type { InvoiceKind } from '@academy/contract/invoices/schemas'
import {
  INVOICES_PER_PAGE,
  type InvoiceFilter,
  type InvoiceListFilter,
  type InvoiceSort,
  type InvoiceTotals,
  type ListedInvoice,
} from '@academy/contract/ledger/list-schemas'
import { locales } from '@academy/contract/lib/locale'
import { centsOf } from '@academy/contract/lib/money'
import { parseSignedEuros } from '@academy/contract/lib/typed-euros'
import { type Columns, json, number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { bySortKeys, parseSort, sortKeys } from '../../db/sort-keys.ts'
import { invoiceTables } from '../invoices/queries.ts'
import { refundDue } from '../invoices/refund-due.ts'
import { secondReminded } from '../payment-reminders/second-reminded.ts'
import { officeFields } from '../payments/queries.ts'

/** The states that depend on more than the balance. */
const needsInvoice: readonly InvoiceFilter[] = ['overdue', 'fee', 'refund']

const states: Record<InvoiceFilter, string> = {
  all: 'true',
  open: 'b.outstanding_cents > 0',
  partial: 'b.outstanding_cents > 0 and b.paid_cents > 0',
  overdue: 'b.outstanding_cents > 0 and v.due_date < $1::date',
  reminded: `b.outstanding_cents > 0 and exists (select from payment_reminders r where r.invoice_id = b.invoice_id)`,
  reminded_twice: secondReminded,
  fee: `b.outstanding_cents > 0 and v.kind = 'handling_fee'`,
  paid: 'b.outstanding_cents = 0 and not b.is_cancelled and b.total_cents > 0',
  cancelled: 'b.is_cancelled',
  cancellation: 'b.total_cents < 0',
  refund: `b.is_cancelled and ${refundDue} > 0`,
}

const listed = `${officeFields('$1::date')},
  'reference', v.reference,
  'paid_amount', ${euros('b.paid_cents')}`

interface InvoiceList {
  invoices: Omit<ListedInvoice, 'aws_temp_url'>[]
  total: number
  outstanding_total: number
}
const listColumns: Columns<InvoiceList> = {
  total: number(),
  outstanding_total: number(),
  invoices: json(),
}

const sumsOfMatching =
  'select count(*)::int as total, coalesce(sum(outstanding_cents), 0) as cents from matching'
// Numbers have no gaps, so the counters give the number of invoices; outstanding ones have an index.
const sumsOfAll = `
  select (select coalesce(sum(last_number), 0)::int from invoice_counters) as total, coalesce(sum(outstanding_cents), 0) as cents
  from invoice_balances where outstanding_cents > 0`

const pageOf = (sums: string, order: string) => `
  sums as (${sums})
  select total, ${euros('cents')}::float8 as outstanding_total,
    (select coalesce(json_agg(json_build_object(${listed}) order by ${order}), '[]')
      from page b join invoices v on v.id = b.invoice_id
      join accounts person on person.id = v.account_id) as invoices
  from sums`

const plainMatching = (state: InvoiceFilter) => `with matching as not materialized (
    select b.* from ${needsInvoice.includes(state) ? invoiceTables : 'invoice_balances b'}
    where ${states[state]} and $1::date is not null)`

/** The list in its own order, by state alone: the page and the totals each use an index. */
const plainStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceList, [today: string, offset: number]>(listColumns)(`
  ${plainMatching(state)},
  page as (select * from matching order by invoice_id desc limit ${INVOICES_PER_PAGE} offset $2),
  ${pageOf(state === 'all' ? sumsOfAll : sumsOfMatching, 'v.id desc')}`)

type FilterValues = [
  today: string,
  search: string,
  pattern: string,
  compact_pattern: string,
  amount_cents: number | null,
  kind: InvoiceKind | null,
  first_year: number,
  last_year: number,
  masterclass_id: number | null,
]

/** Invoices of the applications for a masterclass ($9), and those that they replaced. */
const ofClass = `of_class as (
    select invoice_id from applications p
    cross join unnest(array[p.fee_invoice_id, p.participation_invoice_id, p.withdrawal_invoice_id]) invoice_id
    where p.masterclass_id = $9
    union
    select cancellation.cancels_id
    from of_class
    join invoice_corrections c on c.replacement_id = of_class.invoice_id
    join invoices cancellation on cancellation.id = c.cancellation_id)`

const found = `(v.invoice_number like $3 or v.reference like upper($4)
  or abs(v.total_cents) = $5::int or b.outstanding_cents = $5
  or v.account_id in (
    select id from accounts where search_text like plain_text($3) or search_words @@ (select words from asked)))`

// A range of years instead of an optional one, so that the index of the numbers serves it.
const filtersOf = (state: InvoiceFilter) => `${states[state]} and $1::date is not null
  and ($2::text = '' or ${found})
  and ($6::text is null or v.kind = $6)
  and v.year between $7::int and $8::int
  and ($9::int is null or v.id in (select invoice_id from of_class)
    or v.cancels_id in (select invoice_id from of_class))`

// Words are compared with double letters as one. No name has three in a row, which would be searched as one letter.
const asked = String.raw`select people_query(case when $2 !~ '([[:alpha:]])\1\1' then $2 end, false) as words`

const matchingOf = (state: InvoiceFilter, more = '') => `
  with recursive asked as materialized (${asked}),
  ${ofClass},
  matching as materialized (
    select b.*${more}
    from ${invoiceTables} join accounts person on person.id = v.account_id
    where ${filtersOf(state)})`

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

// Reads all matching invoices, some hundred a year; only the default order has an index.
const filteredStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceList, [...FilterValues, offset: number, column: string, direction: number]>(
    listColumns,
  )(`${matchingOf(state, `, ${keys}`)},
  page as (
    select *, row_number() over (order by ${bySortKeys('$12')}, invoice_id desc) as place
    from matching order by place limit ${INVOICES_PER_PAGE} offset $10),
  ${pageOf(sumsOfMatching, 'b.place')}`)

const totalsColumns: Columns<InvoiceTotals> = {
  count: number(),
  invoiced: number(),
  paid: number(),
  open: number(),
  refund: number(),
}
const sumsOf = (refund: string) => `
  select count(*)::int as count,
    ${euros('coalesce(sum(total_cents), 0)')}::float8 as invoiced,
    ${euros('coalesce(sum(paid_cents), 0)')}::float8 as paid,
    ${euros('coalesce(sum(outstanding_cents), 0)')}::float8 as open,
    ${euros(refund)}::float8 as refund
  from matching`

/** By state alone: reads the balances, and the invoices only of those that were cancelled. */
const plainTotalsStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceTotals, [today: string]>(totalsColumns)(`
  ${plainMatching(state)}
  ${sumsOf(`(select coalesce(sum(${refundDue}), 0)
    from matching b join invoices v on v.id = b.invoice_id where b.is_cancelled)`)}`)

const totalsStatement = (state: InvoiceFilter) =>
  fixedStatement<InvoiceTotals, FilterValues>(
    totalsColumns,
  )(`${matchingOf(state, `, case when b.is_cancelled then ${refundDue} else 0 end as refund_cents`)}
  ${sumsOf('coalesce(sum(refund_cents), 0)')}`)

const forEachState = <S>(make: (state: InvoiceFilter) => S) => {
  const statements = new Map((Object.keys(states) as InvoiceFilter[]).map(state => [state, make(state)]))
  return (state: InvoiceFilter): S => statements.get(state) as S
}

const plain = forEachState(plainStatement)
const filtered = forEachState(filteredStatement)
const plainTotals = forEachState(plainTotalsStatement)
const totals = forEachState(totalsStatement)

const MAX_CENTS = 2_147_483_647

/** Returns the amount that a search may mean, in cents. 1,250 and 1.250 are searched as thousands. */
const amountOf = (search: string): number | null => {
  const typed = locales.map(locale => parseSignedEuros(search, locale)).find(euros => !Number.isNaN(euros))
  const cents = typed === undefined ? 0 : Math.abs(centsOf(typed))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

const valuesOf = ({ search, kind, year, masterclass_id }: InvoiceListFilter, today: string): FilterValues => [
  today,
  search,
  likePattern(search),
  likePattern(search.replace(/\s/g, '')),
  amountOf(search),
  kind ?? null,
  year ?? 0,
  year ?? 9999,
  masterclass_id ?? null,
]

const isByState = ({ state: _, ...others }: InvoiceListFilter): boolean =>
  Object.values(others).every(value => value === undefined || value === '')

interface Part {
  sort?: InvoiceSort | undefined
  page: number
  today: string
}

export const findInvoices = async (
  db: Db,
  filter: InvoiceListFilter,
  { sort, page, today }: Part,
): Promise<InvoiceList> => {
  const { state } = filter
  const offset = (page - 1) * INVOICES_PER_PAGE
  const [list] =
    !sort && isByState(filter)
      ? await plain(state)(db, today, offset)
      : await filtered(state)(db, ...valuesOf(filter, today), offset, ...parseSort(sort ?? '-number'))
  if (!list) throw new Error('The list of invoices returned no row')
  return list
}

export const findTotals = async (
  db: Db,
  filter: InvoiceListFilter,
  today: string,
): Promise<InvoiceTotals> => {
  const [sums] = isByState(filter)
    ? await plainTotals(filter.state)(db, today)
    : await totals(filter.state)(db, ...valuesOf(filter, today))
  if (!sums) throw new Error('The totals of the invoices returned no row')
  return sums
}
