import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { registerPool } from './fixed-statement.ts'
import { PreparedQuery, type RowReaders, types } from './prepared-query.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Prepare every statement with parameters once per connection: parsing is half the cost of a small query.
const names = new Map<string, string>()
const MAX_PREPARED_STATEMENTS = 1000
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= MAX_PREPARED_STATEMENTS) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

type Callback = (error: Error | null, result?: unknown) => void
type Send = (query: object, callback: Callback) => unknown

const isSubmittable = (query: unknown) =>
  typeof query === 'object' && query !== null && typeof Reflect.get(query, 'submit') === 'function'

/** Makes the query of a text, prepared if it has parameters. */
const makeQuery = (text: unknown, values: unknown, readers: RowReaders): object => {
  const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
  return name
    ? new PreparedQuery({ name, text: text as string, values: values as unknown[] }, readers)
    : new pg.Query(text as string, values as unknown[])
}

/** Replaces the stack of the driver with that of the caller. */
const withStackOfCaller = (error: Error): never => {
  Error.captureStackTrace(error, withStackOfCaller)
  throw error
}

/**
 * Prepares the queries of a client, and returns since when its oldest one waits for an answer. The driver has a
 * timer per query for that (`query_timeout`): it keeps each result in memory until the next full garbage
 * collection, which took a fifth of the time of a small read.
 */
const prepareAndWatch = (client: pg.Client): (() => number | undefined) => {
  const send = client.query.bind(client) as Send
  const readers: RowReaders = new Map()
  let waiting = 0
  let since = 0
  const submit = (query: object, callback: Callback) => {
    if (waiting++ === 0) since = performance.now()
    send(query, (error, result) => {
      waiting--
      since = performance.now()
      callback(error, result)
    })
  }
  client.query = ((text: unknown, values: unknown, callback?: Callback) => {
    if (isSubmittable(text)) return send(text as object, values as Callback)
    const query = makeQuery(text, values, readers)
    if (callback) return submit(query, callback)
    const answer = new Promise((resolve, reject) =>
      submit(query, (error, result) => (error ? reject(error) : resolve(result))),
    )
    return answer.catch(withStackOfCaller)
  }) as typeof client.query
  return () => (waiting > 0 ? since : undefined)
}

/**
 * Closes connections whose server has stopped answering: their queries fail. Waiting on would block the pool, and
 * a late answer would be mistaken for that of the next query.
 */
const closeSilentConnections = (pool: pg.Pool, timeoutMs: number): (() => void) => {
  const clients = new Map<pg.Client, () => number | undefined>()
  pool.on('connect', client => clients.set(client, prepareAndWatch(client)))
  pool.on('remove', client => clients.delete(client))
  const check = () => {
    const limit = performance.now() - timeoutMs
    for (const [client, waitingSince] of clients)
      if ((waitingSince() ?? Number.POSITIVE_INFINITY) < limit) client.end().catch(() => {})
  }
  const checking = setInterval(check, Math.min(CHECK_EVERY_MS, timeoutMs / 4))
  checking.unref()
  return () => clearInterval(checking)
}

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** How long a request waits for a connection before it is refused. */
const CONNECTION_TIMEOUT_MS = 5_000
/**
 * The server cancels statements after this time. The client waits a little longer for its error, in case the
 * server hangs.
 */
const STATEMENT_TIMEOUT_MS = 30_000
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000
const CHECK_EVERY_MS = 1_000

export const connect = (
  url: string,
  poolSize: number,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): Connection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'academy',
  })
  // A connection that breaks fails its query; without these listeners the error event would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  pool.on('error', () => {})
  const stopChecking = closeSilentConnections(pool, queryTimeoutMs)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  registerPool(db, pool)
  const close = async () => {
    stopChecking()
    await db.destroy()
    // The query builder ends only a pool that it has used itself; fixed statements bypass it.
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}
