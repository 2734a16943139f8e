import { answerErrors, dropOutdatedAnswers, hasContent } from '@academy/contract/messages/feedback/answering'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import { invalidInput } from '../../../base/invalid-input.ts'
import { serve } from '../../../base/serve.ts'
import { checkLink } from './check-link.ts'
import { guardFeedback } from './limits.ts'
import { findInvitation, lockInvitation, replaceDraft } from './queries.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

export const showSurvey = serve(contract.survey, async ({ db }, { params, address }) => {
  await guardFeedback(db, address)
  const { survey, questions, draft } = requireOpenInvitation(await findInvitation(db, params.uuid))
  return { survey, questions, draft: { answers: dropOutdatedAnswers(questions, draft) } }
})

/**
 * Takes shared locks, so that drafts are saved concurrently. A submission or closing waits, and then sees the
 * draft.
 */
export const saveDraft = serve(
  contract.saveDraft,
  async ({ db }, { params, body, locale }) => {
    await db.transaction().execute(async tx => {
      const { questions } = requireOpenInvitation(await lockInvitation(tx, params.uuid, 'share'))
      const errors = answerErrors(questions, body.answers)
      if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
      await replaceDraft(tx, params.uuid, body.answers.filter(hasContent))
    })
    return { ok: true } as const
  },
  { check: checkLink },
)
