import { answerFaults, saysSomething } from '@academy/contract/feedback/answering'
import type { Answer, Question } from '@academy/contract/feedback/schemas'
import type { FieldMessage } from '@academy/contract/messages'
import type { ProblemCode } from '@academy/contract/problems'

/** Why a link leads nowhere any more. Who has answered hears that, even when the survey is closed by now. */
export const refusalOf = (
  invited: { is_spent: boolean; is_closed: boolean } | undefined,
): ProblemCode | undefined => {
  if (!invited) return 'not_found'
  if (invited.is_spent) return 'survey_spent'
  return invited.is_closed ? 'survey_closed' : undefined
}

/** What keeps answers from being submitted. */
export const submissionFaults = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Record<string, FieldMessage> =>
  answers.some(saysSomething) ? answerFaults(questions, answers) : { answers: 'NOTHING_ANSWERED' }
