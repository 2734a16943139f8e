import { QuestionInput } from '@academy/contract/messages/surveys/schemas'
import { expect, test } from 'vitest'
import { pastApplications } from '../applications.ts'
import { accounts, students } from '../people.ts'
import {
  type DemoAnswers,
  latestSurvey,
  openLinks,
  previousSurvey,
  type QuestionName,
  questions,
  surveyLinks,
} from '../surveys.ts'

test.each(Object.entries(questions))('the question about %s is valid', (_, question) => {
  expect(QuestionInput.safeParse(question).error).toBeUndefined()
})

const answered = [latestSurvey, previousSurvey].flatMap(survey =>
  Object.entries(survey.answers).map(
    ([name, said]) => [survey.title_en, name as QuestionName, said as DemoAnswers, survey.answered] as const,
  ),
)

test.each(answered)(
  '%s: the answers to %s are at most one a person and fit the question',
  (_, name, said, people) => {
    const { steps = [], not_applicable = 0 } = said
    const question = QuestionInput.parse(questions[name])
    const rated = steps.reduce((sum, count) => sum + count, 0)
    expect(rated + not_applicable).toBeLessThanOrEqual(people)
    expect(steps).toHaveLength(question.type === 'open' ? 0 : question.max - question.min + 1)
    if (not_applicable > 0) expect(question.na_enabled).toBe(true)
    for (const field of ['good', 'bad', 'missing'] as const) {
      const texts = said[field] ?? []
      const labels = (['good', 'bad', 'missing'] as const).some(one => question[`text_${one}_de`])
      const isAsked =
        question[`text_${field}_de`] !== '' || (field === 'good' && question.type === 'open' && !labels)
      if (texts.length > 0) expect([field, isAsked]).toEqual([field, true])
      expect(texts.length).toBeLessThanOrEqual(question.type === 'open' ? people : rated)
    }
  },
)

test('no text occurs twice or has straight quotation marks', () => {
  const texts = answered.flatMap(([, , { good = [], bad = [], missing = [] }]) => [
    ...good,
    ...bad,
    ...missing,
  ])
  expect(texts.length).toBeGreaterThan(50)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).not.toMatch(/["']/)
})

test('the open links belong to participants of last summer who use the language of the link', () => {
  const people = [...accounts, ...students]
  const localeOf = (uuid: string) =>
    people.find(({ email }) => email === openLinks.find(link => link.uuid === uuid)?.email)?.locale
  expect([localeOf(surveyLinks.de), localeOf(surveyLinks.en)]).toEqual(['de', 'en'])
  const places = pastApplications.filter(one => one.is_accepted && !one.has_withdrawn)
  for (const { email } of openLinks) expect(places.map(place => place.email)).toContain(email)
  expect(new Set(openLinks.map(({ uuid }) => uuid)).size).toBe(openLinks.length)
})
