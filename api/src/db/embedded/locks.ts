import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartRefusal } from '../../lib/start-refusal.ts'

// Advisory locks of a session: they end with their connection, so a killed process leaves none behind.
const KEYS = 180_311 // any number, the same in every version of the academy
const USERS = 1 // shared by everybody who uses the server, exclusive for the one who stops it
const APP = 2 // exclusive: one app at a time

// A connection of an app that was just killed may need a moment to end.
const GRACE = 1_000

export const joinUsers = (client: Client) => ask(client, 'pg_try_advisory_lock_shared', USERS)

/** True when nobody else is left; then the others are kept out until this connection ends. */
export async function leaveUsersAsLast(client: Client): Promise<boolean> {
  await ask(client, 'pg_advisory_unlock_shared', USERS)
  return ask(client, 'pg_try_advisory_lock', USERS)
}

export async function lockAsApp(client: Client): Promise<void> {
  const deadline = Date.now() + GRACE
  while (!(await ask(client, 'pg_try_advisory_lock', APP))) {
    const label = await labelOfTheApp(client)
    if (label !== undefined && Date.now() > deadline) {
      throw new StartRefusal(`The academy is already running on this data: ${label}`)
    }
    await sleep(50)
  }
}

async function ask(client: Client, lockFunction: string, key: number): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(`select ${lockFunction}($1, $2) as done`, [
    KEYS,
    key,
  ])
  return rows[0]?.done === true
}

async function labelOfTheApp(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [KEYS, APP],
  )
  return rows[0]?.application_name
}
