import type { ErasureGround } from '@academy/contract/privacy/erasure/kinds'
import { sql } from 'kysely'
import { notNull, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { actorStatements, eraseStatements, fileStatements } from './plan.ts'

const erase = [...eraseStatements, ...actorStatements].map(statement =>
  fixedCommand<[account_id: number]>(statement),
)
const files = fileStatements.map(({ table, statement }) => ({
  find: fixedStatement<{ key: string }, [account_id: number]>({ key: notNull(text()) })(statement),
  isPortrait: table === 'teachers',
}))

/** Files that go with a person. */
export interface ErasedFiles {
  keys: string[]
  /** Each has several files. */
  portraits: string[]
}

/** Invoices, payments and what is counted refer to the account: then its row stays under its number. */
const neededStatement = fixedStatement<{ number: number }, [account_id: number]>({ number: number() })(`
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
