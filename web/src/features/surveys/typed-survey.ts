import { type Localized, localized, localizedBy } from '@academy/contract/locale'
import type { OfficeQuestion, OfficeSurvey } from '@academy/contract/surveys/schemas'
import type { SurveyBody } from './api.ts'

/** A question in the editor. Its key stays the same wherever it moves, and whether or not the server knows it. */
export type TypedQuestion = Omit<OfficeQuestion, 'id'> & { key: number; id: number | null }

/** What stands in the editor. It is kept in the browser, so it is plain data. */
export type TypedSurvey = Localized<'title'> & { questions: TypedQuestion[] }

/** Without number and key. */
export type QuestionWords = Omit<TypedQuestion, 'key' | 'id'>

export const emptyQuestion: QuestionWords = {
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

// What the server knows has a number above zero, so what it does not know yet goes below.
const nextKey = (questions: readonly TypedQuestion[]) => Math.min(0, ...questions.map(({ key }) => key)) - 1

const titlesOf = (survey: Localized<'title'>) => localizedBy('title', locale => survey[`title_${locale}`])

export const typedOf = (survey: OfficeSurvey): TypedSurvey => ({
  ...titlesOf(survey),
  questions: survey.questions.map(question => ({ ...question, key: question.id })),
})

/** A survey that begins with these questions. */
export const startWith = (questions: readonly QuestionWords[]): TypedSurvey => ({
  ...localized('title', ''),
  questions: questions.map((question, place) => ({ ...question, id: null, key: -1 - place })),
})

/** What is sent. */
export const bodyOf = (typed: TypedSurvey): SurveyBody => ({
  ...titlesOf(typed),
  questions: typed.questions.map(({ key: _, ...question }) => question),
})

const wordNames = Object.keys(emptyQuestion) as (keyof QuestionWords)[]
const textOf = (typed: TypedSurvey) =>
  JSON.stringify([
    titlesOf(typed),
    typed.questions.map(question => [question.id, ...wordNames.map(name => question[name])]),
  ])

/** Whatever the order in which the server and the form name the fields of a question. */
export const isSame = (one: TypedSurvey, other: TypedSurvey): boolean => textOf(one) === textOf(other)

type Questions = readonly TypedQuestion[]

export const added = (questions: Questions, words: QuestionWords): TypedQuestion[] => [
  ...questions,
  { ...words, id: null, key: nextKey(questions) },
]

/** The same words once more, right after it: another question, even to the server. */
export const duplicated = (questions: Questions, key: number): TypedQuestion[] =>
  questions.flatMap(question =>
    question.key === key ? [question, { ...question, id: null, key: nextKey(questions) }] : [question],
  )

/** As the server has it now, under the keys that the editor knows; both have the same questions in the same order. */
export const savedAs = (sent: TypedSurvey, survey: OfficeSurvey): TypedSurvey => {
  const saved = typedOf(survey)
  return {
    ...saved,
    questions: saved.questions.map((question, place) => ({
      ...question,
      key: sent.questions[place]?.key ?? question.key,
    })),
  }
}

/** What was typed while it was being saved, with the numbers that its questions have got. */
export const withIdsOf = (typed: TypedSurvey, saved: TypedSurvey): TypedSurvey => {
  const ids = new Map(saved.questions.map(({ key, id }) => [key, id]))
  return {
    ...typed,
    questions: typed.questions.map(question => ({ ...question, id: ids.get(question.key) ?? question.id })),
  }
}

/** The own words on top of what somebody else has saved: a question that is gone there comes back as a new one. */
export const ontoNewer = (typed: TypedSurvey, { questions }: OfficeSurvey): TypedSurvey => {
  const known = new Set(questions.map(({ id }) => id))
  return {
    ...typed,
    questions: typed.questions.map(question => ({
      ...question,
      id: question.id !== null && known.has(question.id) ? question.id : null,
    })),
  }
}
