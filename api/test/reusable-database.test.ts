import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../src/db/connection.ts'
import { reusableDatabase } from './reusable-database.ts'

/** Everything that a test could find: the rows of all tables, and the values of all sequences. */
const contents = async (db: Db) => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1
  `.execute(db)
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select to_json(${sql.raw(name)}) as row from ${sql.raw(name)}`.execute(db)),
  )
  const sequences = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(db)
  return JSON.stringify([rows.map(table => table.rows), sequences.rows])
}

const run = (statement: string) => (db: Db) => sql.raw(statement).execute(db)

const composers = (count: number) =>
  run(`insert into composers (first_name, last_name, year_of_birth, search_text)
    select 'Ada', 'Quell ' || number, 1800, 'ada quell' from generate_series(1, ${count}) number`)

const restorable: [name: string, change: (db: Db) => Promise<unknown>][] = [
  ['inserted rows', composers(2)],
  ['changed rows of the template', run('update security_settings set version = version + 1')],
  ['deleted rows of the template', run('delete from security_settings')],
  ['a used sequence', run(`select nextval(pg_get_serial_sequence('composers', 'id'))`)],
  ['a table emptied with all that refer to it', run('truncate accounts, composers cascade')],
]

test.each(restorable)('the next test does not find %s', async (_, change) => {
  const first = await reusableDatabase()
  const before = await contents(first.db)
  await change(first.db)
  expect(await contents(first.db)).not.toBe(before)
  await first.close()
  const next = await reusableDatabase()
  expect(next.url).toBe(first.url)
  expect(await contents(next.db)).toBe(before)
  await next.close()
})

const connection = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  // The database is dropped while it is connected.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
}

const unrestorable: [name: string, change: (db: Db, url: string) => Promise<unknown>][] = [
  ['a column', run('alter table composers add column wish text')],
  ['a function', run('create function wish() returns int language sql return 1')],
  ['a trigger that is off', run('alter table accounts disable trigger user')],
  ['a lock of a session', run('select pg_advisory_lock(1)')],
  ['a large table', composers(10_000)],
  ['another connection', (_, url) => connection(url)],
]

test.each(unrestorable)('the next test gets another database after %s', async (_, change) => {
  const first = await reusableDatabase()
  await change(first.db, first.url)
  await first.close()
  const next = await reusableDatabase()
  expect(next.url).not.toBe(first.url)
  await next.close()
})

test('what still runs when a test has ended cannot use the database', async () => {
  const { db, close } = await reusableDatabase()
  await close()
  await expect(run('select 1')(db)).rejects.toThrow('The test that used this database has ended')
})
