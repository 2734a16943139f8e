import type { FieldMessage } from '@academy/contract/base/field-message'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import { answerErrors, hasContent } from '@academy/contract/messages/feedback/answering'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'

/** Returns why a link is refused. An answered one says so even if the survey is closed. */
export const refusalOf = (
  invited: { is_spent: boolean; is_closed: boolean } | undefined,
): ProblemCode | undefined => {
  if (!invited) return 'not_found'
  if (invited.is_spent) return 'survey_spent'
  return invited.is_closed ? 'survey_closed' : undefined
}

/** Returns the errors that prevent a submission. */
export const submissionErrors = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Record<string, FieldMessage> =>
  answers.some(hasContent) ? answerErrors(questions, answers) : { answers: 'NOTHING_ANSWERED' }
