import type { Journal } from '@academy/contract/ledger/journal-schemas'
import { json, number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'

// $1 is the year, or null for the latest one. The rest of a payment that is allocated nowhere is credit.
const journalStatement = fixedStatement<Journal, [year: number | null, today: string]>({
  years: json(),
  year: number(),
  documents: json(),
  payments: json(),
  sums: json(),
  received: number(),
  refunded: number(),
})(`
  with chosen as materialized (
    select coalesce($1::int, (select max(year) from invoice_counters), extract(year from $2::date)::int) as year),
  documents as materialized (
    select v.* from invoices v where v.year = (select year from chosen)),
  paid as materialized (
    select p.*, person.first_name || ' ' || person.last_name as full_name
    from payments p join accounts person on person.id = p.account_id
    where p.undone_at is null and p.paid_on >= make_date((select year from chosen), 1, 1)
      and p.paid_on < make_date((select year from chosen) + 1, 1, 1)),
  parts as (
    select p.id, p.paid_on, a.invoice_id, sum(a.amount_cents)::int as cents
    from paid p join allocations a on a.payment_id = p.id
    where p.amount_cents > 0 and a.invoice_id is not null and a.released_at is null
    group by p.id, p.paid_on, a.invoice_id
    union all
    select p.id, p.paid_on, null, p.amount_cents - coalesce((
      select sum(a.amount_cents)::int from allocations a
      where a.payment_id = p.id and a.invoice_id is not null and a.released_at is null), 0)
    from paid p where p.amount_cents > 0
    union all
    select p.id, p.paid_on, null, p.amount_cents from paid p where p.amount_cents < 0)
  select
    (select coalesce(json_agg(year order by year desc), '[]') from invoice_counters) as years,
    (select year from chosen) as year,
    (select coalesce(json_agg(json_build_object('id', v.id, 'invoice_number', v.invoice_number, 'number', v.number,
        'invoice_date', v.invoice_date, 'kind', v.kind,
        'cancels', (select first.invoice_number from invoices first where first.id = v.cancels_id),
        'recipient', v.recipient->>'name', 'subject', v.subject, 'reference', v.reference,
        'amount', ${euros('v.total_cents')}) order by v.number), '[]')
      from documents v) as documents,
    (select coalesce(json_agg(json_build_object('key', part.id || '-' || coalesce(part.invoice_id, 0),
        'payment_id', part.id, 'paid_on', part.paid_on, 'account_id', p.account_id, 'full_name', p.full_name,
        'payer_name', p.payer_name, 'note', p.note, 'invoice_id', part.invoice_id,
        'invoice_number', (select invoice_number from invoices where id = part.invoice_id),
        'amount', ${euros('part.cents')}) order by part.paid_on, part.id, part.invoice_id nulls last), '[]')
      from parts part join paid p on p.id = part.id where part.cents <> 0) as payments,
    (select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'invoiced', ${euros('invoiced')},
        'cancelled', ${euros('cancelled')}) order by kind), '[]')
      from (select kind, count(*)::int as count,
          coalesce(sum(total_cents) filter (where total_cents > 0), 0) as invoiced,
          coalesce(sum(total_cents) filter (where total_cents < 0), 0) as cancelled
        from documents group by kind) by_kind) as sums,
    (select ${euros('coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)')}::float8 from paid) as received,
    (select ${euros('coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)')}::float8 from paid) as refunded`)

export const findJournal = async (db: Db, year: number | undefined, today: string): Promise<Journal> => {
  const [journal] = await journalStatement(db, year ?? null, today)
  if (!journal) throw new Error('The journal returned no row')
  return journal
}
