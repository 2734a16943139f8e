import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { withdrawKind } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockPerson } from './lock-person.ts'
import { findDetails, removeConsent } from './queries.ts'
import { requireKnownFile } from './rules.ts'

/** The office removes a wrong consent; the parent stays known. */
export const deleteConsentOf = serve(
  contract.deleteConsentOf,
  async ({ db, files }, { params: { id }, query: { known_file }, user, now }) => {
    const unused = await db.transaction().execute(async tx => {
      await lockPerson(tx, id, user)
      const details = await findDetails(tx, id, dayInVienna(now))
      const { academy_id, file } = details
      if (!file || academy_id === null) throw problem('not_found')
      requireKnownFile(details, known_file)
      await audit(tx, {
        at: now,
        action: 'parent_consent_deleted',
        actor_id: user.id,
        account_id: id,
        details: { academy_id },
      })
      const withdrawal = { withdrawn_at: now, withdrawn_by: user.id }
      await withdrawKind(tx, { account_id: id, kind: 'parents', academy_id }, withdrawal)
      return removeConsent(tx, id, academy_id)
    })
    await removeFiles(files, unused)
    return undefined
  },
)
