import { close, results, resultsCsv } from '@academy/contract/messages/surveys/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import {
  answerTo,
  type SurveyFixture,
  surveyFixture,
  type TestSurvey,
} from '../../../../test/survey-fixture.ts'
import { afterSubmission } from '../feedback/groups.ts'
import { findCounts, insertShuffled, setCounts } from '../feedback/queries.ts'

let fixture: SurveyFixture
let admin: Person
let survey: TestSurvey
beforeAll(async () => {
  fixture = await surveyFixture()
  admin = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  survey = await fixture.survey()
})

const params = () => ({ params: { id: String(survey.id) } })
/** Returns what the office sees on the screen: counts, ratings and texts. */
const seen = async () => {
  const { body } = await fixture.call(results, params(), { as: admin })
  const rated = body.questions?.[1]
  return {
    shown: body.survey.shown_count,
    answered: body.survey.answered_count,
    ratings: rated?.n ?? 0,
    bars: rated?.distribution.reduce((sum, count) => sum + count, 0) ?? 0,
    texts: body.questions?.[2]?.texts.good.length ?? 0,
  }
}
const csv = async () => {
  const url = resultsCsv.path.replace(':id', String(survey.id))
  const answer = await fixture.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } })
  return { status: answer.statusCode, rows: answer.body.trim().split('\r\n').length - 1 }
}
const answers = (name: string) => [
  answerTo(survey.questions[1], { rating: 7 }),
  answerTo(survey.questions[2], { text_good: name }),
]
const submitted = async (count: number) => {
  for (const [index, link] of (await fixture.links(survey.id, count)).entries())
    expect(await fixture.submit(link, answers(`Text ${index}`))).toBe(201)
}
const all = (n: number) => ({ shown: n, ratings: n, bars: n, texts: n })

test('one more answer changes nothing on the screen, in the spreadsheet and in the PDF', async () => {
  await submitted(10)
  expect(await seen()).toEqual({ answered: 10, ...all(5) })
  expect(await csv()).toEqual({ status: 200, rows: 10 })
  for (const answered of [11, 12, 13, 14]) {
    const before = await fixture.call(results, params(), { as: admin })
    await submitted(1)
    const after = await fixture.call(results, params(), { as: admin })
    const sorted = ({ questions }: typeof before.body) =>
      questions?.map(one => ({ ...one, texts: one.texts.good.toSorted() }))
    expect(sorted(after.body)).toEqual(sorted(before.body))
    expect(await seen()).toEqual({ answered, ...all(5) })
    expect(await csv()).toEqual({ status: 200, rows: 10 })
  }
  await submitted(1)
  expect(await seen()).toEqual({ answered: 15, ...all(10) })
})

test('the first five are shown after ten answers, or when the survey is closed', async () => {
  await submitted(9)
  expect(await seen()).toEqual({ answered: 9, ...all(0) })
  expect((await csv()).status).toBe(409)
  await fixture.call(close, params(), { as: admin })
  expect(await seen()).toEqual({ answered: 9, ...all(9) })
  expect(await csv()).toEqual({ status: 200, rows: 18 })
})

test('closing adds five or more, and fewer than five in total stay hidden', async () => {
  await submitted(11)
  await fixture.call(close, params(), { as: admin })
  expect(await seen()).toEqual({ answered: 11, ...all(11) })

  survey = await fixture.survey()
  await submitted(4)
  await fixture.call(close, params(), { as: admin })
  expect(await seen()).toEqual({ answered: 4, ...all(0) })
  expect((await csv()).status).toBe(409)
})

/** Polls the results during the work and returns every count of shown answers. */
const watched = async (work: Promise<unknown>): Promise<number[]> => {
  let done = false
  const end = work.finally(() => {
    done = true
  })
  const numbers: number[] = []
  while (!done) {
    const { shown, ratings, bars, texts } = await seen()
    expect([ratings, bars, texts]).toEqual([shown, shown, shown])
    if (numbers.at(-1) !== shown) numbers.push(shown)
  }
  await end
  return numbers
}
const steps = (numbers: number[]) => numbers.map((shown, at) => shown - (numbers[at - 1] ?? 0)).slice(1)

test('forty concurrent answers with closing in between never add fewer than five', async () => {
  const links = await fixture.links(survey.id, 40)
  const sending = links.map((link, index) => fixture.submit(link, answers(`Text ${index}`)))
  const closing = Promise.all(sending.slice(0, 23)).then(() => fixture.call(close, params(), { as: admin }))
  const numbers = await watched(Promise.all([...sending, closing]))
  const { shown, answered } = await seen()
  expect(shown).toBe(answered)
  expect(answered).toBeGreaterThanOrEqual(23)
  for (const step of steps([...numbers, shown])) expect(step === 0 || step >= 5).toBe(true)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from survey_answers where survey_id = ${survey.id} and stage <> 'shown'`.execute(
    fixture.db,
  )
  expect(rows[0]?.n).toBe(0)
})

test('control: without the lock on the survey a group exceeds five and counts get lost', async () => {
  await fixture.links(survey.id, 10)
  const careless = (meanwhile: () => Promise<unknown>) =>
    fixture.db.transaction().execute(async tx => {
      const { counts, stages } = afterSubmission(await findCounts(tx, survey.id))
      await meanwhile()
      await insertShuffled(tx, survey.id, answers('careless'), stages)
      await setCounts(tx, survey.id, counts)
    })
  await careless(() => careless(async () => {}))
  expect(await fixture.answers(survey.id)).toHaveLength(4)
  expect(await fixture.answeredCount(survey.id)).toBe(1)
})
