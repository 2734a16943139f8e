import { SurveyInput } from '@academy/contract/messages/surveys/schemas'
import { ApiError } from '../../../base/api-errors.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { bodyOf, type TypedSurvey } from './typed-survey.ts'

/** The validation rules of the survey form. */
export const surveyRules = { schema: schemaFor(SurveyInput, bodyOf) }

const QUESTION_FIELD = /^questions\.(\d+)\.(.+)$/

/**
 * Errors of the server name the positions at which questions were sent: maps them to the current positions.
 */
export const withPlacesOf = (error: unknown, sent: TypedSurvey, now: TypedSurvey): unknown => {
  if (!(error instanceof ApiError) || !error.failure.errors) return error
  const renamed = Object.entries(error.failure.errors).map(([field, said]) => {
    const [, place = '', name = ''] = QUESTION_FIELD.exec(field) ?? []
    const key = sent.questions[Number(place)]?.key
    const placeNow = now.questions.findIndex(question => question.key === key)
    return [name && placeNow >= 0 ? `questions.${placeNow}.${name}` : field, said] as const
  })
  return new ApiError(error.status, { ...error.failure, errors: Object.fromEntries(renamed) })
}

/** Returns the positions of the questions with an error. */
export const wrongPlaces = (fields: readonly string[]): number[] => [
  ...new Set(
    fields.flatMap(field => {
      const [, place] = QUESTION_FIELD.exec(field) ?? []
      return place ? [Number(place)] : []
    }),
  ),
]
