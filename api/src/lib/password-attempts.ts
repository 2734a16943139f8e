import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { problem } from './problem.ts'

/** What may be tried without waiting: once that is used up, each failure delays the next try. */
export const FREE_TRIES = 10
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

/**
 * Counts a try before the password is looked at, and refuses it while an earlier one still delays it. One statement: of many
 * at the same moment, in whatever process, only as many pass as are free. Gives back the number of the try.
 */
export const countTry = async (db: Db, attempts: Attempts): Promise<number> => {
  const { free = FREE_TRIES } = attempts
  const key = keyOf(attempts)
  // A free try delays nothing: not even one that began before it and was counted after it.
  const next = (tries: string) => sql`
    coalesce(
      now() + (${[...DELAYS]}::int[])[least(${sql.raw(tries)} - ${free}::int + 1, ${DELAYS.length}::int)]
        * interval '1 second',
      '-infinity')`
  const counted = await sql<{ tries: number }>`
    insert into password_attempts as kept (key, tries, next_at, forget_at)
    values (${key}, 1, ${next('1')}, now() + ${FORGET_SECONDS}::int * interval '1 second')
    on conflict (key) do update set
      tries = case when kept.forget_at <= now() then 1 else kept.tries + 1 end,
      next_at = case when kept.forget_at <= now() then ${next('1')} else ${next('(kept.tries + 1)')} end,
      forget_at = excluded.forget_at
    where kept.next_at <= now()
    returning tries`.execute(db)
  const [passed] = counted.rows
  if (passed) return passed.tries
  const waiting = await sql<{ wait: number }>`
    select ceil(extract(epoch from next_at - now()))::int as wait from password_attempts where key = ${key}`.execute(
    db,
  )
  throw problem('too_many_requests', { retryAfter: Math.max(1, waiting.rows[0]?.wait ?? 1) })
}

/** After the right password nothing is counted any more. */
export const forgetTries = async (db: Db | Tx, attempts: Attempts): Promise<void> => {
  await sql`delete from password_attempts where key = ${keyOf(attempts)}`.execute(db)
}

export const deleteForgottenTries = async (db: Db | Tx): Promise<void> => {
  await sql`delete from password_attempts where forget_at < now()`.execute(db)
}
