import {
  JOURNAL_ROWS_PER_PAGE,
  type Journal,
  type JournalDocument,
  type JournalPayment,
} from '@academy/contract/money/ledger/journal-schemas'
import { json, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros, likePattern } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { bySortKeys, parseSort, sortKeys } from '../../../db/sort-keys.ts'

/** Each payment on its day, and its reversal, if it was undone, on the day of that. */
export const journalEntries = `(
  select p.id, p.amount_cents, p.paid_on as day, 1 as sign from payments p
  union all
  select p.id, p.amount_cents, p.undone_on, -1 from payments p where p.undone_on is not null) entry`

/** Years in which a payment has that day, each found by the index of the day: payments of all years are not read. */
const yearsOf = (day: string) => `
  select year from generate_series(
    (select extract(year from min(${day}))::int from payments),
    (select extract(year from max(${day}))::int from payments)) year
  where exists (select from payments where ${day} >= make_date(year, 1, 1) and ${day} < make_date(year + 1, 1, 1))`

/** Every year that has something. */
export const journalYears = `(
  select year from invoice_counters
  union ${yearsOf('paid_on')}
  union ${yearsOf('undone_on')}) years`

const bookedIn = (year: string) =>
  `entry.day >= make_date(${year}, 1, 1) and entry.day < make_date(${year} + 1, 1, 1)`

// $1 is the year, or null for the latest one.
const journalStatement = fixedStatement<Journal>({
  years: json(),
  year: number(),
  sums: json(),
  received: number(),
  refunded: number(),
  reversed: number(),
})<[year: number | null, today: string]>(`
  with chosen as materialized (
    select coalesce($1::int, (select max(year) from invoice_counters), extract(year from $2::date)::int) as year),
  paid as materialized (
    select amount_cents, sign from ${journalEntries} where ${bookedIn('(select year from chosen)')})
  select
    (select coalesce(json_agg(year order by year desc), '[]') from ${journalYears}) as years,
    (select year from chosen) as year,
    (select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'invoiced', ${euros('invoiced')},
        'cancelled', ${euros('cancelled')}) order by kind), '[]')
      from (select kind, count(*)::int as count,
          coalesce(sum(total_cents) filter (where total_cents > 0), 0) as invoiced,
          coalesce(sum(total_cents) filter (where total_cents < 0), 0) as cancelled
        from invoices v where v.year = (select year from chosen) group by kind) by_kind) as sums,
    (select ${euros('coalesce(sum(amount_cents) filter (where amount_cents > 0 and sign = 1), 0)')}::float8 from paid) as received,
    (select ${euros('coalesce(-sum(amount_cents) filter (where amount_cents < 0 and sign = 1), 0)')}::float8 from paid) as refunded,
    (select ${euros('coalesce(-sum(amount_cents) filter (where sign = -1), 0)')}::float8 from paid) as reversed`)

export const findJournal = async (db: Db, year: number | undefined, today: string): Promise<Journal> => {
  const [journal] = await journalStatement(db, year ?? null, today)
  if (!journal) throw new Error('The journal returned no row')
  return journal
}

interface Part {
  year: number
  search: string
  page: number
  sort?: string | undefined
}

// $1 is the year, $2 the search pattern, $3 the offset, $4 and $5 the order.
type PartValues = [year: number, pattern: string, offset: number, column: string, direction: number]
const valuesOf = ({ year, search, page, sort }: Part): PartValues => [
  year,
  likePattern(search),
  (page - 1) * JOURNAL_ROWS_PER_PAGE,
  ...parseSort(sort),
]

const pageOf = (order: string) => `page as (
    select *, row_number() over (order by ${bySortKeys('$5')}, ${order}) as place
    from matching order by place limit ${JOURNAL_ROWS_PER_PAGE} offset $3)`

const documentKeys = sortKeys(
  {
    numbers: {
      number: 'v.number',
      date: `v.invoice_date - date '2000-01-01'`,
      amount: 'v.total_cents',
    },
    texts: { recipient: `v.recipient->>'name'` },
  },
  '$4',
  '$5',
)

