import type { Check } from '@academy/contract/ledger/journal-schemas'
import { eurosOf } from '@academy/contract/lib/money'
import { json, number } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'

interface YearOfLines {
  line_cents: number
  total_cents: number
  count: number
  violations: Check['violations']
}

const isWrong = '(sums[1] <> total_cents or sums[2] > 0)'

// For each invoice the sum of its lines, and how many are wrong in themselves. Materialized, so that lines are read once.
const linesStatement = fixedStatement<YearOfLines, [year: number]>({
  line_cents: number(),
  total_cents: number(),
  count: number(),
  violations: json(),
})(`
  with counted as materialized (
    select v.id, v.invoice_number as name, v.total_cents, (
      select array[coalesce(sum((line->>'total_cents')::bigint), 0), count(*) filter (where
        (line->>'quantity')::bigint * (line->>'unit_cents')::bigint <> (line->>'total_cents')::bigint)]
      from jsonb_array_elements(v.lines) line) as sums
    from invoices v where v.year = $1),
  wrong as (select id, name from counted where ${isWrong} order by id)
  select coalesce(sum(sums[1]), 0)::float8 as line_cents, coalesce(sum(total_cents), 0)::float8 as total_cents,
    count(*)::int as count, (select coalesce(json_agg(wrong), '[]') from wrong) as violations
  from counted`)

const yearsStatement = fixedStatement<{ year: number }, []>({ year: number() })(`
  select generate_series((select min(year) from invoices), (select max(year) from invoices)) as year`)

/**
 * Adds up the lines of all invoices. This is most of the work of the check, so each year is a statement of its own: all
 * years together would exceed its time limit.
 */
export const checkLines = async (tx: Tx, maxViolations: number): Promise<Check> => {
  const years: YearOfLines[] = []
  for (const { year } of await yearsStatement(tx)) years.push(...(await linesStatement(tx, year)))
  const sum = (figure: 'line_cents' | 'total_cents' | 'count') =>
    years.reduce((total, one) => total + one[figure], 0)
  return {
    name: 'lines',
    found: eurosOf(sum('line_cents')),
    expected: eurosOf(sum('total_cents')),
    count: sum('count'),
    violations: years.flatMap(({ violations }) => violations).slice(0, maxViolations),
  }
}
