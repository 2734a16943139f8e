import * as contract from '@academy/contract/office/person-page/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { resumeUrl } from '../../people/index.ts'
import { findSentResume } from './queries.ts'

/** Returns a link to the résumé of an application, and records who asked for it. */
export const openResume = serve(contract.openResume, async (services, { params, user, now }) => {
  const resume = await findSentResume(services.db, params.id)
  if (!resume) throw problem('not_found')
  await audit(services.db, {
    at: now,
    action: 'document_opened',
    actor_id: user.id,
    account_id: resume.account_id,
    details: { document: 'resume', application_id: params.id },
  })
  return { url: await resumeUrl(services, resume, now) }
})
