import { hasContent } from '@academy/contract/messages/feedback/answering'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import { invalidInput } from '../../../base/invalid-input.ts'
import { serve } from '../../../base/serve.ts'
import { checkLink } from './check-link.ts'
import { afterSubmission } from './groups.ts'
import { deleteDraft, findCounts, insertShuffled, lockInvitation, markSpent, setCounts } from './queries.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'
import { submissionErrors } from './rules.ts'

/** One submission at a time per survey: each one rewrites all answers. */
export const submit = serve(
  contract.submit,
  async ({ db }, { params, body, locale }) => {
    await db.transaction().execute(async tx => {
      const { survey_id, questions } = requireOpenInvitation(await lockInvitation(tx, params.uuid, 'update'))
      const errors = submissionErrors(questions, body.answers)
      if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
      await deleteDraft(tx, params.uuid)
      const { counts, stages } = afterSubmission(await findCounts(tx, survey_id))
      await insertShuffled(tx, survey_id, body.answers.filter(hasContent), stages)
      await markSpent(tx, params.uuid)
      await setCounts(tx, survey_id, counts)
    })
    return { ok: true } as const
  },
  { check: checkLink },
)
