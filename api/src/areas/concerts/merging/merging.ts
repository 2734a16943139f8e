import * as contract from '@academy/contract/concerts/merging/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import { isDuplicateComposer, isDuplicatePiece } from '../repertoire/queries.ts'
import { present } from './present.ts'
import { deleteMerge, findMerges } from './queries.ts'

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
