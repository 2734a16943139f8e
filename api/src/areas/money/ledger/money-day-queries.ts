import type { MoneyDays } from '@academy/contract/money/ledger/journal-schemas'
import { day, json, number } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

type Found = Omit<MoneyDays, 'today'>

// The year of the number has an index, the day of an invoice has none. What is open has one of its own, so that paid invoices
// of all years are not read.
const daysStatement = fixedStatement<Found>({ first_day: day(), days: json(), due_before: number() })(`
  with season as materialized (
    select (end_date_academy - interval '1 year')::date + 1 as first_day from academies where is_current),
  outstanding as materialized (
    select v.due_date, b.outstanding_cents as cents
    from (select invoice_id, outstanding_cents from invoice_balances where outstanding_cents > 0) b
    join invoices v on v.id = b.invoice_id),
  sums as (
    select v.invoice_date as day, sum(b.total_cents) as invoiced, sum(b.outstanding_cents) as open, 0 as due, 0 as received
    from season
    join invoices v on v.year >= extract(year from first_day)::int and v.invoice_date >= first_day
    join invoice_balances b on b.invoice_id = v.id
    where not b.is_cancelled and b.total_cents > 0
    group by v.invoice_date
    union all
    select due_date, 0, 0, sum(cents), 0 from outstanding join season on due_date >= first_day group by due_date
    union all
    select paid_on, 0, 0, 0, sum(amount_cents) from season join payments on paid_on >= first_day
    where amount_cents > 0 and undone_at is null group by paid_on),
  by_day as (
    select day, sum(invoiced) as invoiced, sum(open) as open, sum(due) as due, sum(received) as received
    from sums group by day)
  select first_day,
    (select coalesce(json_agg(json_build_object('day', day, 'invoiced', ${euros('invoiced')}, 'open', ${euros('open')},
      'due', ${euros('due')}, 'received', ${euros('received')}) order by day), '[]') from by_day) as days,
    ${euros('(select coalesce(sum(cents), 0) from outstanding where due_date < first_day)')}::float8 as due_before
  from season`)

/** Returns what was invoiced and received, and what is open, by day; undefined without an academy. */
export const findMoneyDays = async (db: Db): Promise<Found | undefined> => (await daysStatement(db))[0]
