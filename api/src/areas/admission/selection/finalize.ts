import * as contract from '@academy/contract/admission/selection/endpoints'
import * as office from '@academy/contract/admission/selection/office-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAllApplicants, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { requireSelection } from '../permissions.ts'
import { lockSelection, type Owner } from './queries.ts'
import { isUsed, undoResults, unmarkFinal } from './result-queries.ts'
import { finalizeRefusal, officeView, type Selection, selectionView } from './rules.ts'
import { saveResults } from './save-results.ts'

interface FinalSave {
  masterclass_id: number
  /** Null for the office, which may finalize any selection; a teacher only their own. */
  owner: Owner
  actor_id: number
  now: Date
}

const finalizeLocked = async ({ clock }: Services, tx: Tx, save: FinalSave) => {
  const { masterclass_id, owner, actor_id, now } = save
  const loadSelection = () => requireSelection(tx, masterclass_id, owner)
  // Check before locking, too: no one may block a masterclass that is not theirs.
  await loadSelection()
  if (!(await lockSelection(tx, masterclass_id))) return undefined
  const refusal = finalizeRefusal(await loadSelection(), clock.today())
  if (refusal) throw problem(refusal)

  const counts = { accepted: 0, reserve: 0, rejected: 0, unpaid: 0 }
  for (const outcome of await saveResults(tx, masterclass_id, actor_id, now)) counts[outcome]++
  const details = { masterclass_id, ...counts }
  await audit(tx, { at: now, action: 'selection_final', actor_id, details })
  return loadSelection()
}

const MAX_ATTEMPTS = 20

/** Finalizes a selection, once. Its letters wait, so that the office can take it back. */
export const finalizeMasterclass = async (services: Services, save: FinalSave): Promise<Selection> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const selection = await services.db.transaction().execute(tx => finalizeLocked(services, tx, save))
    if (selection) return selection
  }
  // New applications keep arriving faster than their accounts can be locked, and they are undecided.
  throw problem('decisions_open')
}

/**
 * Takes back a final save before its letters leave: decisions are preliminary again. Nobody knew the results, and nothing
 * was invoiced, cancelled or freed.
 */
export const reopenSelection = serve(
  office.reopenSelection,
  ({ db, clock }, { params: { id }, body: { reason }, user, now }) =>
    db.transaction().execute(async tx => {
      await requireSelection(tx, id, null)
      await lockAllApplicants(tx, id)
      await shareAcademyOf(tx, id)
      await lockMasterclass(tx, id)
      const final = await requireSelection(tx, id, null)
      if (!final.is_final) throw problem('selection_not_final')
      if (!final.letters_due_at) throw problem('results_sent')
      if (await isUsed(tx, id)) throw problem('selection_used')
      await undoResults(tx, id)
      await unmarkFinal(tx, id)
      const details = { masterclass_id: id, reason }
      await audit(tx, { at: now, action: 'selection_reopened', actor_id: user.id, details })
      return officeView(await requireSelection(tx, id, null), clock.today())
    }),
)

/** A teacher finalizes one of their own selections. */
export const finalizeOwn = serve(contract.finalize, async (services, { params, user, now }) => {
  const save = { masterclass_id: params.id, owner: user.id, actor_id: user.id, now }
  return selectionView(await finalizeMasterclass(services, save), services.clock.today())
})

/** The office finalizes any selection. */
export const finalizeAny = serve(contract.officeFinalize, async (services, { params, user, now }) => {
  const save = { masterclass_id: params.id, owner: null, actor_id: user.id, now }
  return officeView(await finalizeMasterclass(services, save), services.clock.today())
})
