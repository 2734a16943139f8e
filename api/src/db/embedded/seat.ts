import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import { connect, isServerGone } from './connect.ts'
import { becomeTheApp, joinUsers, leaveUsersAsLast } from './locks.ts'
import { ROLE } from './role.ts'
import { ensureRunning, stopRunning } from './running.ts'
import { ensureSetUp } from './set-up.ts'

/** A place at the server: one connection, whose session locks last exactly as long as its process. */
export interface Seat {
  port: number
  lost: Promise<void>
  leave(): Promise<void> // the last one out stops PostgreSQL
}

export interface Sitter {
  holder: 'app' | 'command'
  label: string
}

export async function takeSeat(cluster: Cluster, sitter: Sitter, fixedPort?: number): Promise<Seat> {
  for (;;) {
    const { port, startedHere } = await ensureRunning(cluster, fixedPort)
    const client = await connectAsRole(cluster, port, sitter.label).catch(async refusal => {
      if (startedHere) await stopRunning(cluster.folder)
      throw refusal
    })
    const seat = client && (await sitDown(cluster, client, port, sitter))
    if (seat) return seat
    await sleep(50)
  }
}

async function connectAsRole(cluster: Cluster, port: number, label: string) {
  if (!(await ensureSetUp(cluster, port, label))) return undefined
  // Not to `academy`: the locks have to be in the same database for every version of the program.
  return connect(cluster, port, { user: ROLE, database: 'postgres', label })
}

/** Undefined when the server is just being stopped by its last user, or died under our hands. */
async function sitDown(cluster: Cluster, client: Client, port: number, sitter: Sitter) {
  const seat = seatOf(cluster, client, port)
  try {
    if (await joinUsers(client)) {
      if (sitter.holder === 'app') await becomeTheApp(client)
      return seat
    }
    await client.end()
  } catch (error) {
    await seat.leave()
    if (!isServerGone(error)) throw error
  }
  return undefined
}

function seatOf(cluster: Cluster, client: Client, port: number): Seat {
  const lost = new Promise<void>(resolve => client.once('end', resolve))
  const leave = async () => {
    // The exclusive lock is kept until the server is gone, so that nobody sits down at a server that is leaving.
    if (await leaveUsersAsLast(client).catch(() => false)) await stopRunning(cluster.folder)
    await client.end()
  }
  return { port, lost, leave }
}
