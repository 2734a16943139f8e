import { number, text } from '../../../db/columns.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { actorColumns } from '../../../db/personal-data/register.ts'

export interface WorkCount {
  table: string
  count: number
}

const tables = [...new Set(actorColumns.map(([table]) => table))]

const counts = tables.map(table => {
  const conditions = actorColumns.filter(([name]) => name === table).map(([, column]) => `${column} = $1`)
  return `select '${table}' as "table", count(*)::int as count from ${table} where ${conditions.join(' or ')}`
})

/** Counts the entries that somebody has made or changed, by table. Their content is about others. */
export const countWork = fixedStatement<WorkCount, [account_id: number]>({ table: text(), count: number() })(
  `select "table", count from (${counts.join(' union all ')}) counted where count > 0`,
)
