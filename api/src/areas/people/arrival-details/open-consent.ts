import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { resumeUrl } from '../profile/sign-resume-link.ts'
import { findDetails } from './queries.ts'

/** Returns a link to the consent for the current academy, and records who asked for it. */
export const openConsent = serve(contract.openConsent, async (services, { params: { id }, user, now }) => {
  const { file, academy_id } = await findDetails(services.db, id, dayInVienna(now))
  if (!file || academy_id === null) throw problem('not_found')
  await audit(services.db, {
    at: now,
    action: 'document_opened',
    actor_id: user.id,
    account_id: id,
    details: { document: 'parent_consent', academy_id },
  })
  return { url: await resumeUrl(services, file, now) }
})
