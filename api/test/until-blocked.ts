import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../src/db/connection.ts'
import { waitOptions } from './wait-options.ts'

/**
 * Waits until this many connections to this database wait for a lock, ignoring other databases of the server.
 */
export const untilBlocked = (db: Db, count = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    expect(rows).toHaveLength(count)
  }, waitOptions)

/** For an operation that is awaited after the lock is released: it may be refused before, and nobody has handled that yet. */
export const awaitedLater = <Result>(operation: Promise<Result>): Promise<Result> => {
  operation.catch(() => {})
  return operation
}
