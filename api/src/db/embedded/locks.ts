import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartRefusal } from '../../base/start-refusal.ts'
import { holderOfEmbeddedApp, releaseShared, tryExclusive, tryShared } from '../advisory-locks.ts'

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
