import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import type { AccompanistsInput } from '@academy/contract/schedule/accompaniment-plan/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { updateMasterclass } from '../../programme/index.ts'
import { addAccompanists, removeAccompanists } from '../correpetition/queries.ts'
import { refuseOutside } from '../correpetition/refuse-outside.ts'
import { findAccompanied, findCurrentPeriods, lockAccompaniment } from './queries.ts'
import { recordAccompanists } from './record-accompanists.ts'

interface Assignment {
  id: number
  wanted: AccompanistsInput
  actor_id: number
  now: Date
  /** How masterclass and periods are locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockAccompaniment
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  new Set(one).symmetricDifference(new Set(other)).size === 0

const assignLocked = async (tx: Tx, { id, wanted, actor_id, now, lock = lockAccompaniment }: Assignment) => {
  const { seen, needs_accompanist } = wanted
  const period_ids = [...new Set(wanted.period_ids)]
  await lock(tx, [id], [...new Set([...seen.period_ids, ...period_ids])])
  const [before] = await findAccompanied(tx, [id])
  if (!before) throw problem('not_found')
  if (!isSameSet(before.period_ids, seen.period_ids) || before.needs_accompanist !== seen.needs_accompanist)
    throw problem('changed_meanwhile')
  if ((await findCurrentPeriods(tx, period_ids)).length < period_ids.length) throw problem('not_found')

  await removeAccompanists(
    tx,
    id,
    before.period_ids.filter(period => !period_ids.includes(period)),
  )
  const added = period_ids.filter(period => !before.period_ids.includes(period))
  await addAccompanists(
    tx,
    added.map(period_id => ({ masterclass_id: id, period_id })),
    now,
  )
  if (before.needs_accompanist !== needs_accompanist) await updateMasterclass(tx, id, { needs_accompanist })
  const [after = before] = await recordAccompanists(tx, [before], actor_id, now)
  return { period_ids: after.period_ids, needs_accompanist: after.needs_accompanist }
}

export const assign = ({ db }: Pick<Services, 'db'>, assignment: Assignment) =>
  refuseOutside(db.transaction().execute(tx => assignLocked(tx, assignment)))

export const assignAccompanists = serve(
  contract.assignAccompanists,
  (services, { params, body, user, now }) =>
    assign(services, { id: params.id, wanted: body, actor_id: user.id, now }),
)
