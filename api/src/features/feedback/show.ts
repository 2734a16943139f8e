import { fittingAnswers } from '@academy/contract/feedback/answering'
import type { survey as endpoint } from '@academy/contract/feedback/endpoints'
import type { Verb } from '../../lib/services.ts'
import { admit } from './admit.ts'
import { guardFeedback } from './limits.ts'
import { findInvited } from './queries.ts'

export const showSurvey: Verb<typeof endpoint> = async ({ db }, { params, address }) => {
  await guardFeedback(db, address)
  const { survey, questions, draft } = admit(await findInvited(db, params.uuid))
  return { survey, questions, draft: { answers: fittingAnswers(questions, draft) } }
}
