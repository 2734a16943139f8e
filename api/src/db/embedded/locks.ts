import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartRefusal } from '../../lib/start-refusal.ts'
import { holderOfEmbeddedApp, releaseShared, tryExclusive, tryShared } from '../advisory-locks.ts'

// The connection of a killed app may take a moment to close.
const GRACE = 1_000

/** Shared by everybody who uses the server, exclusive for the one who stops it. */
export const joinUsers = (client: Client) => tryShared(client, 'embedded_users')

/** Returns true for the last user. Then no one can join until this connection ends. */
export async function leaveUsersAsLast(client: Client): Promise<boolean> {
  await releaseShared(client, 'embedded_users')
  return tryExclusive(client, 'embedded_users')
}

/** One app at a time. */
export async function lockAsApp(client: Client): Promise<void> {
  const deadline = Date.now() + GRACE
  while (!(await tryExclusive(client, 'embedded_app'))) {
    const label = await holderOfEmbeddedApp(client)
    if (label !== undefined && Date.now() > deadline) {
      throw new StartRefusal(`The academy is already running on this data: ${label}`)
    }
    await sleep(50)
  }
}
