import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { sendResult } from './mails.ts'
import { findSelection, holdSelection, type Owner } from './queries.ts'
import { type Selection, whyNotFinal } from './rules.ts'
import { saveResults } from './save-results.ts'

interface FinalSave {
  masterclass_id: number
  /** The office may save any selection, a teacher the own ones. */
  owner: Owner
  actor_id: number
  now: Date
  /** How the selection is held; another way only where a test shows what this one is good for. */
  hold?: typeof holdSelection
}

/** Saves a selection for good: results, invoices and letters of everybody in one step, once. */
export const finalizeMasterclass = ({ db, clock, config }: Services, save: FinalSave): Promise<Selection> =>
  db.transaction().execute(async tx => {
    const { masterclass_id, owner, actor_id, now, hold = holdSelection } = save
    const selectionNow = async () => {
      const selection = await findSelection(tx, masterclass_id, owner)
      if (!selection) throw problem('not_found')
      return selection
    }
    // Looked at before it is held, too: nobody can hold up a masterclass that is not theirs.
    await selectionNow()
    await hold(tx, masterclass_id)
    const refusal = whyNotFinal(await selectionNow(), clock.today())
    if (refusal) throw problem(refusal)

    const counts = { accepted: 0, rejected: 0, unpaid: 0 }
    for (const { result, papers } of await saveResults(tx, masterclass_id, actor_id, now)) {
      counts[result.outcome]++
      await sendResult(tx, config.siteUrl, result, papers, now)
    }
    await audit(tx, { at: now, action: 'selection_final', actor_id, details: { masterclass_id, ...counts } })
    return selectionNow()
  })
