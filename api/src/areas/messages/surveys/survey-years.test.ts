import { surveyYears } from '@academy/contract/messages/surveys/endpoints'
import { MIN_ANSWERS, type OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'

let office: SurveyOffice
beforeAll(async () => {
  office = await surveyOffice()
})
afterAll(() => office.close())

const show = async () => (await office.call(surveyYears, {}, { as: office.admin })).body
const rated = (survey: OfficeSurvey, ...ratings: number[]) =>
  office.answer(survey, ...ratings.map(one => [{ rating: one }]))
const means = async () => (await show()).map(({ years }) => years.map(({ year, n, mean }) => [year, n, mean]))

test('a question has a mean for each year with five answers, and none with four', async () => {
  expect(await show()).toEqual([])
  const first = await office.write(rating(), open())
  await office.move(first.id, await office.academy(2025))
  const second = await office.copy(first.id)
  await office.move(second.id, await office.academy(2026))
  const last = await office.copy(second.id)
  await rated(first, 4, 4, 4, 4)
  expect(await show()).toEqual([])
  await rated(first, 5)
  expect(await means()).toEqual([[[2025, MIN_ANSWERS, 4.2]]])
  await rated(last, 1, 2, 3, 4)
  expect(await means()).toEqual([[[2025, 5, 4.2]]])
  await rated(last, 5)
  expect(await means()).toEqual([
    [
      [2025, 5, 4.2],
      [2027, 5, 3],
    ],
  ])
  await rated(second, 2, 2, 2, 2, 2)
  const [question] = await show()
  expect(question).toMatchObject({ id: last.questions[0]?.id, min: 1, max: 5 })
  expect(question?.years.map(one => [one.survey_id, one.year, one.mean])).toEqual([
    [first.id, 2025, 4.2],
    [second.id, 2026, 2],
    [last.id, 2027, 3],
  ])
})

test('of two surveys of a year the last one counts, and a question on another scale is another one', async () => {
  const before = await show()
  const again = await office.copy(before[0]?.years.at(-1)?.survey_id ?? 0)
  await rated(again, 5, 5, 5, 5, 5)
  const [question] = await show()
  expect(question?.years.map(one => [one.survey_id, one.mean])).toEqual([
    ...(before[0]?.years.slice(0, -1) ?? []).map(one => [one.survey_id, one.mean]),
    [again.id, 5],
  ])
  await office.db
    .updateTable('survey_questions')
    .set({ max: 10 })
    .where('survey_id', '=', again.id)
    .where('type', '=', 'rating')
    .execute()
  expect(await means()).toEqual([[[2027, 5, 5]]])
})

test('only who manages surveys reads it', async () => {
  for (const as of [await office.person(), await office.person(['Teacher'])])
    expect(await office.refused(surveyYears, {}, { as })).toMatchObject({ status: 403 })
})
