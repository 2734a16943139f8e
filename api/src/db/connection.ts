import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { registerPool } from './fixed-statement.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Keep dates as text (a day has no time zone) and read counts as numbers.
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

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

/** Closes a connection after a timeout: the late answer would be mistaken for that of the next query. */
const closeIfTimedOut = (client: pg.Client, error: unknown) => {
  if (error instanceof Error && error.message === 'Query read timeout') client.end().catch(() => {})
}

const closeOnTimeout = (client: pg.Client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const callback = args.findLast(argument => typeof argument === 'function') as Callback | undefined
    if (!callback)
      return Promise.resolve(query(...args)).catch(error => {
        closeIfTimedOut(client, error)
        throw error
      })
    const watched: Callback = (error, result) => {
      closeIfTimedOut(client, error)
      callback(error, result)
    }
    return query(...args.map(argument => (argument === callback ? watched : argument)))
  }) as typeof client.query
}

const prepare = (client: pg.Client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, values: unknown, callback?: unknown) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    if (!name) return query(text, values, callback)
    // Pass a Query instance: the driver copies a plain object with all its descriptors, which takes as long
    // as sending it.
    if (callback)
      return query(Object.assign(new pg.Query(text as string, values as unknown[]), { name }), callback)
    return query({ name, text, values })
  }) as typeof client.query
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
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'academy',
  })
  // A connection that breaks fails its query; without these listeners the error event would end the process.
  pool.on('connect', client => {
    client.on('error', () => {})
    closeOnTimeout(client)
    prepare(client)
  })
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  registerPool(db, pool)
  return { db, pool, close: () => db.destroy() }
}
