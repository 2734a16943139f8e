import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { number, text } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { lockedRateLimits } from '../db/locks.ts'
import { networkOf, siteOf } from './network.ts'
import { problem } from './problem.ts'

export interface CounterKey {
  name: string
  /** What is counted: an address, an account … */
  subject: string
}

export interface Limit extends CounterKey {
  max: number
  seconds: number
}

interface Count {
  hits: number
  waitSeconds: number
}

// Hash the subject, so that the table does not list addresses.
export const keyOf = ({ name, subject }: CounterKey): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`

// A /48 contains many networks, of one customer or of many.
const SITE_FACTOR = 4

/** Returns the limits for an address: its network and, for IPv6, the site around it. */
export const networkLimits = (address: string, { name, max, seconds }: Omit<Limit, 'subject'>): Limit[] => {
  const site = siteOf(address)
  return [
    { name, subject: networkOf(address), max, seconds },
    ...(site ? [{ name: `${name}-site`, subject: site, max: max * SITE_FACTOR, seconds }] : []),
  ]
}

const hitStatement = fixedStatement({
  key: text(),
  hits: number(),
  wait: number(),
})<[limits: string]>(`
  insert into rate_limits as counter (key, hits, window_ends)
  select key, 1, now() + seconds * interval '1 second'
  from jsonb_to_recordset($1::jsonb) as wanted (key text, seconds int)
  on conflict (key) do update set
    hits = case when counter.window_ends <= now() then 1 else counter.hits + 1 end,
    window_ends = case when counter.window_ends <= now() then excluded.window_ends else counter.window_ends end
  returning key, hits, ceil(extract(epoch from window_ends - now()))::int as wait`)

/** Counts one hit for each limit, in one statement shared by all processes. */
export const hit = async (db: Db | Tx, limits: readonly Limit[]): Promise<Count[]> => {
  const rows = limits.map(limit => ({ key: keyOf(limit), seconds: limit.seconds }))
  // Sorted, so that two statements with the same keys lock them in the same order.
  const sorted = JSON.stringify(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
  const counted = await hitStatement(db, sorted)
  const byKey = new Map(counted.map(row => [row.key, row]))
  return rows.map(({ key }) => ({ hits: byKey.get(key)?.hits ?? 0, waitSeconds: byKey.get(key)?.wait ?? 0 }))
}

/** Removes one hit from each limit: successes do not count. */
export const removeHit = async (db: Db, limits: readonly Limit[]): Promise<void> => {
  const keys = limits.map(keyOf).toSorted()
  await sql`
    update rate_limits set hits = greatest(hits - 1, 0)
    where key in (${lockedRateLimits(keys)})
  `.execute(db)
}

const exceededOf = (counts: readonly Count[], limits: readonly Limit[]) =>
  counts.filter((count, index) => count.hits > (limits[index]?.max ?? 0))

/** Counts a hit and returns whether a limit is exceeded. */
export const exceedsLimit = async (db: Db | Tx, limits: readonly Limit[]): Promise<boolean> =>
  exceededOf(await hit(db, limits), limits).length > 0

/** Counts a hit and refuses if a limit is exceeded. */
export const guard = async (db: Db, limits: readonly Limit[]): Promise<void> => {
  const passed = exceededOf(await hit(db, limits), limits)
  if (passed.length > 0)
    throw problem('too_many_requests', { retryAfter: Math.max(1, ...passed.map(count => count.waitSeconds)) })
}
