import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../../base/start-refusal.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { FOLDER_IN_USE, launch } from './launch.ts'
import { isServerOf, readPidFile } from './pid-file.ts'

// Temporary failures: a second start at once, a port taken in between, processes of a killed server that are
// still exiting.
const TEMPORARY_FAILURE =
  /Address already in use|lock file "postmaster.pid" already exists|pre-existing shared memory block/
const START_TIMEOUT_MS = 30_000
// A server that starts up or shuts down holds the lock for a moment.
const LOCK_TIMEOUT_MS = 5_000

interface Running {
  port: number
  startedHere: boolean
}

/** Returns the server on these files, and starts it if there is none. With `fixedPort`, on this port only. */
export async function ensureRunning(cluster: Cluster, fixedPort?: number): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_MS
  // After a crash the old port is still in the pid file. Prefer it: other processes may be reconnecting to
  // it.
  const formerPort = (await readPidFile(cluster.folder))?.port
  for (let wait = 20; ; wait = Math.min(wait * 2, 1_000)) {
    const running = await portOfRunning(cluster.folder)
    if (running) return { port: running, startedHere: false }
    const port = fixedPort ?? (await freePort(formerPort))
    const lastLogLines = await launch(cluster, port)
    if (lastLogLines === undefined) return { port, startedHere: true }
    if (lastLogLines === FOLDER_IN_USE && Date.now() < deadline - START_TIMEOUT_MS + LOCK_TIMEOUT_MS) {
      await sleep(wait)
      continue
    }
    if (lastLogLines === FOLDER_IN_USE)
      throw new StartRefusal(
        `The data in ${cluster.folder} is in use by a PostgreSQL that this process cannot see, probably in another container. Stop that one first, or give this one a DATA_DIR or DATABASE_URL of its own.`,
      )
    if (!TEMPORARY_FAILURE.test(lastLogLines) || Date.now() > deadline) {
      throw new StartRefusal(
        `PostgreSQL did not start; put right what it says (all of it is in ${cluster.log}), or set DATABASE_URL to a PostgreSQL server of your own:\n${lastLogLines}`,
      )
    }
    await sleep(wait)
  }
}

/** Waits while the server starts up or shuts down. */
async function portOfRunning(folder: string): Promise<number | undefined> {
  for (;;) {
    const file = await readPidFile(folder)
    if (!file || !(await isServerOf(folder, file.pid))) return undefined
    if (file.ready) return file.port
    await sleep(10)
  }
}

/** Fast shutdown: ends sessions and writes everything. The process has exited when this returns. */
export async function stopRunning(folder: string): Promise<void> {
  const file = await readPidFile(folder)
  if (!file || !(await isServerOf(folder, file.pid))) return
  process.kill(file.pid, 'SIGINT')
  while (await isServerOf(folder, file.pid)) await sleep(10)
}
