import * as contract from '@academy/contract/admission/reviews/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireOwnApplicant } from '../permissions.ts'
import { writeReview } from './queries.ts'

/** Notes and ratings stay possible after the final save: the waiting list is still in use then. */
export const saveReview = serve(contract.saveReview, ({ db }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const application_id = params.applicationId
    await requireOwnApplicant(tx, application_id, user.id)
    const saved = await writeReview(tx, { ...body, application_id, changed_at: now, changed_by: user.id })
    if (!saved) throw problem('changed_meanwhile')
    return saved
  }),
)
