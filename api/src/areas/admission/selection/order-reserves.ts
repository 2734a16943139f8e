import * as contract from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockMasterclass, lockReserves } from '../../../db/locks.ts'
import { showApplicants } from './list-applicants.ts'
import { findSelection } from './queries.ts'
import { findReserves, setReserveOrder } from './reserve-queries.ts'
import { isSameList } from './rules.ts'

interface ReserveOrder {
  masterclass_id: number
  owner: number
  application_ids: number[]
  /** Replaced only in the test that shows why the masterclass is locked. */
  lock?: typeof lockMasterclass
}

/** Saves the order of a waiting list. It has to name everybody on it: somebody may have come or gone meanwhile. */
export const saveReserveOrder = ({ db }: Services, order: ReserveOrder): Promise<void> =>
  db.transaction().execute(async tx => {
    const { masterclass_id, owner, application_ids, lock = lockMasterclass } = order
    // Check before locking: a teacher must not lock another teacher's masterclass.
    if (!(await findSelection(tx, masterclass_id, owner))) throw problem('not_found')
    await lock(tx, masterclass_id)
    const selection = await findSelection(tx, masterclass_id, owner)
    if (!selection) throw problem('not_found')
    if (selection.is_final) throw problem('selection_final')
    await lockReserves(tx, masterclass_id)
    const reserves = await findReserves(tx, masterclass_id)
    if (!isSameList(reserves, application_ids)) throw problem('reserves_changed')
    await setReserveOrder(tx, masterclass_id, application_ids)
  })

export const orderReserves = serve(contract.orderReserves, async (services, { params, body, user, now }) => {
  await saveReserveOrder(services, { masterclass_id: params.id, owner: user.id, ...body })
  return showApplicants(services, params.id, user.id, now)
})
