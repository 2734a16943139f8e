import { statfs } from 'node:fs/promises'
import type { Services } from '../../../base/services.ts'
import { withTimeout } from '../../../base/with-timeout.ts'
import type { Db } from '../../../db/connection.ts'
import { migrations } from '../../../db/migrate.ts'
import { newestMigration } from './queries.ts'

const partNames = ['database', 'migrations', 'disk'] as const
type PartName = (typeof partNames)[number]

interface Part {
  state: 'ok' | 'low' | 'failed'
  /** The first check of this process that found the state; null if all is well. */
  since: string | null
  /** For operators: it may name folders and servers. */
  reason: string | null
}
type Parts = Record<PartName, Part>

type Found = Pick<Part, 'state' | 'reason'>
const fine: Found = { state: 'ok', reason: null }

const checkMigrations = async (db: Db): Promise<Found> => {
  const wanted = (await migrations()).at(-1)?.name ?? ''
  const newest = (await newestMigration(db)) ?? ''
  // A newer process may have migrated further.
  return newest >= wanted
    ? fine
    : { state: 'failed', reason: `the newest migration is ${newest}, older than ${wanted}` }
}

const checkDisk = async ({ files, config }: Services): Promise<Found> => {
  await files.ready()
  const free = await statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize)
  return free < config.diskWarningBytes
    ? { state: 'low', reason: `${Math.floor(free / 1024 ** 2)} MB are free in the data folder` }
    : fine
}

/** Limits the wait: a connection that has died silently is detected much later. */
const CHECK_LIMIT_MS = 3_000

const outcome = (check: Promise<Found>): Promise<Found> =>
  withTimeout(CHECK_LIMIT_MS, 'The check', check).catch(error => ({
    state: 'failed',
    reason: error instanceof Error ? error.message : String(error),
  }))

// Since when each part of a process is not well.
const troubles = new WeakMap<Db, Map<PartName, { state: Part['state']; since: string }>>()

/** Checks everything that a process needs for its work. */
export const checkReadiness = async (services: Services): Promise<Parts> => {
  const { db } = services
  const known = troubles.get(db) ?? new Map()
  troubles.set(db, known)
  const found = await Promise.all([
    outcome(newestMigration(db).then(() => fine)),
    outcome(checkMigrations(db)),
    outcome(checkDisk(services)),
  ])
  const parts = partNames.map((name, index): [PartName, Part] => {
    const { state, reason } = found[index] ?? fine
    if (state === 'ok') known.delete(name)
    else if (known.get(name)?.state !== state) known.set(name, { state, since: new Date().toISOString() })
    return [name, { state, since: known.get(name)?.since ?? null, reason }]
  })
  return Object.fromEntries(parts) as Parts
}

export const failedParts = (parts: Parts): [PartName, Part][] =>
  (Object.entries(parts) as [PartName, Part][]).filter(([, { state }]) => state === 'failed')
