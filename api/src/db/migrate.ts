import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartRefusal } from '../lib/start-refusal.ts'
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

const refuse = (applied: { name: string; checksum: string }[], known: Migration[]) => {
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
const appliedIn = async (client: pg.Client) => {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('schema_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return undefined
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
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
    const applied = await appliedIn(client)
    if (!applied)
      throw new StartRefusal(
        'There is nothing in this database yet. Start the site once with npm start, then run the command again.',
      )
    const known = await migrations()
    refuse(applied, known)
    const missing = known.length - applied.length
    if (missing > 0 && !allowOlder)
      throw new StartRefusal(
        `The database was made by an older version (it lacks ${missing} migrations). Start the site once with npm start, which brings it up to date, then run the command again.`,
      )
  } finally {
    await client.end()
  }
}

/** Brings the database up to date. Returns the names of the migrations it ran. */
export const migrate = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  await client.connect()
  try {
    await waitForMigration(client)
    await createMigrationTable(client)
    const known = await migrations()
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    refuse(applied.rows, known)
    const done = new Set(applied.rows.map(row => row.name))
    const due = known.filter(({ name }) => !done.has(name))
    for (const migration of due) await run(client, migration)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Creates the table of applied migrations. */
export const createMigrationTable = (client: pg.Client) =>
  client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )

/** Runs a migration and records it, in the client's current transaction. */
export const apply = async (client: pg.Client, { name, text, checksum }: Migration) => {
  await client.query(text)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

const run = async (client: pg.Client, migration: Migration) => {
  await client.query('begin')
  try {
    await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
