import { IDLE_DAYS, SESSION_DAYS } from '@academy/contract/base/constants'
import type { Device } from '@academy/contract/base/devices'
import { sql } from 'kysely'
import { instant, list, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { describeAgent } from './devices.ts'
import { networkHash } from './familiar-networks.ts'
import { shownNetwork } from './network.ts'
import { problem } from './problem.ts'
import { findMissingFactor } from './second-factor-requirement.ts'
import type { CallUser, Client } from './services.ts'

interface Lookup<Key, Value> {
  key: Key
  resolve(value: Value | undefined): void
  reject(error: unknown): void
}

/**
 * Joins the lookups of one turn of the event loop, which are those of requests that arrived together. `load` gets all
 * keys and returns values by the place of their key. It starts after the calls, so nobody gets an older state than
 * with a lookup of their own.
 */
export const joinedLookup = <Key, Value>(
  load: (keys: [Key, ...Key[]]) => Promise<ReadonlyMap<number, Value>>,
): ((key: Key) => Promise<Value | undefined>) => {
  let waiting: Lookup<Key, Value>[] = []

  const loadWaiting = async () => {
    const lookups = waiting
    waiting = []
    try {
      const values = await load(lookups.map(({ key }) => key) as [Key, ...Key[]])
      for (const [place, { resolve }] of lookups.entries()) resolve(values.get(place))
    } catch (error) {
      for (const { reject } of lookups) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(loadWaiting)
      waiting.push({ key, resolve, reject })
    })
}

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
export const IDLE_MS = IDLE_DAYS * DAY_MS
export const LIFE_MS = SESSION_DAYS * DAY_MS
/** Write the last use every few minutes: writing on every use would be too expensive. */
const TOUCH_MS = 5 * MINUTE_MS
/** More than a person has; the one that was not used for the longest time ends. */
const SESSIONS_KEPT = 100

export const limitsAt = (now: Date) => ({
  usedAfter: new Date(now.getTime() - IDLE_MS),
  createdAfter: new Date(now.getTime() - LIFE_MS),
})

interface Network {
  network: string | null
  network_hash: string
}

export const networkOfCaller = (secret: string, address: string): Network => ({
  network: shownNetwork(address),
  network_hash: networkHash(secret, address),
})

/** Where a session was started. */
export interface SessionOrigin extends Network, Device {}

export const originOf = (secret: string, call: { address: string; client: Client }): SessionOrigin => ({
  ...networkOfCaller(secret, call.address),
  ...describeAgent(call.client.agent),
})

type StoredSession = Pick<CallUser, 'id' | 'roles' | 'confirmed_at'> & { last_used_at: Date }

const sessionStatement = fixedStatement<StoredSession & { place: number }>({
  place: number(),
  id: number(),
  roles: list(),
  last_used_at: instant(),
  confirmed_at: instant(),
})<[hashes: Buffer[], usedAfter: Date, createdAfter: Date]>(`
  select place, accounts.id, roles, last_used_at,
    coalesce(confirmed_at, access_tokens.created_at) as confirmed_at
  from unnest($1::bytea[]) with ordinality asked (hash, place)
  join access_tokens on token_hash = hash
  join accounts on accounts.id = account_id
  where last_used_at > $2 and access_tokens.created_at > $3`)

interface SessionLookup {
  token_hash: Buffer
  now: Date
}

const lookupOn = (db: Db) =>
  joinedLookup(async (asked: [SessionLookup, ...SessionLookup[]]) => {
    const { usedAfter, createdAfter } = limitsAt(asked[0].now)
    const hashes = asked.map(({ token_hash }) => token_hash)
    const found = await sessionStatement(db, hashes, usedAfter, createdAfter)
    return new Map(found.map(({ place, ...session }) => [place - 1, session]))
  })

const lookups = new WeakMap<Db, ReturnType<typeof lookupOn>>()

/** Every request of a logged-in person begins with this, so those that arrive together share a statement. */
const lookUp = (db: Db, asked: SessionLookup): Promise<StoredSession | undefined> => {
  const lookup = lookups.get(db) ?? lookupOn(db)
  lookups.set(db, lookup)
  return lookup(asked)
}

/** Of many requests at once only the first one writes. */
const touch = (db: Db, token_hash: Buffer, now: Date, network: Network) =>
  db
    .updateTable('access_tokens')
    .set({ last_used_at: now, ...network })
    .where('token_hash', '=', token_hash)
    .where('last_used_at', '<', new Date(now.getTime() - TOUCH_MS))
    .execute()

/** Returns the user of a token whose session has not ended. */
export const findSession = async (
  db: Db,
  token_hash: Buffer,
  now: Date,
  network: () => Network,
): Promise<CallUser | undefined> => {
  const found = await lookUp(db, { token_hash, now })
  if (!found) return undefined
  const { last_used_at, ...user } = found
  if (last_used_at.getTime() < now.getTime() - TOUCH_MS) await touch(db, token_hash, now, network())
  return { ...user, token_hash, lacks_factor: await findMissingFactor(db, user) }
}

interface SessionDetails extends Partial<SessionOrigin> {
  device_hash?: Buffer
  /** The stored password that the typed one was compared with. No session starts if it was changed since. */
  password_hash?: string
}

const insertStatement = fixedStatement({ id: number() })<
  [
    account_id: number,
    token_hash: Buffer,
    now: Date,
    password_hash: string | null,
    browser: string | null,
    system: string | null,
    network: string | null,
    network_hash: string | null,
    device_hash: Buffer | null,
  ]
>(`
  with seen as (
    update accounts set last_login_at = $3
    where id = $1 and ($4::text is null or password_hash = $4) returning id)
  insert into access_tokens (account_id, token_hash, created_at, last_used_at,
    browser, system, network, network_hash, device_hash)
  select id, $2::bytea, $3::timestamptz, $3::timestamptz, $5, $6, $7, $8, $9::bytea from seen
  returning id`)

/**
 * Inserts a token and sets the last login, from which the retention of an unused account counts, in one
 * statement. It waits for a change of the password and compares the new one. Returns whether a session started.
 */
export const insertToken = async (
  db: Db | Tx,
  account_id: number,
  token_hash: Buffer,
  now: Date,
  details: SessionDetails = {},
): Promise<boolean> => {
  const { password_hash = null, browser = null, system = null, network = null } = details
  const { network_hash = null, device_hash = null } = details
  const values = [browser, system, network, network_hash, device_hash] as const
  const started = await insertStatement(db, account_id, token_hash, now, password_hash, ...values)
  return started.length > 0
}

/** Ends the sessions of an account that were not used for the longest time, if there are too many. */
export const limitSessions = async (tx: Tx, account_id: number): Promise<void> => {
  await sql`
    delete from access_tokens where token_hash in (
      select token_hash from access_tokens where account_id = ${account_id}
      order by last_used_at desc, created_at desc, id desc offset ${SESSIONS_KEPT})`.execute(tx)
}

export const deleteToken = (db: Db, token_hash: Buffer) =>
  db.deleteFrom('access_tokens').where('token_hash', '=', token_hash).execute()

/** Refuses a caller whose session was ended since the call began. Lock the account first. */
export const requireSession = async (tx: Tx, { token_hash }: CallUser): Promise<void> => {
  const query = tx.selectFrom('access_tokens').select('id').where('token_hash', '=', token_hash)
  if (!(await query.executeTakeFirst())) throw problem('unauthorized')
}

/** The owner has shown the password or the second factor again. */
export const confirmSession = (db: Db, token_hash: Buffer, now: Date) =>
  db.updateTable('access_tokens').set({ confirmed_at: now }).where('token_hash', '=', token_hash).execute()

/** Ends the sessions of an account: all, or all but the one with this token hash. */
export const endSessions = (tx: Tx, account_id: number, except?: Buffer | null) =>
  tx
    .deleteFrom('access_tokens')
    .where('account_id', '=', account_id)
    .$if(Boolean(except), query => query.where('token_hash', '!=', except ?? Buffer.alloc(0)))
    .returning('device_hash')
    .execute()

/** Returns how many it deleted. */
export const deleteExpiredSessions = async (db: Db | Tx, now: Date): Promise<number> => {
  const { usedAfter, createdAfter } = limitsAt(now)
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where(({ or, eb }) => or([eb('last_used_at', '<', usedAfter), eb('created_at', '<', createdAfter)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
