import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartRefusal } from '../../base/start-refusal.ts'
import { holderOfEmbeddedApp, releaseShared, tryExclusive, tryShared } from '../advisory-locks.ts'
import type { Cluster } from './cluster.ts'
import { hasCode } from './folder-lock.ts'
import { passwordOfRole, type ROLE, SUPERUSER } from './role.ts'

// The connection of a killed app may take a moment to close.
const GRACE_MS = 1_000

/** Takes the lock that all users of the server share; stopping the server requires it exclusively. */
export const lockUsersShared = (client: Client) => tryShared(client, 'embedded_users')

/** Returns true for the last user. Then no one can join until this connection ends. */
export async function unlockUsersIfLast(client: Client): Promise<boolean> {
  await releaseShared(client, 'embedded_users')
  return tryExclusive(client, 'embedded_users')
}

/** Ensures that only one app runs on the server at a time. */
export async function lockAsApp(client: Client): Promise<void> {
  const deadline = Date.now() + GRACE_MS
  while (!(await tryExclusive(client, 'embedded_app'))) {
    const label = await holderOfEmbeddedApp(client)
    if (label !== undefined && Date.now() > deadline) {
      throw new StartRefusal(`The academy is already running on this data: ${label}`)
    }
    await sleep(50)
  }
}

interface Login {
  user: typeof ROLE | typeof SUPERUSER
  database: 'academy' | 'postgres'
  label: string
}

/** Opens a dedicated connection. Returns undefined while the server is starting up or shutting down. */
export async function connect(cluster: Cluster, port: number, login: Login): Promise<Client | undefined> {
  const { user, database, label } = login
  const password = user === SUPERUSER ? cluster.password : passwordOfRole(cluster.password)
  const client = new Client({
    ...{ host: '127.0.0.1', port, user, password, database, ssl: false },
    application_name: label,
    connectionTimeoutMillis: 10_000,
  })
  // The 'end' event reports the end of the connection; an unhandled error event would end the process.
  client.on('error', () => {})
  try {
    return await client.connect()
  } catch (error) {
    if (isServerGone(error)) return undefined
    throw refusalOf(error, port)
  }
}

/** Whether the server has gone, is shutting down, or has not started yet. */
export function isServerGone(error: unknown): boolean {
  if (hasCode(error, '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE')) return true
  return error instanceof Error && /^Connection terminated|not queryable/.test(error.message)
}

function refusalOf(error: unknown, port: number): StartRefusal {
  if (hasCode(error, '28P01'))
    return new StartRefusal(
      'The file postgres.password in the data folder does not fit the database: put the right one back from a copy of the data folder, or restore a backup into an empty DATA_DIR.',
    )
  const reason = error instanceof Error ? error.message : String(error)
  return new StartRefusal(
    `PostgreSQL runs but does not answer on 127.0.0.1:${port} (${reason}): check the loopback network, or set DATABASE_URL to a PostgreSQL server of your own.`,
  )
}
