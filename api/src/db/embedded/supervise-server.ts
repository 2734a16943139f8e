import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { truncateLargeLog } from './launch.ts'
import { acquireLease, type LeaseOwner, type ServerLease } from './server-lease.ts'

const MAX_WAIT = 5_000
const HOUR_MS = 3_600_000

/** Restarts PostgreSQL on the same port whenever it dies, until the returned function is called. */
export function superviseServer(
  cluster: Cluster,
  owner: LeaseOwner,
  first: ServerLease,
): () => Promise<void> {
  const stopping = new AbortController()
  let lease = first
  let recovery = Promise.resolve()

  const watch = () =>
    lease.lost.then(() => {
      if (!stopping.signal.aborted) recovery = recover()
    })

  const recover = async () => {
    cluster.print('PostgreSQL ended unexpectedly; starting it again ...')
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, MAX_WAIT)) {
      const next = await acquireLease(cluster, owner, first.port).catch(printError)
      if (next?.port === first.port) {
        lease = next
        watch()
        return cluster.print('PostgreSQL is running again.')
      }
      // A command started it on another port. Our url has the old port, so wait until the command is done.
      await next?.leave()
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const printError = (error: Error) => cluster.print(error.message.split('\n')[0] ?? '')

  const hourly = setInterval(() => void truncateLargeLog(cluster.log).catch(() => {}), HOUR_MS).unref()

  watch()
  return async () => {
    clearInterval(hourly)
    stopping.abort()
    await recovery
    await lease.leave()
  }
}
