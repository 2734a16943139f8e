import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/merging/endpoints'
import type { Merge } from '@academy/contract/concerts/merging/schemas'
import { areDifferentPeople } from '@academy/contract/concerts/repertoire/composer-duplicates'
import { pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db } from '../../../db/connection.ts'
import { isDuplicateComposer, isDuplicatePiece } from '../repertoire/queries.ts'
import {
  type Candidate,
  deleteMerge,
  type Entry,
  findCandidates,
  findLives,
  findMerges,
  getMerge,
  insertMerge,
  type StoredMerge,
} from './queries.ts'

/** Returns why two entries cannot be merged: no chains, no cycles, and only works of the same composer. */
const mergeRefusal = (
  merged: Candidate | undefined,
  into: Candidate | undefined,
  kind: 'composer' | 'piece',
): 'not_found' | 'merge_impossible' | undefined => {
  if (!merged || !into) return 'not_found'
  const isPossible =
    merged.id !== into.id &&
    !merged.is_merged &&
    !merged.has_merged &&
    !into.is_merged &&
    (kind === 'composer' || merged.composer_id === into.composer_id)
  return isPossible ? undefined : 'merge_impossible'
}

/** "Clara Schumann (1819 – 1896)", or "Clara Schumann: Three Romances, op. 22". */
const entryText = (entry: Entry, locale: Locale): string => {
  const { full_name, year_of_birth, year_of_death, piece } = entry
  if (piece) return `${full_name}: ${pieceTitle(piece, locale)}`
  return `${full_name} (${year_of_birth} –${year_of_death === null ? '' : ` ${year_of_death}`})`
}

const present = (merge: StoredMerge, locale: Locale): Merge => ({
  ...merge,
  merged: entryText(merge.merged, locale),
  into: entryText(merge.into, locale),
})

interface MergeRequest {
  input: BodyOf<typeof contract.merge>
  merged_by: number
  now: Date
}

export const mergeEntries = (db: Db, { input, merged_by, now }: MergeRequest): Promise<StoredMerge> =>
  db.transaction().execute(async tx => {
    const { confirmed, ...entries } = input
    const { kind, merged_id, into_id } = entries
    await lockCatalogue(tx)
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

export const listMerges = serve(contract.merges, async ({ db }, { locale }) =>
  (await findMerges(db)).map(merge => present(merge, locale)),
)

export const undoMerge = serve(contract.undoMerge, async ({ db }, { params, user, now }) => {
  try {
    await db.transaction().execute(async tx => {
      await lockCatalogue(tx)
      const undone = await deleteMerge(tx, params.id)
      if (!undone) throw problem('not_found')
      const details = { merge_id: params.id, ...undone }
      await audit(tx, { at: now, action: 'merge_undone', actor_id: user.id, details })
    })
  } catch (error) {
    // Someone has added an entry in the meantime that would now exist twice.
    throw isDuplicateComposer(error) || isDuplicatePiece(error) ? problem('merge_impossible') : error
  }
  return undefined
})
