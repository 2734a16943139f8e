import pg from 'pg'
import { inject } from 'vitest'
import { type Db, dbOf } from '../src/db/connection.ts'
import { testDatabase } from './database.ts'

/**
 * A database that one test after another uses, restored in between. Its connections stay open: new ones read the
 * catalogue and plan every statement anew, which takes three times as long as to restore the database.
 */
interface ReusableDatabase {
  url: string
  pool: pg.Pool
  /** Restores the database without triggers, which only a superuser may do. */
  admin: pg.Client
  restored: State
  drop(): Promise<void>
}

interface State {
  /** The number of the newest transaction that changed the schema. */
  schema: string
  /** The number of the rows of each table, and of the newest transaction that wrote one of them. */
  tables: Map<string, string>
  /** The last value of each sequence, and whether it was used. */
  sequences: Map<string, string>
}

/** How the tables of the template are read and restored. */
interface Restoring {
  tables: pg.QueryConfig
  statements: Map<string, string[]>
}

const idle: ReusableDatabase[] = []
let restoring: Restoring | undefined

const CATALOGUES = ['attribute', 'constraint', 'index', 'policy', 'proc', 'trigger', 'type']
const SCHEMA = {
  name: 'schema',
  text: `select concat_ws(' ', ${CATALOGUES.map(
    name => `(select max(xmin::text::bigint) || '-' || count(*) from pg_${name})`,
  ).join()}) as schema`,
}

const SEQUENCES = {
  name: 'sequences',
  text: `select quote_ident(sequencename) as name, coalesce(last_value || ', true', start_value || ', false') as state
    from pg_sequences`,
}

/** Nobody but the pool and this connection, and no lock that a session still has. */
const UNUSED = {
  name: 'unused',
  text: `select (select count(*) from pg_stat_activity where datname = current_database()) = $1 + 1
    and not exists (
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and pid <> pg_backend_pid()
    ) as unused`,
}

/** Deleted rows stay in the files, so large tables would slow down the next tests. */
const LARGE = {
  name: 'large',
  text: `select exists (
    select from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1000000
  ) as large`,
}

const readStates = async (admin: pg.Client, query: pg.QueryConfig) => {
  const { rows } = await admin.query<{ name: string; state: string }>(query)
  return new Map(rows.map(({ name, state }) => [name, state]))
}

/** Learns from the first clone how the tables of the template are restored. */
const learnToRestore = async (admin: pg.Client): Promise<Restoring> => {
  const { rows: tables } = await admin.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname`,
  )
  const statements = new Map<string, string[]>()
  for (const { name, columns } of tables) {
    const { rows } = await admin.query<{ all: string | null }>(
      `select json_agg(${name})::text as all from ${name}`,
    )
    const all = rows[0]?.all
    const insert = (text: string) =>
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, ${pg.escapeLiteral(text)})`
    statements.set(name, [`delete from ${name}`, ...(all ? [insert(all)] : [])])
  }
  const stateOf = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || '-' || coalesce(max(xmin::text::bigint), 0) as state from ${name}`
  return { tables: { name: 'tables', text: tables.map(stateOf).join(' union all ') }, statements }
}

const readState = async (admin: pg.Client): Promise<State> => {
  restoring ??= await learnToRestore(admin)
  const { rows } = await admin.query<{ schema: string }>(SCHEMA)
  return {
    schema: String(rows[0]?.schema),
    tables: await readStates(admin, restoring.tables),
    sequences: await readStates(admin, SEQUENCES),
  }
}

const make = async (): Promise<ReusableDatabase> => {
  const { url, pool, close } = await testDatabase()
  const { pathname } = new URL(url)
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(inject('serverUrl')), { pathname }).href,
  })
  await admin.connect()
  // One of many short statements gains nothing from more processes.
  await admin.query('set session_replication_role = replica; set max_parallel_workers_per_gather = 0')
  return {
    url,
    pool,
    admin,
    restored: await readState(admin),
    drop: async () => {
      await admin.end()
      await close()
    },
  }
}

const changed = (now: Map<string, string>, before: Map<string, string>) =>
  [...now].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)

/** Restores what a test has changed, or returns false if that is impossible. */
const restore = async (database: ReusableDatabase): Promise<boolean> => {
  const { pool, admin, restored } = database
  if (pool.idleCount < pool.totalCount || pool.waitingCount > 0) return false
  const { rows: use } = await admin.query<{ unused: boolean }>({ ...UNUSED, values: [pool.totalCount] })
  if (!use[0]?.unused) return false
  const { rows: sizes } = await admin.query<{ large: boolean }>(LARGE)
  if (sizes[0]?.large) return false
  const state = await readState(admin)
  if (state.schema !== restored.schema) return false
  const statements = [
    ...changed(state.tables, restored.tables).flatMap(name => restoring?.statements.get(name) ?? []),
    ...changed(state.sequences, restored.sequences).map(
      name => `select setval('${name}', ${restored.sequences.get(name)})`,
    ),
  ]
  await admin.query(['begin', ...statements, 'commit'].join(';\n'))
  // Rows that were inserted again belong to another transaction.
  if (statements.some(statement => statement.startsWith('insert'))) database.restored = await readState(admin)
  return true
}

/** Lends the pool, so that what a test has left running cannot use the database of the next one. */
const lend = (pool: pg.Pool) => {
  let isEnded = false
  const whileLent =
    <Args extends unknown[], Result>(use: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isEnded) throw new Error('The test that used this database has ended')
      return use(...args)
    }
  const lent = {
    connect: whileLent(() => pool.connect()),
    query: whileLent((text: string, values: unknown[]) => pool.query(text, values)),
    end: async () => {},
  } as pg.Pool
  return {
    db: dbOf(lent),
    end: () => {
      isEnded = true
    },
  }
}

/** Only a superuser restores databases: on a server of somebody else each test gets a database of its own. */
const canRestore = () => inject('serverUrl') !== inject('ownerUrl')

/** Takes an idle database, or clones one. When it is closed, it is as before, or dropped. */
export const reusableDatabase = async (): Promise<{ url: string; db: Db; close(): Promise<void> }> => {
  if (!canRestore()) return testDatabase()
  const database = idle.pop() ?? (await make())
  const { db, end } = lend(database.pool)
  return {
    url: database.url,
    db,
    close: async () => {
      end()
      if (await restore(database)) idle.push(database)
      else await database.drop()
    },
  }
}
