import type { Locale } from '@academy/contract/base/locale'
import type { QuestionInput } from '@academy/contract/messages/surveys/question-input'
import { invalidInput } from '../../../base/invalid-input.ts'
import type { Tx } from '../../../db/connection.ts'
import { questionIds, replaceQuestions } from './queries.ts'
import { questionErrors } from './rules.ts'

/** Replaces the questions of a locked survey. */
export const writeQuestions = async (
  tx: Tx,
  survey_id: number,
  questions: QuestionInput[],
  locale: Locale,
): Promise<void> => {
  const errors = questionErrors(questions, await questionIds(tx, survey_id))
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  await replaceQuestions(tx, survey_id, questions)
}
