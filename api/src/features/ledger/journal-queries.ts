import {
  JOURNAL_ROWS_PER_PAGE,
  type Journal,
  type JournalDocument,
  type JournalPayment,
} from '@academy/contract/ledger/journal-schemas'
import { json, number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { bySortKeys, parseSort, sortKeys } from '../../db/sort-keys.ts'

const paidIn = (year: string) => `
  p.undone_at is null and p.paid_on >= make_date(${year}, 1, 1) and p.paid_on < make_date(${year} + 1, 1, 1)`

// $1 is the year, or null for the latest one.
const journalStatement = fixedStatement<Journal, [year: number | null, today: string]>({
  years: json(),
  year: number(),
  sums: json(),
  received: number(),
  refunded: number(),
})(`
  with chosen as materialized (
    select coalesce($1::int, (select max(year) from invoice_counters), extract(year from $2::date)::int) as year),
  paid as materialized (
    select p.amount_cents from payments p where ${paidIn('(select year from chosen)')})
  select
    (select coalesce(json_agg(year order by year desc), '[]') from invoice_counters) as years,
    (select year from chosen) as year,
    (select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'invoiced', ${euros('invoiced')},
        'cancelled', ${euros('cancelled')}) order by kind), '[]')
      from (select kind, count(*)::int as count,
          coalesce(sum(total_cents) filter (where total_cents > 0), 0) as invoiced,
          coalesce(sum(total_cents) filter (where total_cents < 0), 0) as cancelled
        from invoices v where v.year = (select year from chosen) group by kind) by_kind) as sums,
    (select ${euros('coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)')}::float8 from paid) as received,
    (select ${euros('coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)')}::float8 from paid) as refunded`)

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
const documentsStatement = fixedStatement<Documents, PartValues>({ documents: json(), total: number() })(`
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
    numbers: { date: `p.paid_on - date '2000-01-01'`, amount: 'part.cents' },
    texts: { person: 'p.list_name' },
  },
  '$4',
  '$5',
)

interface Payments {
  payments: JournalPayment[]
  total: number
}
// The rest of a payment that is allocated nowhere is credit.
const paymentsStatement = fixedStatement<Payments, PartValues>({ payments: json(), total: number() })(`
  with paid as materialized (
    select p.*, person.first_name || ' ' || person.last_name as full_name, person.list_name
    from payments p join accounts person on person.id = p.account_id
    where ${paidIn('$1::int')}),
  parts as (
    select p.id, a.invoice_id, sum(a.amount_cents)::int as cents
    from paid p join allocations a on a.payment_id = p.id
    where p.amount_cents > 0 and a.invoice_id is not null and a.released_at is null
    group by p.id, a.invoice_id
    union all
    select p.id, null, p.amount_cents - coalesce((
      select sum(a.amount_cents)::int from allocations a
      where a.payment_id = p.id and a.invoice_id is not null and a.released_at is null), 0)
    from paid p where p.amount_cents > 0
    union all
    select p.id, null, p.amount_cents from paid p where p.amount_cents < 0),
  matching as materialized (
    select part.id, part.invoice_id, part.cents, v.invoice_number, p.paid_on, p.account_id, p.full_name, p.payer_name,
      p.note, ${paymentKeys}
    from parts part join paid p on p.id = part.id left join invoices v on v.id = part.invoice_id
    where part.cents <> 0
      and plain_text(concat_ws(' ', v.invoice_number, p.full_name, p.payer_name, p.note)) like plain_text($2)),
  ${pageOf('paid_on, id, invoice_id nulls last')}
  select (select count(*)::int from matching) as total,
    (select coalesce(json_agg(json_build_object('key', id || '-' || coalesce(invoice_id, 0),
        'payment_id', id, 'paid_on', paid_on, 'account_id', account_id, 'full_name', full_name,
        'payer_name', payer_name, 'note', note, 'invoice_id', invoice_id, 'invoice_number', invoice_number,
        'amount', ${euros('cents')}) order by place), '[]')
      from page) as payments`)

export const findPayments = async (db: Db, part: Part): Promise<Payments> =>
  (await paymentsStatement(db, ...valuesOf(part)))[0] ?? { payments: [], total: 0 }
