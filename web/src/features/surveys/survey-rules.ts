import { SurveyInput } from '@academy/contract/surveys/schemas'
import { ApiError } from '../../lib/api-errors.ts'
import { schemaFor } from '../../ui/form/contract-resolver.ts'
import { bodyOf, type TypedSurvey } from './typed-survey.ts'

/** How the form of a survey is checked. */
export const surveyRules = { schema: schemaFor(SurveyInput, bodyOf) }

/** Is something missing, and not only wrong? */
export const isMissing = (code: string): boolean => code === 'REQUIRED'

const QUESTION_FIELD = /^questions\.(\d+)\.(.+)$/

/** The server counts questions as they were sent: says the same about where they are now. */
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

/** The places of the questions with an error. */
export const wrongPlaces = (fields: readonly string[]): number[] => [
  ...new Set(
    fields.flatMap(field => {
      const [, place] = QUESTION_FIELD.exec(field) ?? []
      return place ? [Number(place)] : []
    }),
  ),
]
