import type { Check } from '@academy/contract/ledger/journal-schemas'
import { FIRST_YEAR, LAST_YEAR } from '@academy/contract/ledger/list-schemas'
import { json } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { euros } from '../../db/euros.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { checkLines } from './check-lines.ts'
import { journalEntries, journalYears } from './journal-queries.ts'

const MAX_VIOLATIONS = 100

interface Proof {
  name: Check['name']
  /** SQL expressions, in the unit in which they are shown. */
  found: string
  expected: string
  count: string
  /** Selects `id` and `name` of what is wrong. */
  violations: string
}

const sumOf = (cents: string, from: string) => `(select ${euros(`coalesce(sum(${cents}), 0)`)} from ${from})`
const documents = 'select id, invoice_number as name from invoices v'
// The counters are the only place that gives out numbers.
const proofs: Proof[] = [
  {
    name: 'numbers',
    found: '(select count(*) from invoices)',
    expected: '(select coalesce(sum(last_number), 0) from invoice_counters)',
    count: '(select count(*) from invoices)',
    violations: `
      select null::int as id, c.year || '-' || lpad(n::text, greatest(4, length(n::text)), '0') as name
      from invoice_counters c cross join lateral generate_series(1, c.last_number) n
      -- Numbers are unique, so a year with all of them has no gap.
      where c.last_number <> (select count(*) from invoices v where v.year = c.year and v.number between 1 and c.last_number)
        and not exists (select from invoices v where v.year = c.year and v.number = n)
      union all
      ${documents} where not exists (
        select from invoice_counters c where c.year = v.year and v.number between 1 and c.last_number)`,
  },
  {
    name: 'cancellations',
    found: sumOf('-total_cents', 'invoices where cancels_id is not null'),
    expected: sumOf('first.total_cents', 'invoices v join invoices first on first.id = v.cancels_id'),
    count: '(select count(*) from invoices where cancels_id is not null)',
    violations: `
      select v.id, v.invoice_number as name from invoices v join invoices first on first.id = v.cancels_id
      where v.total_cents <> -first.total_cents or v.account_id <> first.account_id
        or v.kind <> first.kind or first.cancels_id is not null`,
  },
  {
    name: 'balances',
    found: sumOf('paid_cents', 'invoice_balances'),
    expected: sumOf('amount_cents', 'allocations where invoice_id is not null and released_at is null'),
    count: '(select count(*) from invoice_balances)',
    violations: `
      select v.id, v.invoice_number as name from invoices v
      join invoice_balances b on b.invoice_id = v.id
      left join invoices taken on taken.cancels_id = v.id
      left join (
        select invoice_id, sum(amount_cents) as cents from allocations
        where invoice_id is not null and released_at is null group by invoice_id) counted on counted.invoice_id = v.id
      where b.total_cents <> v.total_cents or b.is_cancelled <> (taken.id is not null)
        or b.paid_cents <> coalesce(counted.cents, 0)`,
  },
  {
    name: 'money',
    found: sumOf('amount_cents', 'payments where undone_at is null'),
    // What counts on invoices, and the credit of all people.
    expected: `(${sumOf('paid_cents', 'invoice_balances')}
      + ${sumOf('amount_cents - allocated_cents', 'payments where amount_cents > 0 and undone_at is null')})`,
    count: '(select count(*) from payments where undone_at is null)',
    // Summed up once: for each payment the allocations cannot be looked up by one index.
    violations: `
      select null::int as id, 'P' || p.id as name from payments p
      left join (
        select payment_id as id, sum(amount_cents) as cents from allocations where released_at is null group by payment_id
        union all
        select refund_id, sum(amount_cents) from allocations
        where released_at is null and refund_id is not null group by refund_id
      ) counted on counted.id = p.id
      where p.undone_at is null and p.allocated_cents <> coalesce(counted.cents, 0)`,
  },
  {
    name: 'journal',
    // What the journal shows in the years that it offers.
    found: sumOf(
      'sign * amount_cents',
      `${journalEntries} where extract(year from day)::int in (
        select year from ${journalYears} where year between ${FIRST_YEAR} and ${LAST_YEAR})`,
    ),
    expected: sumOf('amount_cents', 'payments where undone_at is null'),
    count: `(select count(*) from ${journalEntries})`,
    violations: `select null::int as id, 'P' || id as name from ${journalEntries}
      where extract(year from day)::int not between ${FIRST_YEAR} and ${LAST_YEAR}`,
  },
]

const checkOf = ({ name, found, expected, count, violations }: Proof) =>
  fixedStatement<{ check: Check }, []>({ check: json() })(`select json_build_object('name', '${name}',
  'found', ${found}, 'expected', ${expected}, 'count', ${count},
  'violations', (select coalesce(json_agg(wrong), '[]') from (${violations} limit ${MAX_VIOLATIONS}) wrong)) as check`)

const statements = proofs.map(checkOf)

/** One statement after the other, each with the time limit of a statement; all figures are of the same moment. */
export const findChecks = (db: Db): Promise<Check[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const checks: Check[] = []
      for (const statement of statements) checks.push(...(await statement(tx)).map(({ check }) => check))
      checks.splice(1, 0, await checkLines(tx, MAX_VIOLATIONS))
      return checks
    })
