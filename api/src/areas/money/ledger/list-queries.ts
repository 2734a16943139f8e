import {
  INVOICES_PER_PAGE,
  InvoiceFilter,
  type InvoiceListFilter,
  type InvoiceSort,
  type InvoiceTotals,
  type ListedInvoice,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import { boolean, type Columns, json, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { namedStatement, plannedStatement, withValues } from '../../../db/fixed-statement.ts'
import { bySortKeys, parseSort, sortKeys } from '../../../db/sort-keys.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { officeFields } from '../payments/queries.ts'
import {
  type Filter,
  filterOf,
  hasTooMany,
  hasTooManyPeople,
  matching,
  type Way,
  ways,
} from './list-matching.ts'

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
  ':column',
  ':direction',
)

interface InvoiceList {
  invoices: Omit<ListedInvoice, 'aws_temp_url'>[]
  total: number
  outstanding_total: number
  has_too_many_people: boolean
  has_too_many_invoices: boolean
}
interface Page {
  column: string
  direction: number
  offset: number
}

// Numbers have no gaps, so the counters give the number of all invoices; outstanding ones have an index.
const sums = (way: Way) =>
  way === 'plain'
    ? `select case :state when 'all' then (select coalesce(sum(last_number), 0)::int from invoice_counters) else count(*)::int end as total,
      coalesce(sum(outstanding_cents), 0) as cents
    from matching where :state <> 'all' or outstanding_cents > 0`
    : 'select count(*)::int as total, coalesce(sum(outstanding_cents), 0) as cents from matching'

const listColumns = {
  total: number(),
  outstanding_total: number(),
  has_too_many_people: boolean(),
  has_too_many_invoices: boolean(),
  invoices: json<Omit<ListedInvoice, 'aws_temp_url'>[]>(),
}
const listText = (way: Way) => `${matching(way, `, ${keys}`)},
  page as (
    select sorted.id, sorted.place
    from unnest(array(
      select invoice_id from matching order by ${bySortKeys(':direction')}, invoice_id desc
      limit ${INVOICES_PER_PAGE} offset :offset::int)) with ordinality as sorted (id, place)),
  sums as (${sums(way)})
  select least(total, case when ${hasTooMany(way)} then ${MAX_LISTED_INVOICES} end) as total,
    ${euros('cents')}::float8 as outstanding_total,
    ${way === 'search' ? hasTooManyPeople : 'false'} as has_too_many_people,
    ${hasTooMany(way)} as has_too_many_invoices,
    (select coalesce(json_agg(json_build_object(${officeFields(':today::date')}, 'reference', v.reference,
        'paid_amount', ${euros('b.paid_cents')}) order by page.place), '[]')
      from page join invoice_balances b on b.invoice_id = page.id join invoices v on v.id = b.invoice_id
      join accounts person on person.id = v.account_id) as invoices
  from sums`

const totalsColumns = {
  count: number(),
  invoiced: number(),
  paid: number(),
  open: number(),
  refund: number(),
  has_too_many_invoices: boolean(),
}
const totalsText = (way: Way) => `${matching(way)}
  select count(*)::int as count,
    ${euros('coalesce(sum(total_cents), 0)')}::float8 as invoiced,
    ${euros('coalesce(sum(paid_cents), 0)')}::float8 as paid,
    ${euros('coalesce(sum(outstanding_cents), 0)')}::float8 as open,
    ${euros(`(select coalesce(sum(${refundDue}), 0)
      from matching b join invoices v on v.id = b.invoice_id where b.is_cancelled)`)}::float8 as refund,
    ${hasTooMany(way)} as has_too_many_invoices
  from matching`

type Run<Row, Values> = (db: Db, values: Values) => Promise<Row[]>

/** For each way a statement that is planned for its values; for the plain list one that is prepared for each state: planning takes longer than the rest. */
const forEachWay = <Row extends object, Values extends Filter>(
  columns: Columns<Row>,
  textOf: (way: Way) => string,
): ((values: Values) => Run<Row, Values>) => {
  const byWay = new Map<Way, Run<Row, Values>>()
  for (const way of Object.keys(ways) as Way[])
    if (way !== 'plain') byWay.set(way, plannedStatement<Row>(columns)<Values>(textOf(way)))
  const plain = { kind: null, year: null, column: '', direction: 1 }
  const byState = new Map(
    InvoiceFilter.options.map(state => {
      const text = withValues(textOf('plain'), { ...plain, state })
      return [state, namedStatement<Row>(columns)<Values>(text)]
    }),
  )
  return ({ way, state }) => {
    const found = byWay.get(way) ?? byState.get(state)
    if (!found) throw new Error(`No statement lists invoices in the state ${state}`)
    return found
  }
}
const list = forEachWay<InvoiceList, Filter & Page>(listColumns, listText)
const totals = forEachWay<InvoiceTotals, Filter>(totalsColumns, totalsText)

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
  const [column, direction] = parseSort(sort)
  const offset = (page - 1) * INVOICES_PER_PAGE
  const asked = { ...filterOf(filter, today, sort), column, direction, offset }
  const [found] = await list(asked)(db, asked)
  if (!found) throw new Error('The list of invoices returned no row')
  return found
}

export const findTotals = async (
  db: Db,
  filter: InvoiceListFilter,
  today: string,
): Promise<InvoiceTotals> => {
  const asked = filterOf(filter, today)
  const [found] = await totals(asked)(db, asked)
  if (!found) throw new Error('The totals of the invoices returned no row')
  return found
}
