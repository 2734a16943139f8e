import * as office from '@academy/contract/admission/selection/office-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAllApplicants, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { findSelection } from './queries.ts'
import { isUsed, undoResults, unmarkFinal } from './reopen-queries.ts'
import { officeView } from './rules.ts'

/**
 * Takes back a final save before its letters leave: decisions are preliminary again. Nobody knew the results, and nothing
 * was invoiced, cancelled or freed.
 */
export const reopenSelection = serve(
  office.reopenSelection,
  ({ db, clock }, { params: { id }, body: { reason }, user, now }) =>
    db.transaction().execute(async tx => {
      if (!(await findSelection(tx, id, null))) throw problem('not_found')
      await lockAllApplicants(tx, id)
      await shareAcademyOf(tx, id)
      await lockMasterclass(tx, id)
      const final = await findSelection(tx, id, null)
      if (!final?.is_final) throw problem('selection_not_final')
      if (!final.letters_due_at) throw problem('results_sent')
      if (await isUsed(tx, id)) throw problem('selection_used')
      await undoResults(tx, id)
      await unmarkFinal(tx, id)
      const details = { masterclass_id: id, reason }
      await audit(tx, { at: now, action: 'selection_reopened', actor_id: user.id, details })
      const selection = await findSelection(tx, id, null)
      if (!selection) throw problem('not_found')
      return officeView(selection, clock.today())
    }),
)
