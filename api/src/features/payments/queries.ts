import type { InvoiceFilter } from '@academy/contract/ledger/list-schemas'
import type { OfficeInvoice } from '@academy/contract/payments/schemas'
import { json } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { likePattern } from '../../db/like-pattern.ts'
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

const filters: Record<InvoiceFilter, string> = {
  all: 'true',
  open: 'b.outstanding_cents > 0',
  partial: 'b.outstanding_cents > 0 and b.paid_cents > 0',
  overdue: 'b.outstanding_cents > 0 and v.due_date < $1::date',
  reminded: `b.outstanding_cents > 0 and exists (select from payment_reminders r where r.invoice_id = b.invoice_id)`,
  fee: `b.outstanding_cents > 0 and v.kind = 'handling_fee'`,
  paid: 'b.outstanding_cents = 0 and not b.is_cancelled and b.total_cents > 0',
  cancelled: 'b.is_cancelled',
  cancellation: 'b.total_cents < 0',
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

const csvStatements = forEachState(csvStatement)

interface Wanted {
  search: string
  state: InvoiceFilter
}

const patterns = (search: string) => [likePattern(search), likePattern(search.replace(/\s/g, ''))] as const

export const findCsvRows = async (db: Db, { search, state }: Wanted, today: string) =>
  (await csvStatements(state, search)(db, today, ...patterns(search))).map(row => row.invoice)
