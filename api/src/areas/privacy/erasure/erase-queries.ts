import type { ErasureGround } from '@academy/contract/privacy/erasure/kinds'
import { sql } from 'kysely'
import { notNull, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
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
const eraseStatements: string[] = order.flatMap(entry => statementOf(entry) ?? [])

/** Removes the account `$1` from rows that it worked on. */
const actorStatements: string[] = actorColumns.map(
  ([table, column]) => `update ${table} set ${column} = null where ${column} = $1`,
)

/** Find the files that go with the account `$1`. */
const fileStatements: { table: Table; statement: string }[] = order
  .filter(([, { onErase }]) => onErase.way !== 'keep')
  .flatMap(([table]) =>
    columnsOf(table, 'file').map(column => ({
      table,
      statement: `select mine.${column} as key from ${table} mine
        where mine.${column} is not null and ${belongsTo(table, 'mine')}`,
    })),
  )

const erase = [...eraseStatements, ...actorStatements].map(statement =>
  fixedCommand<[account_id: number]>(statement),
)
const files = fileStatements.map(({ table, statement }) => ({
  find: fixedStatement({ key: notNull(text()) })<[account_id: number]>(statement),
  isPortrait: table === 'teachers',
}))

/** Files that go with a person. */
export interface ErasedFiles {
  keys: string[]
  /** Each has several files. */
  portraits: string[]
}

/** Invoices, payments and what is counted refer to the account: then its row stays under its number. */
const neededStatement = fixedStatement({ number: number() })<[account_id: number]>(`
  select 1 as number where exists (select from invoices where account_id = $1)
    or exists (select from payments where account_id = $1)
    or exists (select from applications where account_id = $1)
    or exists (select from bookings where account_id = $1)
    or exists (select from concert_requests where account_id = $1)
    or exists (select from correpetition_periods where account_id = $1)`)

const markStatement = fixedCommand<[account_id: number, now: Date, ground: ErasureGround | null]>(`
  with listed as (
    insert into erased_accounts (account_id, created_at, erased_at, ground)
    select id, created_at, $2, $3 from accounts where id = $1
    on conflict do nothing)
  update accounts set erased_at = $2, version = version + 1 where id = $1`)

const deleteStatement = fixedCommand<[account_id: number]>('delete from accounts where id = $1')

const allowErasing = (tx: Tx, value: 'on' | 'off') =>
  sql`select set_config('academy.erases_person', ${value}, true)`.execute(tx)

export const findFiles = async (tx: Tx, account_id: number): Promise<ErasedFiles> => {
  const found: ErasedFiles = { keys: [], portraits: [] }
  for (const { find, isPortrait } of files)
    found[isPortrait ? 'portraits' : 'keys'].push(...(await find(tx, account_id)).map(({ key }) => key))
  return found
}

/** Runs with the setting that allows personal data to be erased from the audit log. */
export const whileErasing = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  await allowErasing(tx, 'on')
  await work()
  await allowErasing(tx, 'off')
}

/** Erases what the register calls the person's, and removes them from rows that they worked on. */
export const eraseRows = async (tx: Tx, account_id: number): Promise<void> => {
  for (const statement of erase) await statement(tx, account_id)
}

export interface Erasing {
  account_id: number
  /** Null if it is not known any more: the person is erased again after a restore. */
  ground: ErasureGround | null
  now: Date
}

/** Marks an account as erased, or deletes its row if nothing needs it. Returns whether the row stays. */
export const closeAccount = async (tx: Tx, { account_id, ground, now }: Erasing): Promise<boolean> => {
  await markStatement(tx, account_id, now, ground)
  const isNeeded = (await neededStatement(tx, account_id)).length > 0
  if (!isNeeded) await deleteStatement(tx, account_id)
  return isNeeded
}
