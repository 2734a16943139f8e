import type { Answer } from '@academy/contract/messages/feedback/schemas'
import { ApiError } from '../../../base/api-errors.ts'
import type { AnswerErrors } from './answers.ts'

interface Refusal {
  /** Errors by question and field. */
  fieldErrors: Record<number, AnswerErrors>
  /** Errors that belong to no visible field. */
  rest: string[]
}

export const answerFields = [
  'rating',
  'not_applicable',
  'text_good',
  'text_bad',
  'text_missing',
] as const satisfies (keyof Answer)[]
const isField = (name: string) => answerFields.some(field => field === name)

/** Maps the server's validation errors, which refer to answers by index. */
export const errorsByQuestion = (error: unknown, sent: readonly Answer[]): Refusal => {
  const errors = error instanceof ApiError && error.status === 422 ? (error.failure.errors ?? {}) : {}
  const refusal: Refusal = { fieldErrors: {}, rest: [] }
  for (const [path, said] of Object.entries(errors)) {
    const [, place, field = ''] = path.split('.')
    const id = sent[Number(place)]?.question_id
    if (id !== undefined && isField(field))
      refusal.fieldErrors[id] = { ...refusal.fieldErrors[id], [field]: said.join(' ') }
    else refusal.rest.push(...said)
  }
  return refusal
}
