import { auditChanges } from '../../../base/audit.ts'
import type { Tx } from '../../../db/connection.ts'
import { type Accompaniment, findAccompanied } from './queries.ts'

const fieldsOf = ({ accompanists, needs_accompanist }: Accompaniment) => ({
  accompanists: accompanists.join(', '),
  needs_accompanist,
})

/** Records who accompanied these masterclasses before, and who does now. Returns the latter. */
export const recordAccompanists = async (
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
