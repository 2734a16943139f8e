import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockEvenings } from '../../../db/locks.ts'
import { findEvening, findEvenings, lockRequests, setPlan } from './queries.ts'
import { isSameOrder } from './rules.ts'

/**
 * Saves the whole list, as the office sees it. Of two concurrent changes of an evening the second is refused:
 * its stale list would remove what the first has added.
 */
export const planEvening = serve(contract.planEvening, ({ db }, { params: { id }, body }) =>
  db.transaction().execute(async tx => {
    const { request_ids, seen_ids } = body
    await lockEvenings(tx)
    const evening = await findEvening(tx, id)
    const requested = await lockRequests(tx, request_ids)
    if (requested.length < request_ids.length) throw problem('not_found')
    if (requested.some(request => request.is_withdrawn)) throw problem('request_withdrawn')
    if (seen_ids && !isSameOrder(seen_ids, evening.request_ids)) throw problem('plan_changed')
    await setPlan(tx, id, request_ids)
    return findEvenings(tx)
  }),
)