interface Documents {
  documents: JournalDocument[]
  total: number
}
const documentsStatement = fixedStatement<Documents>({ documents: json(), total: number() })<PartValues>(`
  with matching as materialized (
    select v.id, v.number, ${documentKeys} from invoices v
    where v.year = $1 and plain_text(concat_ws(' ', v.invoice_number, v.reference, v.recipient->>'name', v.subject))
      like plain_text($2)),
  ${pageOf('number')}
  select (select count(*)::int from matching) as total,
    (select coalesce(json_agg(json_build_object('id', v.id, 'invoice_number', v.invoice_number, 'number', v.number,
        'invoice_date', v.invoice_date, 'kind', v.kind,
        'cancels', (select first.invoice_number from invoices first where first.id = v.cancels_id),
        'recipient', v.recipient->>'name', 'subject', v.subject, 'reference', v.reference,
        'amount', ${euros('v.total_cents')}) order by place), '[]')
      from page join invoices v on v.id = page.id) as documents`)

export const findDocuments = async (db: Db, part: Part): Promise<Documents> =>
  (await documentsStatement(db, ...valuesOf(part)))[0] ?? { documents: [], total: 0 }

const paymentKeys = sortKeys(
  {
    numbers: { date: `p.day - date '2000-01-01'`, amount: 'part.cents' },
    texts: { person: 'p.list_name' },
  },
  '$4',
  '$5',
)

interface Payments {
  payments: JournalPayment[]
  total: number
}
// What counts on invoices; of an undone payment what counted until then.
const onInvoices = 'a.invoice_id is not null and (a.released_at is null or a.released_at = p.undone_at)'
// The rest of a payment that is allocated nowhere is credit.
const paymentsStatement = fixedStatement<Payments>({ payments: json(), total: number() })<PartValues>(`
  with booked as materialized (
    select p.*, entry.day, entry.sign, full_name(person.first_name, person.last_name) as full_name, person.list_name
    from ${journalEntries} join payments p on p.id = entry.id join accounts person on person.id = p.account_id
    where ${bookedIn('$1::int')}),
  parts as (
    select p.id, p.sign, a.invoice_id, sum(a.amount_cents)::int * p.sign as cents
    from booked p join allocations a on a.payment_id = p.id
    where p.amount_cents > 0 and ${onInvoices}
    group by p.id, p.sign, a.invoice_id
    union all
    select p.id, p.sign, null, p.sign * (p.amount_cents - coalesce((
      select sum(a.amount_cents)::int from allocations a where a.payment_id = p.id and ${onInvoices}), 0))
    from booked p where p.amount_cents > 0
    union all
    select p.id, p.sign, null, p.sign * p.amount_cents from booked p where p.amount_cents < 0),
  matching as materialized (
    select part.id, part.sign, part.invoice_id, part.cents, v.invoice_number, p.day, p.account_id, p.full_name,
      p.payer_name, p.amount_cents, case when part.sign = 1 then p.note else p.undo_reason end as note, ${paymentKeys}
    from parts part join booked p on p.id = part.id and p.sign = part.sign
    left join invoices v on v.id = part.invoice_id
    where part.cents <> 0
      and plain_text(concat_ws(' ', v.invoice_number, p.full_name, p.payer_name, p.note, p.undo_reason)) like plain_text($2)),
  ${pageOf('day, id, sign desc, invoice_id nulls last')}
  select (select count(*)::int from matching) as total,
    (select coalesce(json_agg(json_build_object('key', concat_ws('-', id, coalesce(invoice_id, 0), nullif(sign, 1)),
        'payment_id', id, 'paid_on', day, 'account_id', account_id, 'full_name', full_name,
        'payer_name', payer_name, 'note', note, 'invoice_id', invoice_id, 'invoice_number', invoice_number,
        'is_refund', amount_cents < 0, 'is_reversal', sign = -1, 'amount', ${euros('cents')}) order by place), '[]')
      from page) as payments`)

export const findPayments = async (db: Db, part: Part): Promise<Payments> =>
  (await paymentsStatement(db, ...valuesOf(part)))[0] ?? { payments: [], total: 0 }
