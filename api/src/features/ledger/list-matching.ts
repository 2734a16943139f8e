import type { InvoiceKind } from '@academy/contract/invoices/schemas'
import type { InvoiceFilter } from '@academy/contract/ledger/list-schemas'
import { invoiceTables } from '../invoices/queries.ts'
import { refundDue } from '../invoices/refund-due.ts'
import { secondReminded } from '../payment-reminders/second-reminded.ts'
import { foundInvoices, type SearchValues } from './found-invoices.ts'

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
export const searchedMatching = (state: InvoiceFilter) => `with ${foundInvoices},
  matching as materialized (
    select b.* from found join ${tablesFor(state)} on b.invoice_id = found.id
    where ${states[state]} and $1::date is not null)`

export type FilterValues = [
  today: string,
  ...SearchValues,
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

// A range of years instead of an optional one, so that the index of the numbers serves it.
const filtersOf = (state: InvoiceFilter) => `${states[state]} and $1::date is not null
  and ($6::text is null or v.kind = $6)
  and v.year between $7::int and $8::int
  and ($9::int is null or v.id in (select invoice_id from of_class)
    or v.cancels_id in (select invoice_id from of_class))`

export interface Choice {
  state: InvoiceFilter
  bySearch: boolean
}

// Without a search, its parameters are only named.
const isFound = ({ bySearch }: Choice) =>
  bySearch
    ? 'v.id in (select id from found)'
    : 'coalesce($2::text, $3::text) is not null and coalesce($4::int, $5::int) is null'

export const matchingOf = (choice: Choice, more = '') => `
  with recursive ${choice.bySearch ? `${foundInvoices},` : ''}
  ${ofClass},
  matching as materialized (
    select b.*${more}
    from ${invoiceTables} join accounts person on person.id = v.account_id
    where ${isFound(choice)} and ${filtersOf(choice.state)})`
