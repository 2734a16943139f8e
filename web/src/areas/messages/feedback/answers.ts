import type { Answer } from '@academy/contract/messages/feedback/schemas'

/** Errors of an answer, by field. */
export type AnswerErrors = Partial<Record<keyof Answer, string | undefined>>

const blankAnswer = (question_id: number): Answer => ({
  question_id,
  rating: null,
  not_applicable: false,
  text_good: '',
  text_bad: '',
  text_missing: '',
})

/** Returns the answer to a question, or a blank one. */
export const answerTo = (answers: readonly Answer[], questionId: number): Answer =>
  answers.find(({ question_id }) => question_id === questionId) ?? blankAnswer(questionId)

/** Replaces the previous answer to the same question. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): Answer[] => [
  ...answers.filter(({ question_id }) => question_id !== answer.question_id),
  answer,
]

/** A rating clears "not applicable"; null removes the rating. */
export const rate = (answer: Answer, rating: number | null): Answer => ({
  ...answer,
  rating,
  not_applicable: false,
})

/** "Not applicable" clears the rating. */
export const markNotApplicable = (answer: Answer, not_applicable: boolean): Answer => ({
  ...answer,
  not_applicable,
  rating: not_applicable ? null : answer.rating,
})
