import { statfs } from 'node:fs/promises'
import * as contract from '@academy/contract/office/maintenance/endpoints'
import { redirect } from '../../../base/http-response.ts'
import { PASS_COOKIE } from '../../../base/maintenance-state.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withTimeout } from '../../../base/with-timeout.ts'
import type { Db } from '../../../db/connection.ts'
import { migrations } from '../../../db/migrate.ts'
import { newestMigration } from './maintenance-queries.ts'

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

type PartState = Pick<Part, 'state' | 'reason'>
const fine: PartState = { state: 'ok', reason: null }

const checkMigrations = async (db: Db): Promise<PartState> => {
  const wanted = (await migrations()).at(-1)?.name ?? ''
  const newest = (await newestMigration(db)) ?? ''
  // A newer process may have migrated further.
  return newest >= wanted
    ? fine
    : { state: 'failed', reason: `the newest migration is ${newest}, older than ${wanted}` }
}

const checkDisk = async ({ files, config }: Services): Promise<PartState> => {
  await files.ready()
  const free = await statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize)
  return free < config.diskWarningBytes
    ? { state: 'low', reason: `${Math.floor(free / 1024 ** 2)} MB are free in the data folder` }
    : fine
}

/** Limits the wait: a connection that has died silently is detected much later. */
const CHECK_LIMIT_MS = 3_000

const outcome = (check: Promise<PartState>): Promise<PartState> =>
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

/** The reasons are left out: anybody may ask. */
export const ready = serve(contract.ready, async services => {
  const parts = await checkReadiness(services)
  const failed = failedParts(parts)
  if (failed.length > 0)
    throw problem('unavailable', {
      retryAfter: 5,
      errors: Object.fromEntries(failed.map(([part, { since }]) => [part, [`failed since ${since}`]])),
    })
  return {
    database: parts.database.state,
    migrations: parts.migrations.state,
    disk: parts.disk.state,
  }
})

export const ping = serve(contract.ping, async (_services, { now }) => ({
  status: 'ok' as const,
  now: now.toISOString(),
}))

/** Lets the browser that opened the printed link log in during maintenance. */
export const issuePass = serve(
  contract.maintenancePass,
  async ({ maintenance, config }, { query: { key } }) => {
    if (!maintenance.isOn() || !maintenance.isValidPass(key)) throw problem('not_found')
    const [prefix, secure] = config.siteUrl.startsWith('https:') ? ['__Host-', '; Secure'] : ['', '']
    return redirect('/auth/login', {
      'set-cookie': `${prefix}${PASS_COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    })
  },
)
