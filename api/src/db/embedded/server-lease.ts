import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import { connect, isServerGone, lockAsApp, lockUsersShared, unlockUsersIfLast } from './connect.ts'
import { ROLE } from './role.ts'
import { ensureRunning, stopRunning } from './running.ts'
import { ensureSetUp } from './set-up.ts'

/** The right to use the server: one connection whose session locks last as long as its process. */
export interface ServerLease {
  port: number
  lost: Promise<void>
  leave(): Promise<void> // the last user stops PostgreSQL
}

export interface LeaseOwner {
  role: 'app' | 'command'
  label: string
}

export async function acquireLease(
  cluster: Cluster,
  owner: LeaseOwner,
  fixedPort?: number,
): Promise<ServerLease> {
  for (;;) {
    const { port, startedHere } = await ensureRunning(cluster, fixedPort)
    const client = await connectAsRole(cluster, port, owner.label).catch(async refusal => {
      if (startedHere) await stopRunning(cluster.folder)
      throw refusal
    })
    const lease = client && (await claimLease(cluster, client, port, owner))
    if (lease) return lease
    await sleep(50)
  }
}

async function connectAsRole(cluster: Cluster, port: number, label: string) {
  if (!(await ensureSetUp(cluster, port, label))) return undefined
  // Not to `academy`: every version of the program must take the locks in the same database.
  return connect(cluster, port, { user: ROLE, database: 'postgres', label })
}

/** Returns undefined when the last user is stopping the server, or it died in the meantime. */
async function claimLease(cluster: Cluster, client: Client, port: number, owner: LeaseOwner) {
  const lease = leaseOf(cluster, client, port)
  try {
    if (await lockUsersShared(client)) {
      if (owner.role === 'app') await lockAsApp(client)
      return lease
    }
    await client.end()
  } catch (error) {
    await lease.leave()
    if (!isServerGone(error)) throw error
  }
  return undefined
}

function leaseOf(cluster: Cluster, client: Client, port: number): ServerLease {
  const lost = new Promise<void>(resolve => client.once('end', resolve))
  const leave = async () => {
    // Hold the exclusive lock until the server has stopped, so that no one acquires a lease on it.
    if (await unlockUsersIfLast(client).catch(() => false)) await stopRunning(cluster.folder)
    await client.end()
  }
  return { port, lost, leave }
}
