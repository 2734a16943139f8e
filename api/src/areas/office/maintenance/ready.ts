import * as contract from '@academy/contract/office/maintenance/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { checkReadiness, failedParts } from './check-readiness.ts'

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
