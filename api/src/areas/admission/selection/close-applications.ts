import * as contract from '@academy/contract/admission/selection/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { findSelection, setClosed } from './queries.ts'
import { officeView } from './rules.ts'

/** Waits for applications in progress: a masterclass does not close during their transaction. */
export const closeApplications = serve(
  contract.closeApplications,
  async ({ db, clock }, { params: { id }, body: { application_closed }, user, now }) => {
    const selection = await db.transaction().execute(async tx => {
      await lockMasterclass(tx, id)
      const before = await findSelection(tx, id, null)
      if (!before?.card.is_current) throw problem('not_found')
      if (before.is_final) throw problem('selection_final')
      await setClosed(tx, id, application_closed)
      const action = application_closed ? 'applications_closed' : 'applications_opened'
      await audit(tx, { at: now, action, actor_id: user.id, details: { masterclass_id: id } })
      return { ...before, card: { ...before.card, application_closed: application_closed ? 1 : 0 } as const }
    })
    return officeView(selection, clock.today())
  },
)
