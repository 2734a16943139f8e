import pg from 'pg'
import { StartRefusal } from '../../base/start-refusal.ts'

// Value formats must not depend on server or account settings, and a large table takes time. With
// row_security off, a policy that would silently omit rows from the backup raises an error.
const SETTINGS = `
  set local search_path = public;
  set local timezone = 'UTC';
  set local datestyle = iso;
  set local intervalstyle = postgres;
  set local bytea_output = hex;
  set local extra_float_digits = 3;
  set local row_security = off;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '3s'`

/** All statements see the database as of the first one. */
export const SNAPSHOT = 'isolation level repeatable read, read only'
export const CHANGE = 'read write'

const LOCK_NOT_AVAILABLE = '55P03'

/** Runs the work in one transaction on its own connection. */
export const inTransaction = async <T>(
  url: string,
  mode: typeof SNAPSHOT | typeof CHANGE,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // If the connection breaks between two statements, the next one fails; an unhandled error event would end
  // the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin transaction ${mode}`)
    await client.query(SETTINGS)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE)
      throw new StartRefusal(
        'Something else is at work in the database. Stop it first, or try again later.',
        { cause },
      )
    throw cause
  } finally {
    // Ending the connection rolls back an open transaction.
    await client.end()
  }
}
