import * as contract from '@academy/contract/schedule/correpetition/endpoints'
import { isInside } from '@academy/contract/schedule/correpetition/period'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Operation } from '../../../base/services.ts'
import { shareMasterclasses } from '../../../db/locks.ts'
import { findMasterclasses, findPeriod, lockOwnPeriod, replaceSelection } from './queries.ts'
import { refuseOutside } from './refuse-outside.ts'
import { isOver, isSameSelection } from './rules.ts'

/** Replaces the selection of a period in one transaction. */
const replace: Operation<typeof contract.chooseMasterclasses> = ({ db, clock }, { params, body, user }) =>
  db.transaction().execute(async tx => {
    const ids = [...new Set(body.assignments.map(({ masterclass_id }) => masterclass_id))]
    // Waits for the office, which locks a masterclass while it assigns accompanists.
    await shareMasterclasses(tx, ids)
    const period = await lockOwnPeriod(tx, params.correpetitionId, user.id)
    if (!period) throw problem('not_found')
    if (isOver(period, clock.today())) throw problem('period_over')
    const before = await findPeriod(tx, period.id)
    if (body.seen_ids && !isSameSelection(body.seen_ids, before?.masterclasses ?? []))
      throw problem('changed_meanwhile')

    const chosen = ids.length > 0 ? await findMasterclasses(tx, ids) : []
    if (chosen.length < ids.length) throw problem('not_found')
    const fits = chosen.every(one => one.academy_id === period.academy_id && isInside(one, period))
    if (!fits) throw problem('outside_period')

    await replaceSelection(tx, period.id, ids)
    const saved = await findPeriod(tx, period.id)
    if (!saved) throw problem('not_found')
    return { ...saved, can_choose: true }
  })

export const choose = serve(contract.chooseMasterclasses, (services, call) =>
  refuseOutside(replace(services, call)),
)
