import { can } from '@academy/contract/base/abilities'
import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import type { AccompanistsInput } from '@academy/contract/schedule/accompaniment-plan/schemas'
import { auditChanges } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { updateMasterclass } from '../../programme/index.ts'
import { refuseOutside } from '../accompaniment/accompaniment.ts'
import { addAccompanists, removeAccompanists } from '../accompaniment/queries.ts'
import { presentPlan } from './present.ts'
import {
  type Accompaniment,
  findAccompanied,
  findCurrentPeriods,
  findPlan,
  lockAccompaniment,
} from './queries.ts'

const fieldsOf = ({ accompanists, needs_accompanist }: Accompaniment) => ({
  accompanists: accompanists.join(', '),
  needs_accompanist,
})

/** Records who accompanied these masterclasses before, and who does now. Returns the latter. */
const recordAccompanists = async (
  tx: Tx,
  before: readonly Accompaniment[],
  actor_id: number,
  now: Date,
): Promise<Accompaniment[]> => {
  const after = await findAccompanied(
    tx,
    before.map(({ id }) => id),
  )
  const changes = after.map(one => {
    const was = before.find(({ id }) => id === one.id)
    const account_ids = [...new Set([...(was?.account_ids ?? []), ...one.account_ids])].map(String)
    const subject = { masterclass_id: one.id, ...(account_ids.length > 0 && { account_ids }) }
    return { at: now, actor_id, subject, before: was && fieldsOf(was), after: fieldsOf(one) }
  })
  await auditChanges(
    tx,
    changes.map(change => ({ action: 'accompanists_assigned' as const, ...change })),
  )
  return after
}

interface Assignment {
  id: number
  wanted: AccompanistsInput
  actor_id: number
  now: Date
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  new Set(one).symmetricDifference(new Set(other)).size === 0

const assignLocked = async (tx: Tx, { id, wanted, actor_id, now }: Assignment) => {
  const { seen, needs_accompanist } = wanted
  const period_ids = [...new Set(wanted.period_ids)]
  await lockAccompaniment(tx, [id], [...new Set([...seen.period_ids, ...period_ids])])
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

export const showPlan = serve(contract.accompanimentPlan, async ({ db }, { user }) =>
  presentPlan(await findPlan(db, user.id, can(user.roles, 'manage_accompaniment'))),
)

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
