import type { Answer } from '@academy/contract/feedback/schemas'

/** What can be wrong with an answer, by its field. */
export type Faults = Partial<Record<keyof Answer, string | undefined>>

const blankAnswer = (question_id: number): Answer => ({
  question_id,
  rating: null,
  not_applicable: false,
  text_good: '',
  text_bad: '',
  text_missing: '',
})

/** The answer to a question; a blank one as long as there is none. */
export const answerTo = (answers: readonly Answer[], questionId: number): Answer =>
  answers.find(({ question_id }) => question_id === questionId) ?? blankAnswer(questionId)

/** One answer in the place of the one before. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): Answer[] => [
  ...answers.filter(({ question_id }) => question_id !== answer.question_id),
  answer,
]

/** A rating says that it does apply; null takes it back. */
export const rate = (answer: Answer, rating: number | null): Answer => ({
  ...answer,
  rating,
  not_applicable: false,
})

/** What does not apply has no rating. */
export const markNotApplicable = (answer: Answer, not_applicable: boolean): Answer => ({
  ...answer,
  not_applicable,
  rating: not_applicable ? null : answer.rating,
})
