import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  answerTo,
  type SurveyFixture,
  type TestSurvey,
  withSurveyFixture,
} from '../../../../test/survey-fixture.ts'
import { saveDraft, submit } from './feedback.ts'
import { afterSubmission } from './groups.ts'
import { findCounts, findInvitation, insertShuffled, markSpent, setCounts } from './queries.ts'

let fixture: SurveyFixture
let survey: TestSurvey
let uuid: string
withSurveyFixture(invited => {
  ;({ fixture, survey, uuid } = invited)
}, 1)

const rated = (rating = 3) => [answerTo(survey.questions[1], { rating })]
const ratings = async () => (await fixture.answers(survey.id)).map(({ rating }) => rating)
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const transactions = async () => {
  const { rows } = await sql`
    select distinct xmin::text from survey_answers where survey_id = ${survey.id}`.execute(fixture.db)
  return rows.length
}

describe('thirty concurrent submissions with one link', () => {
  test('store one complete submission and refuse the others', async () => {
    const both = (rating: number) => [
      ...rated(rating),
      answerTo(survey.questions[2], { text_good: String(rating) }),
    ]
    const statuses = await times(30, index => fixture.submit(uuid, both(index % 11)))
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 29 }, () => 410)])
    const stored = await fixture.answers(survey.id)
    expect(stored).toEqual(both(statuses.indexOf(201) % 11))
    expect(await fixture.answeredCount(survey.id)).toBe(1)
  })

  test('control: without the lock on the link it is stored twice', async () => {
    const careless = (rating: number, meanwhile: () => Promise<unknown>) =>
      fixture.db.transaction().execute(async tx => {
        expect((await findInvitation(fixture.db, uuid))?.is_spent).toBe(false)
        await insertShuffled(tx, survey.id, rated(rating), 'keep')
        await meanwhile()
        await markSpent(tx, uuid)
        await setCounts(tx, survey.id, afterSubmission(await findCounts(tx, survey.id)).counts)
      })
    await careless(1, () => careless(2, async () => {}))
    expect(await ratings()).toEqual([1, 2])
    expect(await fixture.answeredCount(survey.id)).toBe(2)
  })
})

describe('concurrent submissions with thirty links', () => {
  test('are all stored, with all rows written by the last one', async () => {
    const all = await fixture.links(survey.id, 30)
    const texts = all.map((_, index) => `Text ${String(index).padStart(2, '0')}`)
    const statuses = await Promise.all(
      all.map((link, index) =>
        fixture.submit(link, [answerTo(survey.questions[2], { text_good: texts[index] ?? '' })]),
      ),
    )
    expect(statuses).toEqual(all.map(() => 201))
    expect((await fixture.answers(survey.id)).map(({ text_good }) => text_good)).toEqual(texts)
    expect(await fixture.answeredCount(survey.id)).toBe(30)
    expect(await transactions()).toBe(1)
  })

  test('control: without the lock on the survey uncommitted answers are not rewritten', async () => {
    const careless = (rating: number, meanwhile: () => Promise<unknown>) =>
      fixture.db.transaction().execute(async tx => {
        await insertShuffled(tx, survey.id, rated(rating), 'keep')
        await meanwhile()
      })
    await careless(1, () => careless(2, async () => {}))
    expect(await ratings()).toEqual([1, 2])
    expect(await transactions()).toBe(2)
  })
})

test('saving, submitting and closing concurrently does not deadlock', async () => {
  const all = await fixture.links(survey.id, 15)
  const call = (link: string, at: number) => ({
    params: { uuid: link },
    query: undefined,
    body: { answers: rated() },
    user: undefined,
    locale: 'en' as const,
    now: fixture.services.clock.now(),
    address: `10.3.3.${at}`,
    client: { agent: '' },
  })
  const ends = await Promise.allSettled([
    ...all.flatMap((link, at) => [
      saveDraft(fixture.services, call(link, at)),
      submit(fixture.services, call(link, at)),
      saveDraft(fixture.services, call(link, at)),
    ]),
    fixture.closeSurvey(survey.id),
  ])
  const errors = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  expect(errors.filter(message => !['survey_spent', 'survey_closed'].includes(message))).toEqual([])
  expect(await fixture.drafts(survey.id)).toBe(0)
  expect(await fixture.answers(survey.id)).toHaveLength(await fixture.answeredCount(survey.id))
})
