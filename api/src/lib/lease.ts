import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { type Counted, keyOf } from './rate-limit.ts'

interface Lease extends Counted {
  /** Longer than the work can take: it ends the lease of a process that was killed. */
  seconds: number
}

/** Nothing when somebody has it. The time of its end tells this lease from the next one of the same key. */
const take = async (db: Db, key: string, seconds: number): Promise<string | undefined> => {
  const { rows } = await sql<{ ends: string }>`
    insert into rate_limits as lease (key, hits, window_ends)
    values (${key}, 1, now() + ${seconds} * interval '1 second')
    on conflict (key) do update set window_ends = excluded.window_ends where lease.window_ends <= now()
    returning window_ends::text as ends
  `.execute(db)
  return rows[0]?.ends
}

const giveUp = async (db: Db, key: string, ends: string): Promise<void> => {
  await sql`delete from rate_limits where key = ${key} and window_ends = ${ends}::timestamptz`.execute(db)
}

/**
 * Does the work while nobody else with the same lease does, in whatever process; calls `refuse` when somebody does. No
 * transaction stays open meanwhile.
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
    // Where the database is away, the lease ends by itself.
    await giveUp(db, key, ends).catch(() => {})
  }
}
