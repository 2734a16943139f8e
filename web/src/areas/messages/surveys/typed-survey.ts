import { type Localized, localized, localizedBy } from '@academy/contract/base/locale'
import {
  type OfficeQuestion,
  type OfficeSurvey,
  SurveyInput,
} from '@academy/contract/messages/surveys/schemas'
import { ApiError } from '../../../base/api-errors.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import type { SurveyBody } from './api.ts'

/** A question in the editor. Its key is stable when it moves and when it is saved. */
export type TypedQuestion = Omit<OfficeQuestion, 'id'> & { key: number; id: number | null }

/** The editor's values. Stored in the browser, so they have to be plain data. */
export type TypedSurvey = Localized<'title'> & { questions: TypedQuestion[] }

/** A question without id and key. */
export type QuestionValues = Omit<TypedQuestion, 'key' | 'id'>

export const emptyQuestion: QuestionValues = {
  type: 'rating',
  ...localized('prompt', ''),
  ...localized('open_label', ''),
  min: 1,
  max: 5,
  na_enabled: false,
  ...localized('text_good', ''),
  ...localized('text_bad', ''),
  ...localized('text_missing', ''),
}

// Saved questions have positive keys, so new ones get negative keys.
const nextKey = (questions: readonly TypedQuestion[]) => Math.min(0, ...questions.map(({ key }) => key)) - 1

const titlesOf = (survey: Localized<'title'>) => localizedBy('title', locale => survey[`title_${locale}`])

export const typedOf = (survey: OfficeSurvey): TypedSurvey => ({
  ...titlesOf(survey),
  questions: survey.questions.map(question => ({ ...question, key: question.id })),
})

/** Returns a survey with these initial questions. */
export const surveyWith = (questions: readonly QuestionValues[]): TypedSurvey => ({
  ...localized('title', ''),
  questions: questions.map((question, place) => ({ ...question, id: null, key: -1 - place })),
})

/** Returns the request body. */
export const bodyOf = (typed: TypedSurvey): SurveyBody => ({
  ...titlesOf(typed),
  questions: typed.questions.map(({ key: _, ...question }) => question),
})

const wordNames = Object.keys(emptyQuestion) as (keyof QuestionValues)[]
const textOf = (typed: TypedSurvey) =>
  JSON.stringify([
    titlesOf(typed),
    typed.questions.map(question => [question.id, ...wordNames.map(name => question[name])]),
  ])

/** Compares two surveys, regardless of the order of a question's fields. */
export const isSame = (one: TypedSurvey, other: TypedSurvey): boolean => textOf(one) === textOf(other)

type Questions = readonly TypedQuestion[]

export const added = (questions: Questions, values: QuestionValues): TypedQuestion[] => [
  ...questions,
  { ...values, id: null, key: nextKey(questions) },
]

/** Inserts a copy after the question, without an id. */
export const duplicated = (questions: Questions, key: number): TypedQuestion[] =>
  questions.flatMap(question =>
    question.key === key ? [question, { ...question, id: null, key: nextKey(questions) }] : [question],
  )

/** Returns the saved survey with the editor's keys; both have the same questions in the same order. */
export const withEditorKeys = (sent: TypedSurvey, survey: OfficeSurvey): TypedSurvey => {
  const saved = typedOf(survey)
  return {
    ...saved,
    questions: saved.questions.map((question, place) => ({
      ...question,
      key: sent.questions[place]?.key ?? question.key,
    })),
  }
}

/** Returns what was typed during the save, with the ids that its questions received. */
export const withSavedIds = (typed: TypedSurvey, saved: TypedSurvey): TypedSurvey => {
  const ids = new Map(saved.questions.map(({ key, id }) => [key, id]))
  return {
    ...typed,
    questions: typed.questions.map(question => ({ ...question, id: ids.get(question.key) ?? question.id })),
  }
}

/** Rebases local changes onto a newer version: a question deleted there is added again as a new one. */
export const rebaseOnto = (typed: TypedSurvey, { questions }: OfficeSurvey): TypedSurvey => {
  const known = new Set(questions.map(({ id }) => id))
  return {
    ...typed,
    questions: typed.questions.map(question => ({
      ...question,
      id: question.id !== null && known.has(question.id) ? question.id : null,
    })),
  }
}

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
