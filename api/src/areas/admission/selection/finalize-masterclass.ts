import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { findSelection, lockSelection, type Owner } from './queries.ts'
import { finalizeRefusal, type Selection } from './rules.ts'
import { saveResults } from './save-results.ts'

interface FinalSave {
  masterclass_id: number
  /** Null for the office, which may finalize any selection; a teacher only their own. */
  owner: Owner
  actor_id: number
  now: Date
  /** How the selection is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockSelection
}

const finalizeLocked = async ({ clock }: Services, tx: Tx, save: FinalSave) => {
  const { masterclass_id, owner, actor_id, now, lock = lockSelection } = save
  const loadSelection = async () => {
    const selection = await findSelection(tx, masterclass_id, owner)
    if (!selection) throw problem('not_found')
    return selection
  }
  // Check before locking, too: no one may block a masterclass that is not theirs.
  await loadSelection()
  if (!(await lock(tx, masterclass_id))) return undefined
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
