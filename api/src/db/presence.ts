import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../base/start-refusal.ts'
import { tryExclusive, tryShared } from './advisory-locks.ts'

const RECONNECT_AFTER_MS = 1_000

const open = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'academy presence',
  })
  // An unhandled error event of a broken connection would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

// Shared by every process that uses the installation, exclusive for a restore.
const joinPresence = (client: pg.Client) => tryShared(client, 'presence')

/** Returns an id that changes only with a restore, which recreates every table. */
const identityOf = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ identity: string | null }>(
    `select to_regclass('public.schema_migrations')::oid::text as identity`,
  )
  return rows[0]?.identity ?? null
}

export interface Presence {
  /** Call once the tables exist: from then on, replaced tables are detected. */
  remember(): Promise<void>
  /** Resolves if a restore ran or is running when the connection, once lost, comes back. */
  replaced: Promise<void>
  leave(): Promise<void>
}

/**
 * Registers this process as a user of the installation until `leave`. Throws a StartRefusal during a restore.
 */
export const joinInstallation = async (url: string): Promise<Presence> => {
  let client = await open(url)
  if (!(await joinPresence(client))) {
    await client.end()
    throw new StartRefusal('The database is being restored. Start again when that is done.')
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const replaced = Promise.withResolvers<void>()
  let known: string | null = null
  let ended = new Promise<void>(resolve => client.once('end', resolve))

  /** Reconnects and takes the lock again. Returns false if a restore ran in between. */
  const reconnect = async (): Promise<boolean> => {
    while (!signal.aborted) {
      await sleep(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => {})
      const next = signal.aborted ? undefined : await open(url).catch(() => undefined)
      if (!next) continue
      client = next
      ended = new Promise<void>(resolve => next.once('end', resolve))
      const state = await Promise.all([joinPresence(next), identityOf(next)]).catch(() => undefined)
      if (state) return state[0] && state[1] === known
    }
    return true
  }
  const watch = async () => {
    do await ended
    while (!signal.aborted && (await reconnect()))
    if (!signal.aborted) replaced.resolve()
  }
  void watch()

  return {
    remember: async () => {
      known = await identityOf(client)
    },
    replaced: replaced.promise,
    leave: async () => {
      stopping.abort()
      await client.end().catch(() => {})
    },
  }
}

/** Runs the work while no process of the site uses the installation, and blocks them until it is done. */
export const withExclusiveInstallation = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const client = await open(url)
  try {
    const isAlone = await tryExclusive(client, 'presence')
    // A process that has just lost its lock, or one of an older version, still has other connections.
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'academy%'`,
    )
    if (!isAlone || rows[0]?.others)
      throw new StartRefusal(
        'The site is still running on this database. Stop all of its processes first, then restore.',
      )
    return await work()
  } finally {
    await client.end()
  }
}
