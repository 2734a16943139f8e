import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { StartRefusal } from '../base/start-refusal.ts'
import { filledByMigrations } from '../db/backup/target.ts'
import type { Tx } from '../db/connection.ts'
import { LOCK_INSTALLATION } from '../db/locks.ts'

type Run = (statement: string) => Promise<Record<string, unknown>[]>

/** Tables with rows in an unused installation, besides those that a migration fills. */
const STARTER_TABLES = ['composers', 'pieces', 'movements', 'rate_limits', 'schema_migrations', 'setup_links']

const tablesWithRows = async (run: Run): Promise<string[]> => {
  const ignored = new Set([...(await filledByMigrations()), ...STARTER_TABLES])
  // Look into every schema: the database may belong to another program.
  const tables = await run(`
    select relname as name, oid::regclass::text as quoted from pg_class
    where relkind in ('r', 'p') and relpersistence <> 't'
      and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`)
  const suspects = tables.filter(({ name }) => !ignored.has(String(name)))
  if (suspects.length === 0) return []
  const asked = suspects.map(
    ({ name, quoted }) =>
      `select ${pg.escapeLiteral(String(name))} as name where exists (select from ${quoted})`,
  )
  return (await run(asked.join(' union all '))).map(({ name }) => String(name))
}

const refuseUnlessDemoOrEmpty = async (run: Run): Promise<void> => {
  const [known] = await run(`select to_regclass('public.installation') is not null as is_set_up`)
  if (known?.['is_set_up']) {
    const [installation] = await run(LOCK_INSTALLATION)
    if (installation?.['is_demo'] === true) return
  }
  const found = await tablesWithRows(run)
  if (found.length === 0) return
  const list = found.length > 5 ? [...found.slice(0, 5), `${found.length - 5} more tables`] : found
  throw new StartRefusal(
    `The demo is not put into a database that is in use (there are rows in ${list.join(', ')}). Set NODE_ENV=production to run this installation, or choose an empty database for the demo with DATABASE_URL or DATA_DIR.`,
  )
}

/** Refuses to seed the demo unless the installation is empty or already the demo. */
export const refuseOtherData = (tx: Tx): Promise<void> =>
  refuseUnlessDemoOrEmpty(
    async text => (await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text))).rows,
  )

/** Same check before anything is written, including migrations. */
export const refuseOtherDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseUnlessDemoOrEmpty(async text => (await client.query(text)).rows)
  } finally {
    await client.end()
  }
}
