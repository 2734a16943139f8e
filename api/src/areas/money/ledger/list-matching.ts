import { locales } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { parseSignedEuros } from '@academy/contract/base/typed-euros'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import {
  type InvoiceFilter,
  type InvoiceListFilter,
  type InvoiceSort,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import { accountsWith, MAX_FOUND_PEOPLE } from '../../../db/expressions.ts'
import { refundDue } from '../invoices/allocation-queries.ts'
import { secondReminded } from '../payment-reminders/queries.ts'

/** What the invoices are found by: the other filters apply to these. `plain`: by state alone, in the order of the list. */
export type Way = 'plain' | 'search' | 'class' | 'kind' | 'year' | 'newest' | 'state'

export interface Filter {
  way: Way
  today: string
  state: InvoiceFilter
  search: string
  /** The search without spaces, in capitals. */
  compact: string
  cents: number | null
  number: number | null
  kind: InvoiceKind | null
  year: number | null
  masterclass_id: number | null
}

const MAX_CENTS = 2_147_483_647

/** Returns the amount that a search may mean, in cents. 1,250 and 1.250 are searched as thousands. */
const amountOf = (search: string): number | null => {
  const typed = locales.map(locale => parseSignedEuros(search, locale)).find(euros => !Number.isNaN(euros))
  const cents = typed === undefined ? 0 : Math.abs(centsOf(typed))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

/** The states that most invoices have. */
const isWide = (state: InvoiceFilter) => state === 'all' || state === 'paid'

const wayOf = (
  { search, masterclass_id, state, kind, year }: InvoiceListFilter,
  sort: InvoiceSort | undefined,
): Way => {
  if (search) return 'search'
  if (masterclass_id) return 'class'
  if (!sort && !kind && !year) return 'plain'
  if (!isWide(state)) return 'state'
  if (year) return 'year'
  return kind ? 'kind' : 'newest'
}

export const filterOf = (filter: InvoiceListFilter, today: string, sort?: InvoiceSort): Filter => {
  const { state, search = '', kind = null, year = null, masterclass_id = null } = filter
  const compact = search.replace(/\s/g, '').toUpperCase()
  return {
    ...{ way: wayOf(filter, sort), today, state, search, compact, kind, year, masterclass_id },
    cents: amountOf(search),
    number: /^\d{1,9}$/.test(compact) ? Number(compact) : null,
  }
}

/** Whether a text is long enough to be searched for in the middle of another, which an index of three letters finds. */
const isPart = (text: string) => `length(${text}) >= 3`

const digits = `replace(:compact::text, '-', '')`

const isLimited = (way: Way) => way !== 'plain' && way !== 'state'
/** Then the invoices of these people are left out, and the list says so. */
export const hasTooManyPeople = `(select count(*) > ${MAX_FOUND_PEOPLE} from people)`
const people = `limit ${MAX_FOUND_PEOPLE + 1}`

/** One more than are listed, so that the statement knows whether there are more. */
const listLimit = `limit ${MAX_LISTED_INVOICES + 1}`
export const hasTooMany = (way: Way) =>
  isLimited(way) ? `(select count(*) > ${MAX_LISTED_INVOICES} from listed)` : 'false'

/** `+ 0` keeps the planner from reading all invoices of the year instead. */
const inYear = '(:year::int is null or v.year + 0 = :year)'

// Part of the search, since each year may have more invoices of an amount than are listed.
const ofAmount = (cents: string) => `(
    select id from invoices where total_cents = ${cents} and (:year::int is null or year = :year)
    order by year desc, id desc ${listLimit})`

// Each way to find invoices has an index of its own, which one condition with `or` would not use, and a limit, so that no
// search reads a large part of all invoices. Words are compared with double letters as one. No name has three in a row,
// which would be searched as one letter. A reference ends with the number of its invoice, without the hyphen. Up to four
// digits are the number itself.
const search = String.raw`asked as materialized (
    select people_query(case when :search::text !~ '([[:alpha:]])\1\1' then :search end, false) as words),
  people as materialized (
    (select id from accounts where search_words @@ (select words from asked) ${people})
    union
    (${accountsWith(':search')} and ${isPart('plain_text(:search)')} ${people})),
  listed as materialized (
    (select id from invoices v
    where ${isPart(digits)} and (:number::int is null or length(:compact) > 4) and trigrams(reference) @> trigrams(${digits})
      and (strpos(invoice_number, :compact) > 0 or strpos(reference, :compact) > 0) and ${inYear} ${listLimit})
    union
    select id from invoices v where number = :number and ${inYear}
    union
    ${ofAmount(':cents::int')}
    union
    ${ofAmount('-:cents::int')}
    union
    (select invoice_id from invoice_balances b left join invoices v on v.id = b.invoice_id
    where b.outstanding_cents > 0 and b.outstanding_cents = :cents and ${inYear} order by invoice_id desc ${listLimit})
    union
    (select v.id from people join invoices v on v.account_id = people.id
    where not ${hasTooManyPeople} and ${inYear} ${listLimit})
    order by id desc ${listLimit})`

/** Invoices of the applications for a masterclass, those that they replaced, and cancellations of both. */
const ofClass = `charged as (
    select invoice_id from applications p
    cross join unnest(array[p.fee_invoice_id, p.participation_invoice_id, p.withdrawal_invoice_id]) invoice_id
    where p.masterclass_id = :masterclass_id
    union
    select cancellation.cancels_id
    from charged
    join invoice_corrections c on c.replacement_id = charged.invoice_id
    join invoices cancellation on cancellation.id = c.cancellation_id),
  of_class as materialized (
    select invoice_id as id from charged where invoice_id is not null
    union
    select v.id from charged join invoices v on v.cancels_id = charged.invoice_id)`

/** The common table expression `listed` and what it needs; the newest of a kind, of a year, or of all are read from an index. */
export const ways: Record<Way, string> = {
  search: `${ofClass},
  ${search},`,
  class: `${ofClass},
  listed as materialized (select id from of_class),`,
  kind: `listed as materialized (select id from invoices where kind = :kind order by id desc ${listLimit}),`,
  year: `listed as materialized (
    select id from invoices where year = :year and (:kind::text is null or kind = :kind) order by number desc ${listLimit}),`,
  newest: `listed as materialized (select id from invoices order by year desc, number desc ${listLimit}),`,
  state: '',
  plain: '',
}

const isOpen = 'b.outstanding_cents > 0'
const states: Record<InvoiceFilter, string> = {
  all: 'true',
  open: isOpen,
  partial: `${isOpen} and b.paid_cents > 0`,
  overdue: `${isOpen} and v.due_date < :today::date`,
  reminded: `${isOpen} and exists (select from payment_reminders r where r.invoice_id = b.invoice_id)`,
  reminded_twice: secondReminded,
  fee: `${isOpen} and v.kind = 'handling_fee'`,
  paid: 'b.outstanding_cents = 0 and not b.is_cancelled and b.total_cents > 0',
  cancelled: 'b.is_cancelled',
  cancellation: 'b.total_cents < 0',
  refund: `b.is_cancelled and ${refundDue} > 0`,
}

/**
 * Of the plain list the page and the sums use an index each. The planner keeps only the condition of the state, and leaves out the tables that neither it nor the order needs.
 */
export const matching = (way: Way, more = '') => `
  with recursive ${ways[way]}
  matching as ${way === 'plain' ? 'not' : ''} materialized (
    select b.*${more}
    from ${isLimited(way) ? 'listed join invoice_balances b on b.invoice_id = listed.id' : 'invoice_balances b'}
    left join invoices v on v.id = b.invoice_id left join accounts person on person.id = v.account_id
    where (case :state::text ${Object.entries(states)
      .map(([state, where]) => `when '${state}' then ${where}`)
      .join(' ')} end)
      and (:kind::text is null or v.kind = :kind) and ${inYear}
      ${way === 'search' ? 'and (:masterclass_id::int is null or listed.id in (select id from of_class))' : ''})`
