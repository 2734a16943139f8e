import type { ready as endpoint } from '@academy/contract/maintenance/endpoints'
import { migrations } from '../../db/migrate.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { newestMigration } from './queries.ts'

const stateOf = async (check: Promise<boolean>) => ((await check.catch(() => false)) ? 'ok' : 'failed')

const isMigrated = async ({ db }: Services) =>
  (await newestMigration(db)) === (await migrations()).at(-1)?.name

export const ready: Verb<typeof endpoint> = async services => {
  const [database, migrated, disk] = await Promise.all([
    stateOf(newestMigration(services.db).then(() => true)),
    stateOf(isMigrated(services)),
    stateOf(services.files.ready().then(() => true)),
  ])
  const failed = Object.entries({ database, migrations: migrated, disk }).filter(
    ([, state]) => state === 'failed',
  )
  if (failed.length > 0)
    throw problem('unavailable', {
      retryAfter: 5,
      errors: Object.fromEntries(failed.map(([part, state]) => [part, [state]])),
    })
  return { database: 'ok', migrations: 'ok', disk: 'ok' }
}
