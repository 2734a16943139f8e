import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../base/start-refusal.ts'
import { waitForMigration } from './advisory-locks.ts'

export interface Migration {
  name: string
  text: string
  checksum: string
}

const folder = new URL('./migrations/', import.meta.url)

export const migrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

type Applied = Pick<Migration, 'name' | 'checksum'>

/** What a new database starts with, instead of the migrations that its first lines name. */
export const readBaseline = (): Promise<string> =>
  readFile(new URL('./baseline.sql', import.meta.url), 'utf8')

const replacedBy = (baseline: string): Applied[] =>
  [...baseline.matchAll(/^-- (\S+\.sql) ([0-9a-f]{64})$/gm)].map(([, name = '', checksum = '']) => ({
    name,
    checksum,
  }))

/** Refuses a database that a newer version made, or whose migrations were changed afterwards. */
export const refuseUnknownMigrations = (applied: Applied[], known: Migration[]): void => {
  for (const { name, checksum } of applied) {
    const migration = known.find(candidate => candidate.name === name)
    if (!migration)
      throw new StartRefusal(
        `The database was made by a newer version (it has the migration ${name}, which this version does not know). Start the newer version, or restore a backup of this one.`,
      )
    if (migration.checksum !== checksum)
      throw new StartRefusal(
        `The migration ${name} was changed after it had been applied. Add a new one instead.`,
      )
  }
}

/** Returns the applied migrations, or undefined before the first start. */
export const appliedMigrations = async (client: pg.Client): Promise<Applied[] | undefined> => {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('schema_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return undefined
  const applied = await client.query<Applied>('select name, checksum from schema_migrations order by name')
  return applied.rows
}

/**
 * Refuses a database with another schema. Commands never migrate: a site may be running on the database, and
 * only a start may change it.
 */
export const refuseOtherSchema = async (url: string, { allowOlder = false } = {}): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const applied = await appliedMigrations(client)
    if (!applied)
      throw new StartRefusal(
        'There is nothing in this database yet. Start the site once with npm start, then run the command again.',
      )
    const known = await migrations()
    refuseUnknownMigrations(applied, known)
    const missing = known.length - applied.length
    if (missing > 0 && !allowOlder)
      throw new StartRefusal(
        `The database was made by an older version (it lacks ${missing} migrations). Start the site once with npm start, which brings it up to date, then run the command again.`,
      )
  } finally {
    await client.end()
  }
}

/**
 * Brings the database up to date. Returns the names of the migrations it ran, or that the baseline of a new database
 * contains.
 */
export const migrate = async (
  url: string,
  all = migrations(),
  baseline = readBaseline,
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  await client.connect()
  try {
    await waitForMigration(client)
    const known = await all
    const started = (await isUnused(client)) ? await startFrom(client, await baseline(), known) : []
    await createMigrationTable(client)
    const applied = await client.query<Applied>('select name, checksum from schema_migrations order by name')
    refuseUnknownMigrations(applied.rows, known)
    const done = new Set(applied.rows.map(row => row.name))
    const due = known.filter(({ name }) => !done.has(name))
    for (const migration of due) await run(client, migration)
    return [...started, ...due].map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const isUnused = async (client: pg.Client) => {
  const { rows } = await client.query<{ is_unused: boolean }>(
    `select current_schema() = 'public' and not exists (select from pg_class where relnamespace = to_regnamespace('public'))
       and not exists (select from pg_proc where pronamespace = to_regnamespace('public')) as is_unused`,
  )
  return rows[0]?.is_unused === true
}

/** Fills an unused database from a baseline, completely or not at all. One of other migrations is left out. */
const startFrom = async (client: pg.Client, baseline: string, known: Migration[]): Promise<Applied[]> => {
  const replaced = replacedBy(baseline)
  const isOurs = replaced.every(({ checksum }, index) => known[index]?.checksum === checksum)
  if (replaced.length === 0 || !isOurs) return []
  await inTransaction(client, async () => {
    // Functions come before the tables that they name.
    await client.query(`set local check_function_bodies = off; ${baseline}`)
    await createMigrationTable(client)
    await client.query(
      'insert into schema_migrations (name, checksum) select name, checksum from json_to_recordset($1) as (name text, checksum text)',
      [JSON.stringify(replaced)],
    )
  })
  return replaced
}

/** Creates the table of applied migrations. */
export const createMigrationTable = (client: pg.Client) =>
  client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )

/** First line of a migration that builds indexes while others write, which no transaction can do. */
const isOutside = ({ text }: Migration) => text.startsWith('-- without a transaction')

const record = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])

/** Runs a migration and records it, in the client's current transaction. */
export const apply = async (client: pg.Client, migration: Migration) => {
  // Nobody else uses the tables, so an index may be built in the transaction.
  const { text } = migration
  await client.query(isOutside(migration) ? text.replaceAll(/\bconcurrently\b/gi, '') : text)
  await record(client, migration)
}

/** All who want the table queue behind a migration that waits for a lock, so it gives up and tries again. */
const LOCK_TIMEOUT = '2s'
const LOCK_ATTEMPTS = 60
const PAUSE_MS = 1_000

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

const inTransaction = async (client: pg.Client, work: () => Promise<unknown>) => {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const applyInTransaction = async (client: pg.Client, migration: Migration) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(client, () => apply(client, migration))
    } catch (error) {
      if (!isLockTimeout(error) || attempt === LOCK_ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** One statement after the other. What a failure leaves behind is repeated at the next start. */
const applyOutside = async (client: pg.Client, migration: Migration) => {
  for (const statement of migration.text.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
  await record(client, migration)
}

const run = async (client: pg.Client, migration: Migration) => {
  try {
    await (isOutside(migration) ? applyOutside : applyInTransaction)(client, migration)
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
