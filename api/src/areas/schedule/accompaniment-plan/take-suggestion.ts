import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { addAccompanists } from '../correpetition/queries.ts'
import { refuseOutside } from '../correpetition/refuse-outside.ts'
import { findAccompanied, findCurrentPeriods, lockAccompaniment } from './queries.ts'
import { recordAccompanists } from './record-accompanists.ts'

/** Assigns all or nothing: if somebody has chosen one of the masterclasses meanwhile, everything is refused. */
export const takeSuggestion = serve(
  contract.takeSuggestion,
  async ({ db }, { body: { assignments }, user, now }) => {
    const ids = [...new Set(assignments.map(({ masterclass_id }) => masterclass_id))]
    const periods = [...new Set(assignments.map(({ period_id }) => period_id))]
    await refuseOutside(
      db.transaction().execute(async tx => {
        await lockAccompaniment(tx, ids, periods)
        const before = await findAccompanied(tx, ids)
        const known = await findCurrentPeriods(tx, periods)
        if (before.length < ids.length || known.length < periods.length) throw problem('not_found')
        if (before.some(({ period_ids }) => period_ids.length > 0)) throw problem('changed_meanwhile')
        await addAccompanists(tx, assignments, now)
        await recordAccompanists(tx, before, user.id, now)
      }),
    )
    return undefined
  },
)
