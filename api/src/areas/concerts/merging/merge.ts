import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/concerts/merging/endpoints'
import { areDifferentPeople } from '@academy/contract/concerts/repertoire/composer-duplicates'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db } from '../../../db/connection.ts'
import { present } from './present.ts'
import { findCandidates, findLives, getMerge, insertMerge, type StoredMerge } from './queries.ts'
import { mergeRefusal } from './rules.ts'

interface MergeRequest {
  input: BodyOf<typeof contract.merge>
  merged_by: number
  now: Date
  /** How the catalogue is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockCatalogue
}

export const mergeEntries = (
  db: Db,
  { input, merged_by, now, lock = lockCatalogue }: MergeRequest,
): Promise<StoredMerge> =>
  db.transaction().execute(async tx => {
    const { confirmed, ...entries } = input
    const { kind, merged_id, into_id } = entries
    await lock(tx)
    const found = await findCandidates(tx, kind, [merged_id, into_id])
    const entry = (id: number) => found.find(candidate => candidate.id === id)
    const refusal = mergeRefusal(entry(merged_id), entry(into_id), kind)
    if (refusal) throw problem(refusal)
    if (kind === 'composer' && !confirmed) {
      const [one, other] = await findLives(tx, [merged_id, into_id])
      if (one && other && areDifferentPeople(one, other)) throw problem('merge_doubtful')
    }
    const id = await insertMerge(tx, { ...entries, merged_at: now, merged_by })
    const details = { merge_id: id, ...entries }
    await audit(tx, { at: now, action: 'entries_merged', actor_id: merged_by, details })
    return getMerge(tx, id)
  })

export const merge = serve(contract.merge, async ({ db }, { body, user, locale, now }) =>
  present(await mergeEntries(db, { input: body, merged_by: user.id, now }), locale),
)
