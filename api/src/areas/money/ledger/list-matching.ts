import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import type { InvoiceFilter, InvoiceListFilter } from '@academy/contract/money/ledger/list-schemas'
import { invoiceTables } from '../invoices/queries.ts'
import { refundDue } from '../invoices/refund-due.ts'
import { secondReminded } from '../payment-reminders/second-reminded.ts'
import { foundInvoices, inYears, listLimit, type SearchValues } from './found-invoices.ts'

/** The states that depend on more than the balance. */
const needsInvoice: readonly InvoiceFilter[] = ['overdue', 'fee', 'refund']

export const states: Record<InvoiceFilter, string> = {
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

const tablesFor = (state: InvoiceFilter) =>
  needsInvoice.includes(state) ? invoiceTables : 'invoice_balances b'

export const plainMatching = (state: InvoiceFilter) => `with matching as not materialized (
    select b.* from ${tablesFor(state)}
    where ${states[state]} and $1::date is not null)`

/** By a search: the invoices themselves are read only if the state depends on them. */
export const searchedMatching = (state: InvoiceFilter) => `with ${foundInvoices({ byYear: false })},
  matching as materialized (
    select b.* from listed join ${tablesFor(state)} on b.invoice_id = listed.id
    where ${states[state]} and $1::date is not null)`

export type FilterValues = [
  today: string,
  ...SearchValues,
  kind: InvoiceKind | null,
  first_year: number,
  last_year: number,
  masterclass_id: number | null,
]

/** Invoices of the applications for a masterclass ($9), those that they replaced, and cancellations of both. */
const ofClass = `charged as (
    select invoice_id from applications p
    cross join unnest(array[p.fee_invoice_id, p.participation_invoice_id, p.withdrawal_invoice_id]) invoice_id
    where p.masterclass_id = $9
    union
    select cancellation.cancels_id
    from charged
    join invoice_corrections c on c.replacement_id = charged.invoice_id
    join invoices cancellation on cancellation.id = c.cancellation_id),
  of_class as materialized (
    select invoice_id as id from charged where invoice_id is not null
    union
    select v.id from charged join invoices v on v.cancels_id = charged.invoice_id)`

// Without a search or a masterclass, their parameters are only named.
const noSearch = 'coalesce($2::text, $3::text) is not null and coalesce($4::int, $5::int) is null'
const noClass = '$9::int is null'

/** What the listed invoices are found by: their order and the other filters need them all. */
const ways = {
  search: {
    listed: `${ofClass}, ${foundInvoices({ byYear: true })}`,
    where: '($9::int is null or v.id in (select id from of_class))',
  },
  class: { listed: `${ofClass}, listed as materialized (select id from of_class)`, where: noSearch },
  // The newest of a kind, of a year, or of all, each from an index.
  kind: {
    listed: `listed as materialized (select id from invoices where kind = $6 order by id desc ${listLimit})`,
    where: `${noSearch} and ${noClass}`,
  },
  year: {
    listed: `listed as materialized (
      select id from invoices where year = $7 and ($6::text is null or kind = $6) order by number desc ${listLimit})`,
    where: `${noSearch} and ${noClass}`,
  },
  newest: {
    listed: `listed as materialized (select id from invoices order by year desc, number desc ${listLimit})`,
    where: `${noSearch} and ${noClass}`,
  },
  // All of a state that an index finds.
  state: { listed: 'listed as (select null::int as id where false)', where: `${noSearch} and ${noClass}` },
} as const
type Way = keyof typeof ways

export interface Choice {
  state: InvoiceFilter
  way: Way
}

/** The states that most invoices have. */
const isWide = (state: InvoiceFilter) => state === 'all' || state === 'paid'

/** All that `wayOf` returns for a state. */
export const waysOf = (state: InvoiceFilter): Way[] => [
  'search',
  'class',
  ...(isWide(state) ? (['kind', 'year', 'newest'] as const) : (['state'] as const)),
]

export const wayOf = ({ search, masterclass_id, state, kind, year }: InvoiceListFilter): Way => {
  if (search) return 'search'
  if (masterclass_id) return 'class'
  if (!isWide(state)) return 'state'
  if (year) return 'year'
  return kind ? 'kind' : 'newest'
}

const filtersOf = (state: InvoiceFilter) => `${states[state]} and $1::date is not null
  and ($6::text is null or v.kind = $6) and ${inYears}`

export const matchingOf = ({ state, way }: Choice, more = '') => `
  with recursive ${ways[way].listed},
  matching as materialized (
    select b.*${more}
    from ${way === 'state' ? '' : 'listed join '}${invoiceTables}${way === 'state' ? '' : ' on v.id = listed.id'}
    join accounts person on person.id = v.account_id
    where ${ways[way].where} and ${filtersOf(state)})`
