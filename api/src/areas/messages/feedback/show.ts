import { dropOutdatedAnswers } from '@academy/contract/messages/feedback/answering'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import { serve } from '../../../base/serve.ts'
import { guardFeedback } from './limits.ts'
import { findInvitation } from './queries.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

export const showSurvey = serve(contract.survey, async ({ db }, { params, address }) => {
  await guardFeedback(db, address)
  const { survey, questions, draft } = requireOpenInvitation(await findInvitation(db, params.uuid))
  return { survey, questions, draft: { answers: dropOutdatedAnswers(questions, draft) } }
})
