import { locales } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { parseSignedEuros } from '@academy/contract/base/typed-euros'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import {
  type InvoiceFilter,
  type InvoiceListFilter,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import { accountsWith } from '../../../db/expressions.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { invoiceTables } from '../invoices/queries.ts'
import { secondReminded } from '../payment-reminders/queries.ts'

/** $2 to $5 of the statements. */
export type SearchValues = [search: string, compact: string, cents: number | null, number: number | null]

const MAX_CENTS = 2_147_483_647

/** Returns the amount that a search may mean, in cents. 1,250 and 1.250 are searched as thousands. */
const amountOf = (search: string): number | null => {
  const typed = locales.map(locale => parseSignedEuros(search, locale)).find(euros => !Number.isNaN(euros))
  const cents = typed === undefined ? 0 : Math.abs(centsOf(typed))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

export const searchValuesOf = (search: string): SearchValues => {
  const compact = search.replace(/\s/g, '').toUpperCase()
  return [search, compact, amountOf(search), /^\d{1,9}$/.test(compact) ? Number(compact) : null]
}

// Words are compared with double letters as one. No name has three in a row, which would be searched as one letter.
const asked = String.raw`select people_query(case when $2 !~ '([[:alpha:]])\1\1' then $2 end, false) as words`

/** Whether a text is long enough to be searched for in the middle of another, which an index of three letters finds. */
const isPart = (text: string) => `length(${text}) >= 3`

const digits = `replace($3::text, '-', '')`

/** Of more people with such a name nobody knows whom the search means: their invoices are left out, and the list says so. */
export const MAX_FOUND_PEOPLE = 2_000

/** Whether that happened; for statements with `foundInvoices`. */
export const hasTooManyPeople = `(select count(*) > ${MAX_FOUND_PEOPLE} from people)`

const people = `limit ${MAX_FOUND_PEOPLE + 1}`
/** One more than are listed, so that the statement knows whether there are more. */
const listLimit = `limit ${MAX_LISTED_INVOICES + 1}`

/** A condition for the years from $7 to $8. `+ 0` keeps the planner from reading all invoices of the years instead. */
const inYears = 'v.year + 0 between $7::int and $8::int'

const ofAmount = (cents: string, byYear: boolean) => `(
    select id from invoices where total_cents = ${cents} ${byYear ? 'and year between $7::int and $8::int' : ''}
    order by year desc, id desc ${listLimit})`

const outstanding = 'b.outstanding_cents > 0 and b.outstanding_cents = $4'

/**
 * The invoices that a search finds (`listed`), as common table expressions. Each way to find one has an index of its own,
 * which one condition with `or` would not use, and a limit, so that no search reads a large part of all invoices.
 * `byYear`: only those of the years from $7 to $8, since each year may have more than are listed.
 */
const foundInvoices = ({ byYear }: { byYear: boolean }) => {
  const filter = byYear ? `and ${inYears}` : ''
  return `
  asked as materialized (${asked}),
  people as materialized (
    (select id from accounts where search_words @@ (select words from asked) ${people})
    union
    (${accountsWith('$2::text')} and ${isPart('plain_text($2)')} ${people})),
  listed as materialized (
    -- A reference ends with the number of its invoice, without the hyphen. Up to four digits are the number itself.
    (select id from invoices v
    where ${isPart(digits)} and ($5::int is null or length($3) > 4) and trigrams(reference) @> trigrams(${digits})
      and (strpos(invoice_number, $3) > 0 or strpos(reference, $3) > 0) ${filter} ${listLimit})
    union
    select id from invoices v where number = $5::int ${filter}
    union
    ${ofAmount('$4::int', byYear)}
    union
    ${ofAmount('-$4::int', byYear)}
    union
    (select invoice_id from invoice_balances b ${byYear ? 'join invoices v on v.id = b.invoice_id' : ''}
    where ${outstanding} ${filter} order by invoice_id desc ${listLimit})
    union
    (select v.id from people join invoices v on v.account_id = people.id
    where not ${hasTooManyPeople} ${filter} ${listLimit})
    order by id desc ${listLimit})`
}

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
