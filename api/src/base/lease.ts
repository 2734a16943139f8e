import { sql } from 'kysely'
import { text } from '../db/columns.ts'
import type { Db } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { type CounterKey, keyOf } from './rate-limit.ts'

interface Lease extends CounterKey {
  /** Longer than the work can take: frees the lease of a killed process. */
  seconds: number
}

const takeStatement = fixedStatement({ ends: text() })<[key: string, seconds: number]>(`
  insert into rate_limits as lease (key, hits, window_ends)
  values ($1, 1, now() + $2 * interval '1 second')
  on conflict (key) do update set window_ends = excluded.window_ends where lease.window_ends <= now()
  returning window_ends::text as ends`)

/**
 * Returns undefined while someone else holds the lease. The end time identifies this lease among those of the
 * same key.
 */
const take = async (db: Db, key: string, seconds: number): Promise<string | undefined> =>
  (await takeStatement(db, key, seconds))[0]?.ends

const giveUp = async (db: Db, key: string, ends: string): Promise<void> => {
  await sql`delete from rate_limits where key = ${key} and window_ends = ${ends}::timestamptz`.execute(db)
}

/**
 * Runs the work while no other process does with the same lease, or calls `refuse` if one does. No
 * transaction stays open in the meantime.
 */
export const withLease = async <T>(
  db: Db,
  lease: Lease,
  work: () => Promise<T>,
  refuse: () => never,
): Promise<T> => {
  const key = keyOf(lease)
  const ends = (await take(db, key, lease.seconds)) ?? refuse()
  try {
    return await work()
  } finally {
    // If the database is down, the lease expires by itself.
    await giveUp(db, key, ends).catch(() => {})
  }
}
