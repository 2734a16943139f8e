import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { answerTo, inSurveyHouse, type SurveyHouse, type TestSurvey } from '../../../test/survey-house.ts'
import { afterSubmission } from './groups.ts'
import { findCounts, findInvited, markSpent, mixIn, setCounts } from './queries.ts'
import { saveDraft } from './save-draft.ts'
import { submit } from './submit.ts'

let house: SurveyHouse
let survey: TestSurvey
let uuid: string
inSurveyHouse(invited => {
  ;({ house, survey, uuid } = invited)
}, 1)

const rated = (rating = 3) => [answerTo(survey.questions[1], { rating })]
const ratings = async () => (await house.answers(survey.id)).map(({ rating }) => rating)
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const transactions = async () => {
  const { rows } = await sql`
    select distinct xmin::text from survey_answers where survey_id = ${survey.id}`.execute(house.db)
  return rows.length
}

describe('one link, submitted by thirty at the same moment', () => {
  test('stores one submission, whole, and refuses the others', async () => {
    const both = (rating: number) => [
      ...rated(rating),
      answerTo(survey.questions[2], { text_good: String(rating) }),
    ]
    const statuses = await times(30, index => house.submit(uuid, both(index % 11)))
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 29 }, () => 410)])
    const stored = await house.answers(survey.id)
    expect(stored).toEqual(both(statuses.indexOf(201) % 11))
    expect(await house.answeredCount(survey.id)).toBe(1)
  })

  test('control: who does not hold the link stores it twice', async () => {
    const careless = (rating: number, meanwhile: () => Promise<unknown>) =>
      house.db.transaction().execute(async tx => {
        expect((await findInvited(house.db, uuid))?.is_spent).toBe(false)
        await mixIn(tx, survey.id, rated(rating), 'keep')
        await meanwhile()
        await markSpent(tx, uuid)
        await setCounts(tx, survey.id, afterSubmission(await findCounts(tx, survey.id)).counts)
      })
    await careless(1, () => careless(2, async () => {}))
    expect(await ratings()).toEqual([1, 2])
    expect(await house.answeredCount(survey.id)).toBe(2)
  })
})

describe('thirty links, submitted at the same moment', () => {
  test('all are stored, as if by one', async () => {
    const all = await house.links(survey.id, 30)
    const texts = all.map((_, index) => `Text ${String(index).padStart(2, '0')}`)
    const statuses = await Promise.all(
      all.map((link, index) =>
        house.submit(link, [answerTo(survey.questions[2], { text_good: texts[index] ?? '' })]),
      ),
    )
    expect(statuses).toEqual(all.map(() => 201))
    expect((await house.answers(survey.id)).map(({ text_good }) => text_good)).toEqual(texts)
    expect(await house.answeredCount(survey.id)).toBe(30)
    expect(await transactions()).toBe(1)
  })

  test('control: who does not hold the survey does not find what others are about to store', async () => {
    const careless = (rating: number, meanwhile: () => Promise<unknown>) =>
      house.db.transaction().execute(async tx => {
        await mixIn(tx, survey.id, rated(rating), 'keep')
        await meanwhile()
      })
    await careless(1, () => careless(2, async () => {}))
    expect(await ratings()).toEqual([1, 2])
    expect(await transactions()).toBe(2)
  })
})

test('saving, submitting and closing at the same moment: nobody waits in a circle', async () => {
  const all = await house.links(survey.id, 15)
  const call = (link: string, at: number) => ({
    params: { uuid: link },
    query: undefined,
    body: { answers: rated() },
    user: undefined,
    locale: 'en' as const,
    now: house.services.clock.now(),
    address: `10.3.3.${at}`,
  })
  const ends = await Promise.allSettled([
    ...all.flatMap((link, at) => [
      saveDraft(house.services, call(link, at)),
      submit(house.services, call(link, at)),
      saveDraft(house.services, call(link, at)),
    ]),
    house.closeSurvey(survey.id),
  ])
  const faults = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  expect(faults.filter(fault => !['survey_spent', 'survey_closed'].includes(fault))).toEqual([])
  expect(await house.drafts(survey.id)).toBe(0)
  expect(await house.answers(survey.id)).toHaveLength(await house.answeredCount(survey.id))
})
