import { actorColumns, belongsTo, columnsOf, personalTables } from '../../../db/personal-data/register.ts'
import type { ErasedValue, Table } from '../../../db/personal-data/types.ts'

type Entry = (typeof personalTables)[number]

/** How many tables lie between a table and the accounts. */
const depthOf = (table: Table): number => {
  if (table === 'accounts') return 0
  const entry = personalTables.find(([name]) => name === table)
  const depths = entry?.[1].owners.map(owner => ('table' in owner ? 1 + depthOf(owner.table) : 1)) ?? []
  return Math.max(0, ...depths)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Returns the value as SQL. `{id}` is the id of the row `alias`. */
const literalOf = (value: ErasedValue, alias: string): string => {
  if (value === null) return 'null'
  if (typeof value === 'object') return `'{}'`
  if (value === 'now') return 'now()'
  if (typeof value !== 'string') return String(value)
  return value.includes('{id}') ? quoted(value).replaceAll('{id}', `' || ${alias}.id || '`) : quoted(value)
}

/** Returns the statement that erases the rows of the account `$1` in a table, or undefined if they stay. */
const statementOf = ([table, { onErase }]: Entry): string | undefined => {
  const mine = belongsTo(table, 'mine')
  if (onErase.way === 'delete') return `delete from ${table} mine where ${mine}`
  const values = onErase.way === 'anonymise' ? Object.entries(onErase.set) : []
  if (values.length === 0) return undefined
  const changes = values.map(([column, value]) => `${column} = ${literalOf(value ?? null, 'mine')}`)
  return `update ${table} mine set ${changes.join(', ')} where ${mine}`
}

const isOwned = ([, { owners }]: Entry) => owners.length > 0

// Rows that lead to a person through another table go before that table no longer says whose they are. Rows
// that stay lose their references before what they refer to is deleted.
const order = personalTables
  .filter(isOwned)
  .toSorted(
    ([one, { onErase: ofOne }], [other, { onErase: ofOther }]) =>
      depthOf(other) - depthOf(one) || Number(ofOne.way === 'delete') - Number(ofOther.way === 'delete'),
  )

/** Erases everything that belongs to the account `$1`, in this order; the account itself comes last. */
export const eraseStatements: string[] = order.flatMap(entry => statementOf(entry) ?? [])

/** Removes the account `$1` from rows that it worked on. */
export const actorStatements: string[] = actorColumns.map(
  ([table, column]) => `update ${table} set ${column} = null where ${column} = $1`,
)

/** Find the files that go with the account `$1`. */
export const fileStatements: { table: Table; statement: string }[] = order
  .filter(([, { onErase }]) => onErase.way !== 'keep')
  .flatMap(([table]) =>
    columnsOf(table, 'file').map(column => ({
      table,
      statement: `select mine.${column} as key from ${table} mine
        where mine.${column} is not null and ${belongsTo(table, 'mine')}`,
    })),
  )
