import type { InvoiceFilter, InvoiceSort, OfficeInvoice } from '@academy/contract/payments/schemas'
import { INVOICES_PER_PAGE } from '@academy/contract/payments/schemas'
import { type Columns, json, number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { bySortKeys, parseSort, sortKeys } from '../../db/sort-keys.ts'
import { invoiceFields, invoiceTables } from '../invoices/queries.ts'

/** What was paid on a cancelled invoice and is still credit of its person; money that went further counts there. */
const leftOver = `
  select max(a.id) as id, least(sum(a.amount_cents), p.amount_cents - p.allocated_cents)::int as cents, p.paid_on
  from allocations a join payments p on p.id = a.payment_id
  where b.is_cancelled and a.invoice_id = v.id and p.account_id = v.account_id and p.undone_at is null
    and not exists (
      select from allocations later join invoice_balances cancelled on cancelled.invoice_id = later.invoice_id
      where later.payment_id = p.id and later.id > a.id and cancelled.is_cancelled and later.invoice_id <> v.id)
  group by p.id`
export const refundDue = `(select coalesce(sum(cents), 0)::int from (${leftOver}) left_over)`

/** What was refunded of the money on a cancelled invoice: `a` is the allocation, `r` the refund. */
export const refundsOf = `
  allocations a join payments r on r.id = a.refund_id
  where b.is_cancelled and v.id = (
    select shown.invoice_id from allocations shown
    join invoice_balances cancelled on cancelled.invoice_id = shown.invoice_id and cancelled.is_cancelled
    where shown.payment_id = a.payment_id and shown.id < a.id
    order by shown.id desc limit 1)
    and a.payment_id in (select known.payment_id from allocations known where known.invoice_id = v.id)`

const nameOfPerson = `person.first_name || ' ' || person.last_name`

export const officeFields = (today: string) => `${invoiceFields(today)},
  'account_id', v.account_id,
  'full_name', ${nameOfPerson},
  'email', person.email,
  'refund_due', ${euros(refundDue)}`

/** The states that depend on more than the balance. */
const needsInvoice: readonly InvoiceFilter[] = ['overdue', 'fee', 'refund']

const filters: Record<InvoiceFilter, string> = {
  all: 'true',
  open: 'b.outstanding_cents > 0',
  overdue: 'b.outstanding_cents > 0 and v.due_date < $1::date',
  reminded: `b.outstanding_cents > 0 and exists (select from payment_reminders r where r.invoice_id = b.invoice_id)`,
  fee: `b.outstanding_cents > 0 and v.kind = 'handling_fee'`,
  paid: 'b.outstanding_cents = 0 and not b.is_cancelled and b.total_cents > 0',
  cancelled: 'b.is_cancelled',
  refund: `b.is_cancelled and ${refundDue} > 0`,
}

// $1 is today, $2 the search pattern, $3 the same without spaces.
const found = `(v.invoice_number like $2 or v.reference like upper($3) or v.account_id in (
  select id from accounts where search_text like plain_text($2)))`

interface Choice {
  state: InvoiceFilter
  isSearch: boolean
}

const whereOf = ({ state, isSearch }: Choice) =>
  // Use all parameters even without a search, so that all statements take the same ones.
  `${filters[state]} and ${isSearch ? found : '$1::date is not null and $2::text is not null and $3::text is not null'}`

// Numbers have no gaps, so the counters give the number of invoices; outstanding ones have an index.
const sumsOfAll = `
  select (select coalesce(sum(last_number), 0)::int from invoice_counters) as total, coalesce(sum(outstanding_cents), 0) as cents
  from invoice_balances where outstanding_cents > 0`
const sumsOfMatching = 'select count(*) as total, coalesce(sum(outstanding_cents), 0) as cents from matching'

interface InvoiceList {
  invoices: Omit<OfficeInvoice, 'aws_temp_url'>[]
  total: number
  outstanding_total: number
}
const listColumns: Columns<InvoiceList> = {
  total: number(),
  outstanding_total: number(),
  invoices: json(),
}

// Without a search, the page and the totals each use an index; a search runs once for both.
const listStatement = (choice: Choice) =>
  fixedStatement<InvoiceList, [today: string, search: string, compact: string, offset: number]>(listColumns)(`
  with matching as ${choice.isSearch ? '' : 'not'} materialized (
    select b.*
    from ${choice.isSearch || needsInvoice.includes(choice.state) ? invoiceTables : 'invoice_balances b'}
    where ${whereOf(choice)}),
  page as (select * from matching order by invoice_id desc limit ${INVOICES_PER_PAGE} offset $4),
  sums as (${choice.state === 'all' && !choice.isSearch ? sumsOfAll : sumsOfMatching})
  select total, ${euros('cents')}::float8 as outstanding_total,
    (select coalesce(json_agg(json_build_object(${officeFields('$1::date')}) order by v.id desc), '[]')
      from page b join invoices v on v.id = b.invoice_id
      join accounts person on person.id = v.account_id) as invoices
  from sums`)

const keys = sortKeys(
  {
    numbers: {
      number: 'v.id',
      due: `v.due_date - date '2000-01-01'`,
      amount: 'v.total_cents',
      open: 'b.outstanding_cents',
    },
    texts: { person: `plain_text(${nameOfPerson})` },
  },
  '$5',
  '$6',
)

// Reads all matching invoices, some hundred a year; only the default order has an index.
const sortedStatement = (choice: Choice) =>
  fixedStatement<
    InvoiceList,
    [today: string, search: string, compact: string, offset: number, column: string, direction: number]
  >(listColumns)(`
  with matching as materialized (
    select b.*, ${keys}
    from ${invoiceTables} join accounts person on person.id = v.account_id
    where ${whereOf(choice)}),
  page as (
    select *, row_number() over (order by ${bySortKeys('$6')}, invoice_id desc) as place
    from matching order by place limit ${INVOICES_PER_PAGE} offset $4),
  sums as (${sumsOfMatching})
  select total, ${euros('cents')}::float8 as outstanding_total,
    (select coalesce(json_agg(json_build_object(${officeFields('$1::date')}) order by b.place), '[]')
      from page b join invoices v on v.id = b.invoice_id
      join accounts person on person.id = v.account_id) as invoices
  from sums`)

/** An invoice with its payments; of a cancelled one those that are still credit or were refunded. */
export interface CsvRow extends Omit<OfficeInvoice, 'aws_temp_url'> {
  payments: { amount: number; paid_on: string }[]
}

const MAX_ROWS = 50_000

const csvStatement = (choice: Choice) =>
  fixedStatement<{ invoice: CsvRow }, [today: string, search: string, compact: string]>({ invoice: json() })(`
  select json_build_object(${officeFields('$1::date')}, 'payments', (
    select coalesce(json_agg(json_build_object('amount', ${euros('cents')}, 'paid_on', paid_on) order by id, cents desc), '[]')
    from (
      select a.id, a.amount_cents as cents, p.paid_on from allocations a join payments p on p.id = a.payment_id
      where a.invoice_id = v.id and a.released_at is null
      union all select id, cents, paid_on from (${leftOver}) left_over where cents > 0
      union all select a.id, a.amount_cents, (select paid_on from payments where id = a.payment_id)
        from ${refundsOf} and a.released_at is null
      union all select a.id, -a.amount_cents, r.paid_on from ${refundsOf} and a.released_at is null) money)) as invoice
  from ${invoiceTables} join accounts person on person.id = v.account_id
  where ${whereOf(choice)}
  order by v.id
  limit ${MAX_ROWS}`)

/** Builds one statement for each state, with and without a search. */
const forEachState = <S>(make: (choice: Choice) => S) => {
  const states = Object.keys(filters) as InvoiceFilter[]
  const all = (isSearch: boolean) => new Map(states.map(state => [state, make({ state, isSearch })]))
  const [plain, searching] = [all(false), all(true)]
  return (state: InvoiceFilter, search: string): S => (search ? searching : plain).get(state) as S
}

const listStatements = forEachState(listStatement)
const sortedStatements = forEachState(sortedStatement)
const csvStatements = forEachState(csvStatement)

export interface Wanted {
  search: string
  state: InvoiceFilter
}

const patterns = (search: string) => [likePattern(search), likePattern(search.replace(/\s/g, ''))] as const

export const findInvoices = async (
  db: Db,
  { search, state, sort }: Wanted & { sort?: InvoiceSort | undefined },
  page: number,
  today: string,
) => {
  const wanted = [today, ...patterns(search), (page - 1) * INVOICES_PER_PAGE] as const
  const [list] = sort
    ? await sortedStatements(state, search)(db, ...wanted, ...parseSort(sort))
    : await listStatements(state, search)(db, ...wanted)
  if (!list) throw new Error('The list of invoices returned no row')
  return list
}

export const findCsvRows = async (db: Db, { search, state }: Wanted, today: string) =>
  (await csvStatements(state, search)(db, today, ...patterns(search))).map(row => row.invoice)
