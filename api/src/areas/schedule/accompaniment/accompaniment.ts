import { isInside } from '@academy/contract/base/period'
import * as contract from '@academy/contract/schedule/accompaniment/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Operation } from '../../../base/services.ts'
import { shareMasterclasses } from '../../../db/locks.ts'
import { violates } from '../../../db/violates.ts'
import {
  currentMasterclasses,
  findAccompaniedRequests,
  findAccompaniment,
  findMasterclasses,
  findPeriod,
  lockOwnPeriod,
  replaceSelection,
} from './queries.ts'

/** The office moved a masterclass out of the period while it was being chosen. */
const isOutsidePeriod = violates('check', 'accompanied_masterclasses_inside_period')
/** The office deleted a masterclass while it was being chosen. */
const isDeletedMasterclass = violates('foreign_key', 'accompanied_masterclasses_masterclass_id_fkey')

/** Refuses what the database does not allow: a masterclass outside the period, or one that is gone. */
export const refuseOutside = async <T>(saved: Promise<T>): Promise<T> => {
  try {
    return await saved
  } catch (error) {
    if (isOutsidePeriod(error)) throw problem('outside_period')
    throw isDeletedMasterclass(error) ? problem('not_found') : error
  }
}

/** Whether choosing is over: the period has ended, or its academy is not current. */
export const isOver = (period: { end_date: string; is_current: boolean }, today: string): boolean =>
  !period.is_current || period.end_date < today

/** Whether the selection is still the one that the page showed, in any order. */
const isSameSelection = (seen: readonly number[], masterclasses: readonly { id: number }[]): boolean =>
  new Set(seen).symmetricDifference(new Set(masterclasses.map(({ id }) => id))).size === 0

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

export const listMasterclasses = serve(contract.masterclassesToAccompany, ({ db }) =>
  currentMasterclasses(db),
)

export const showAccompaniment = serve(contract.repetiteur, async ({ db, clock }, { user, locale }) => {
  const [{ repetitions, repertoires }, concert_requests] = await Promise.all([
    findAccompaniment(db, user.id),
    findAccompaniedRequests(db, user.id, locale),
  ])
  const today = clock.today()
  return {
    repetitions: repetitions.map(period => ({ ...period, can_choose: !isOver(period, today) })),
    repertoires,
    concert_requests,
  }
})
