import type { Locale } from '@academy/contract/lib/locale'
import type { QuestionInput } from '@academy/contract/surveys/question-input'
import type { Tx } from '../../db/connection.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
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
