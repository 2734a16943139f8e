import type { Locale } from '@academy/contract/locale'
import type { QuestionInput } from '@academy/contract/surveys/question-input'
import type { Tx } from '../../db/connection.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { questionIds, replaceQuestions } from './queries.ts'
import { questionFaults } from './rules.ts'

/** Replaces the questions of a locked survey. */
export const writeQuestions = async (
  tx: Tx,
  survey_id: number,
  questions: QuestionInput[],
  locale: Locale,
): Promise<void> => {
  const faults = questionFaults(questions, await questionIds(tx, survey_id))
  if (Object.keys(faults).length > 0) throw invalidInput(faults, locale)
  await replaceQuestions(tx, survey_id, questions)
}
