import { eurosOf } from '@academy/contract/base/money'
import type { Check } from '@academy/contract/money/ledger/journal-schemas'
import { FIRST_YEAR, LAST_YEAR } from '@academy/contract/money/ledger/list-schemas'
import { problem } from '../../../base/problem.ts'
import { tryLedgerCheck } from '../../../db/advisory-locks.ts'
import { json, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { journalEntries, journalYears } from './journal-queries.ts'

/** What a proof goes through: ranges of ids of invoices or of payments, or one year of numbers after the other. */
type Source = 'invoices' | 'payments' | 'years'

/** SQL for a range of a source, from $1 to $2. Amounts are in cents. */
interface ProofPart {
  over: Source
  /** Selects what the others read as `rows`. */
  rows?: string
  /** Without one, it adds nothing to this figure of the proof. */
  found?: string
  expected?: string
  count?: string
  /** Selects `id` and `name` of what is wrong. */
  violations?: string
}

const within = (column: string) => `${column} between $1::int and $2::int`
const sumOf = (cents: string, from: string) => `(select coalesce(sum(${cents}), 0) from ${from})`
const countOf = (from: string) => `(select count(*) from ${from})`

const balances = `invoice_balances where ${within('invoice_id')}`
// By what they cancel, which an index finds.
const cancellations = `invoices v join invoices first on first.id = v.cancels_id where ${within('v.cancels_id')}`

/**
 * Each part proves its rows completely: an invoice with all that is allocated to it, a payment with all that is
 * allocated of it, in whichever range the other side lies. Their rows are materialized, so that they are read once.
 */
const proofs: Record<Check['name'], ProofPart[]> = {
  numbers: [
    {
      // The counters are the only place that gives out numbers.
      over: 'years',
      found: countOf(`invoices where ${within('year')}`),
      expected: sumOf('last_number', `invoice_counters where ${within('year')}`),
      count: countOf(`invoices where ${within('year')}`),
      violations: `
        select null::int as id, c.year || '-' || lpad(n::text, greatest(4, length(n::text)), '0') as name
        from invoice_counters c cross join lateral generate_series(1, c.last_number) n
        where ${within('c.year')}
          -- Numbers are unique, so a year with all of them has no gap.
          and c.last_number <> (select count(*) from invoices v where v.year = c.year and v.number between 1 and c.last_number)
          and not exists (select from invoices v where v.year = c.year and v.number = n)
        union all
        select id, invoice_number from invoices
        where year = $1 and number > coalesce((select last_number from invoice_counters where year = $1), 0)`,
    },
  ],
  lines: [
    {
      over: 'invoices',
      // For each invoice the sum of its lines, and whether one is wrong in itself.
      rows: `
        select v.id, v.invoice_number as name, v.total_cents, sums.cents, sums.has_wrong
        from invoices v cross join lateral (
          select sum((line->>'total_cents')::bigint) as cents,
            bool_or((line->>'quantity')::bigint * (line->>'unit_cents')::bigint <> (line->>'total_cents')::bigint) as has_wrong
          from jsonb_array_elements(v.lines) line) sums
        where ${within('v.id')}`,
      found: sumOf('cents', 'rows'),
      expected: sumOf('total_cents', 'rows'),
      count: countOf('rows'),
      violations: 'select id, name from rows where cents is distinct from total_cents or has_wrong',
    },
  ],
  cancellations: [
    {
      over: 'invoices',
      found: sumOf('-v.total_cents', cancellations),
      expected: sumOf('first.total_cents', cancellations),
      count: countOf(cancellations),
      violations: `select v.id, v.invoice_number as name from ${cancellations}
        and (v.total_cents <> -first.total_cents or v.account_id <> first.account_id
          or v.kind <> first.kind or first.cancels_id is not null)`,
    },
  ],
  balances: [
    {
      over: 'invoices',
      rows: `
        select v.id, v.invoice_number as name, b.paid_cents, coalesce(counted.cents, 0) as counted_cents,
          b.total_cents is distinct from v.total_cents or b.is_cancelled <> (taken.id is not null) as is_wrong
        from invoices v
        left join invoice_balances b on b.invoice_id = v.id and ${within('b.invoice_id')}
        left join invoices taken on taken.cancels_id = v.id and ${within('taken.cancels_id')}
        left join (
          select invoice_id, sum(amount_cents) as cents from allocations
          where ${within('invoice_id')} and released_at is null group by invoice_id) counted on counted.invoice_id = v.id
        where ${within('v.id')}`,
      found: sumOf('paid_cents', 'rows'),
      expected: sumOf('counted_cents', 'rows'),
      count: countOf('rows'),
      violations: 'select id, name from rows where is_wrong or paid_cents <> counted_cents',
    },
  ],
  money: [
    {
      over: 'payments',
      rows: `
        select p.id, p.amount_cents, p.allocated_cents, coalesce(counted.cents, 0) as counted_cents
        from payments p left join (
          select payment_id as id, sum(amount_cents) as cents from allocations
          where ${within('payment_id')} and released_at is null group by payment_id
          union all
          select refund_id, sum(amount_cents) from allocations
          where ${within('refund_id')} and released_at is null group by refund_id) counted on counted.id = p.id
        where ${within('p.id')} and p.undone_at is null`,
      found: sumOf('amount_cents', 'rows'),
      // The credit of all people, beside what counts on invoices.
      expected: sumOf('amount_cents - allocated_cents', 'rows where amount_cents > 0'),
      count: countOf('rows'),
      violations: `select null::int as id, 'P' || id as name from rows where allocated_cents <> counted_cents`,
    },
    { over: 'invoices', expected: sumOf('paid_cents', balances) },
  ],
  journal: [
    {
      over: 'payments',
      rows: `select id, sign * amount_cents as cents, extract(year from day)::int as year from ${journalEntries} where ${within('id')}`,
      // What the journal shows in the years that it offers.
      found: sumOf(
        'cents',
        `rows where year between ${FIRST_YEAR} and ${LAST_YEAR} and year in (select year from ${journalYears})`,
      ),
      expected: sumOf('amount_cents', `payments where ${within('id')} and undone_at is null`),
      count: countOf('rows'),
      violations: `select null::int as id, 'P' || id as name from rows where year not between ${FIRST_YEAR} and ${LAST_YEAR}`,
    },
  ],
}

const MAX_VIOLATIONS = 100
/** Ids in a range: its statements take a few hundred milliseconds, far from the time limit of a statement. */
const RANGE = 20_000

type Result = Omit<Check, 'name'>

const NONE = 'select null::int as id, null::text as name where false and $1::int = $2::int'

const statementOf = ({ rows, found = '0', expected = '0', count = '0', violations = NONE }: ProofPart) =>
  fixedStatement<Result>({
    found: number(),
    expected: number(),
    count: number(),
    violations: json(),
  })<[first: number, last: number]>(`
  ${rows ? `with rows as materialized (${rows})` : ''}
  select ${found}::float8 as found, ${expected}::float8 as expected, ${count}::int as count,
    (select coalesce(json_agg(wrong), '[]')
      from (select * from (${violations}) found order by name, id limit ${MAX_VIOLATIONS}) wrong) as violations`)

const names = Object.keys(proofs) as Check['name'][]
const statements = names.flatMap(name =>
  proofs[name].map(part => ({ name, over: part.over, find: statementOf(part) })),
)

const extentsStatement = fixedStatement({
  source: text<Source>(),
  first: number(),
  last: number(),
})(`
  select 'invoices' as source, coalesce(min(id), 1) as first, coalesce(max(id), 0) as last from invoices
  union all select 'payments', coalesce(min(id), 1), coalesce(max(id), 0) from payments
  union all select 'years', coalesce(min(year), 1), coalesce(max(year), 0) from (
    select min(year) as year from invoices union all select max(year) from invoices
    union all select year from invoice_counters) known`)

const sumUp = (name: Check['name'], parts: readonly Check[]): Check => {
  const sumOf = (figure: 'found' | 'expected' | 'count') => parts.reduce((sum, part) => sum + part[figure], 0)
  const shown = name === 'numbers' ? (figure: number) => figure : eurosOf
  return {
    name,
    found: shown(sumOf('found')),
    expected: shown(sumOf('expected')),
    count: sumOf('count'),
    violations: parts.flatMap(({ violations }) => violations).slice(0, MAX_VIOLATIONS),
  }
}

const proveAll = async (tx: Tx, range: number): Promise<Check[]> => {
  const parts: Check[] = []
  for (const { source, first, last } of await extentsStatement(tx)) {
    const step = source === 'years' ? 1 : range
    // All proofs of a range follow each other, while its rows are in memory.
    for (let from = first; from <= last; from += step)
      for (const { name, over, find } of statements)
        if (over === source)
          parts.push(...(await find(tx, from, from + step - 1)).map(part => ({ name, ...part })))
  }
  return names.map(name =>
    sumUp(
      name,
      parts.filter(part => part.name === name),
    ),
  )
}

/**
 * Many small statements, so that none grows with the history of the installation and exceeds its time limit; all
 * figures are of the same moment. Refused while another check is running.
 */
export const findChecks = (db: Db, range = RANGE): Promise<Check[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      if (!(await tryLedgerCheck(tx))) throw problem('ledger_check_running')
      return proveAll(tx, range)
    })
