import type { FieldMessage } from '../../base/field-message.ts'
import type { Answer, Question } from './schemas.ts'

/** The text fields of an answer, in display order. */
export const textFields = ['good', 'bad', 'missing'] as const
export type TextField = (typeof textFields)[number]

type AskedQuestion = Pick<Question, 'type' | 'texts' | 'rating'>

/** Returns the text fields of a question. An open question without labelled fields has a single one. */
export const fieldsOf = ({ type, texts }: Pick<Question, 'type' | 'texts'>): TextField[] => {
  const named = textFields.filter(field => texts[field] !== null)
  return named.length === 0 && type === 'open' ? ['good'] : named
}

const hasText = (answer: Answer) => textFields.some(field => answer[`text_${field}`].trim() !== '')

/** A rating question needs a rating or "not applicable", an open question needs text. */
export const isAnswered = ({ type }: Pick<Question, 'type'>, answer: Answer | undefined): boolean => {
  if (!answer) return false
  return type === 'open' ? hasText(answer) : answer.rating !== null || answer.not_applicable
}

/** Whether the answer has any content to store; a comment without a rating counts. */
export const hasContent = (answer: Answer): boolean =>
  answer.rating !== null || answer.not_applicable || hasText(answer)

/** The share of answered questions in whole per cent. */
export const progressOf = (
  questions: readonly Pick<Question, 'id' | 'type'>[],
  answers: readonly Answer[],
): number => {
  if (questions.length === 0) return 0
  const byQuestion = new Map(answers.map(answer => [answer.question_id, answer]))
  const answered = questions.filter(question => isAnswered(question, byQuestion.get(question.id)))
  return Math.round((answered.length / questions.length) * 100)
}

const ratingError = ({ rating: scale }: AskedQuestion, { rating }: Answer) =>
  rating !== null && (!scale || rating < scale.min || rating > scale.max)

type FieldError<Field = string> = [field: Field, message: FieldMessage]

const errorsOf = (
  question: AskedQuestion,
  answer: Answer,
): FieldError<Exclude<keyof Answer, 'question_id'>>[] => {
  const errors: ReturnType<typeof errorsOf> = []
  if (ratingError(question, answer)) errors.push(['rating', 'RATING_INVALID'])
  if (answer.not_applicable && !question.rating?.na_enabled) errors.push(['not_applicable', 'NA_UNWANTED'])
  for (const field of textFields)
    if (answer[`text_${field}`] !== '' && !fieldsOf(question).includes(field))
      errors.push([`text_${field}`, 'TEXT_UNWANTED'])
  return errors
}

const blank = { rating: null, not_applicable: false, text_good: '', text_bad: '', text_missing: '' }

/** Drops the saved answers and values that no longer fit: questions can change until the first submission. */
export const dropOutdatedAnswers = (questions: readonly Question[], answers: readonly Answer[]): Answer[] => {
  const byId = new Map(questions.map(question => [question.id, question]))
  return answers.flatMap(answer => {
    const question = byId.get(answer.question_id)
    if (!question) return []
    const wrong = errorsOf(question, answer).map(([field]) => field)
    return [{ ...answer, ...Object.fromEntries(wrong.map(field => [field, blank[field]])) }]
  })
}

/** Returns validation errors by field path. */
export const answerErrors = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Record<string, FieldMessage> => {
  const byId = new Map(questions.map(question => [question.id, question]))
  return Object.fromEntries(
    answers.flatMap((answer, place): FieldError[] => {
      const question = byId.get(answer.question_id)
      if (!question) return [[`answers.${place}.question_id`, 'QUESTION_UNKNOWN']]
      return errorsOf(question, answer).map(([field, message]) => [`answers.${place}.${field}`, message])
    }),
  )
}
