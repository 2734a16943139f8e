import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { problem } from './problem.ts'

/** Tries without a delay. After these, each failure delays the next try. */
export const FREE_ATTEMPTS = 10
/** Seconds to wait after the last free try, after the next one, and so on. */
export const DELAYS = [30, 60, 120, 240, 480, 900] as const
const FORGET_SECONDS = 6 * 60 * 60

export interface Attempts {
  name: string
  /** Whose password is tried. */
  subject: string
  free?: number
}

const keyOf = ({ name, subject }: Attempts) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`

// A free try causes no delay, not even for one that began earlier and was counted later.
const nextTry = (tries: string) => `
  coalesce(now() + ($3::int[])[least(${tries} - $2::int + 1, cardinality($3))] * interval '1 second', '-infinity')`

const countStatement = fixedStatement({ tries: number() })<
  [key: string, free: number, delays: readonly number[], forget_seconds: number]
>(`
  insert into password_attempts as known (key, tries, next_at, forget_at)
  values ($1, 1, ${nextTry('1')}, now() + $4::int * interval '1 second')
  on conflict (key) do update set
    tries = case when known.forget_at <= now() then 1 else known.tries + 1 end,
    next_at = case when known.forget_at <= now() then ${nextTry('1')} else ${nextTry('(known.tries + 1)')} end,
    forget_at = excluded.forget_at
  where known.next_at <= now()
  returning tries`)

const waitStatement = fixedStatement({ wait: number() })<[key: string]>(
  'select ceil(extract(epoch from next_at - now()))::int as wait from password_attempts where key = $1',
)

/**
 * Counts a try before the password is compared, and refuses it while an earlier one still delays it. One statement: of
 * many tries at once, in any process, only as many pass as are free. Returns the number of the try.
 */
export const countAttempt = async (db: Db, attempts: Attempts): Promise<number> => {
  const key = keyOf(attempts)
  const [passed] = await countStatement(db, key, attempts.free ?? FREE_ATTEMPTS, DELAYS, FORGET_SECONDS)
  if (passed) return passed.tries
  const [delayed] = await waitStatement(db, key)
  throw problem('too_many_requests', { retryAfter: Math.max(1, delayed?.wait ?? 1) })
}

/** Resets the counter after a correct password. */
export const resetAttempts = async (db: Db | Tx, attempts: Attempts): Promise<void> => {
  await sql`delete from password_attempts where key = ${keyOf(attempts)}`.execute(db)
}

export const deleteExpiredAttempts = async (db: Db | Tx): Promise<void> => {
  await sql`delete from password_attempts where forget_at < now()`.execute(db)
}
