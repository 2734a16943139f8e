import type { decide as endpoint } from '@academy/contract/selection/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { applicantView } from './applicant-view.ts'
import { findApplicant, lockForwarded, setDecision } from './queries.ts'

/** Accepts, rejects or reopens. Only the teacher sees the decision until the selection is final. */
export const decide: Verb<typeof endpoint> = async (services, { params, body, user, now }) => {
  const id = params.applicationId
  const decided = await services.db.transaction().execute(async tx => {
    const locked = await lockForwarded(tx, id, user.id)
    if (!locked) throw problem('not_found')
    if (locked.is_final) throw problem('selection_final')
    if (locked.has_withdrawn) throw problem('application_withdrawn')
    await setDecision(tx, id, body.is_accepted)
    return findApplicant(tx, id)
  })
  if (!decided) throw problem('not_found')
  return applicantView(services, decided, now)
}
