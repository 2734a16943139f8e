import { dropOutdatedAnswers } from '@academy/contract/messages/feedback/answering'
import type { survey as endpoint } from '@academy/contract/messages/feedback/endpoints'
import type { Operation } from '../../../base/services.ts'
import { guardFeedback } from './limits.ts'
import { findInvitation } from './queries.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

export const showSurvey: Operation<typeof endpoint> = async ({ db }, { params, address }) => {
  await guardFeedback(db, address)
  const { survey, questions, draft } = requireOpenInvitation(await findInvitation(db, params.uuid))
  return { survey, questions, draft: { answers: dropOutdatedAnswers(questions, draft) } }
}
