import { eurosOf } from '@academy/contract/base/money'
import type { Check } from '@academy/contract/money/ledger/journal-schemas'
import { problem } from '../../../base/problem.ts'
import { tryLedgerCheck } from '../../../db/advisory-locks.ts'
import { json, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { type ProofPart, proofs, type Source } from './check-proofs.ts'

const MAX_VIOLATIONS = 100
/** Ids in a range: its statements take a few hundred milliseconds, far from the time limit of a statement. */
const RANGE = 20_000

type Result = Omit<Check, 'name'>

const NONE = 'select null::int as id, null::text as name where false and $1::int = $2::int'

const statementOf = ({ rows, found = '0', expected = '0', count = '0', violations = NONE }: ProofPart) =>
  fixedStatement<Result, [first: number, last: number]>({
    found: number(),
    expected: number(),
    count: number(),
    violations: json(),
  })(`
  ${rows ? `with rows as materialized (${rows})` : ''}
  select ${found}::float8 as found, ${expected}::float8 as expected, ${count}::int as count,
    (select coalesce(json_agg(wrong), '[]')
      from (select * from (${violations}) found order by name, id limit ${MAX_VIOLATIONS}) wrong) as violations`)

const names = Object.keys(proofs) as Check['name'][]
const statements = names.flatMap(name =>
  proofs[name].map(part => ({ name, over: part.over, find: statementOf(part) })),
)

interface Extent {
  source: Source
  first: number
  last: number
}
const extentsStatement = fixedStatement<Extent, []>({ source: text(), first: number(), last: number() })(`
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
