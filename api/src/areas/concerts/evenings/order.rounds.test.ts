import { planEvening } from '@academy/contract/concerts/evenings/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'

const EVENINGS = 3
const REQUESTS = 8

let fixture: PlanningFixture
const evenings: number[] = []
const requests: number[] = []
beforeAll(async () => {
  fixture = await planningFixture()
  for (let index = 0; index < EVENINGS; index++) evenings.push((await fixture.evening()).id)
  for (let index = 0; index < REQUESTS; index++) requests.push((await fixture.request()).id)
})
afterAll(() => fixture.close())

const planOf = async () => {
  const rows = await fixture.db
    .selectFrom('concert_requests')
    .select(['id', 'evening_id', 'position'])
    .where('evening_id', 'is not', null)
    .orderBy('position')
    .execute()
  return evenings.map(evening => rows.filter(row => row.evening_id === evening))
}

/** Computes the result of a plan without a database. */
const after = (plan: number[][], evening: number, list: number[]) =>
  plan.map((before, index) => (index === evening ? list : before.filter(id => !list.includes(id))))

const plans = fc.array(
  fc.record({
    evening: fc.nat(EVENINGS - 1),
    places: fc.shuffledSubarray(Array.from({ length: REQUESTS }, (_, place) => place)),
  }),
  { minLength: 1, maxLength: 8 },
)

test('after any sequence of plans every evening has positions 1 to n and no request is on two evenings', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async steps => {
      let expected = (await planOf()).map(rows => rows.map(({ id }) => id))
      for (const { evening, places } of steps) {
        const request_ids = places.map(place => requests[place] ?? 0)
        const answer = await fixture.plan(evenings[evening] ?? 0, ...request_ids)
        expected = after(expected, evening, request_ids)
        const plan = await planOf()
        expect(plan.map(rows => rows.map(({ id }) => id))).toEqual(expected)
        for (const rows of plan)
          expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
        expect(evenings.map(id => answer.find(one => one.id === id)?.request_ids)).toEqual(expected)
      }
    }),
    { numRuns: rounds(30) },
  )
})

test('a refused plan changes nothing', async () => {
  const before = await planOf()
  const body = { request_ids: [...requests, 2_000_000_000] }
  const call = { ...fixture.params(evenings[0] ?? 0), body }
  expect((await fixture.refused(planEvening, call, { as: fixture.admin })).status).toBe(404)
  expect(await planOf()).toEqual(before)
})

test('a plan based on an outdated list is refused', async () => {
  const [evening = 0] = evenings
  const [first = 0, second = 0, third = 0] = requests
  await fixture.plan(evening, first)
  const put = (request_ids: number[], seen_ids: number[]) => ({
    ...fixture.params(evening),
    body: { request_ids, seen_ids },
  })
  const as = { as: fixture.admin }
  expect((await fixture.call(planEvening, put([first, second], [first]), as)).status).toBe(200)
  // The caller has seen only the first request.
  const answer = await fixture.refused(planEvening, put([third, first], [first]), as)
  expect([answer.status, answer.body.code]).toEqual([409, 'plan_changed'])
  expect((await planOf())[0]?.map(({ id }) => id)).toEqual([first, second])
  // A different order counts as a change.
  expect((await fixture.refused(planEvening, put([second], [second, first]), as)).body.code).toBe(
    'plan_changed',
  )
})

test('one of two concurrent additions to an evening is refused', async () => {
  const [, evening = 0] = evenings
  await fixture.plan(evening)
  const added = requests.slice(0, 5)
  const answers = await Promise.all(
    added.map(async id => {
      const { statusCode } = await fixture.app.inject({
        method: 'PUT',
        url: `/api/academy/a/evenings/${evening}/requests`,
        headers: { authorization: `Bearer ${fixture.admin.token}` },
        payload: { request_ids: [id], seen_ids: [] },
      })
      return statusCode
    }),
  )
  expect(answers.toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await planOf())[1]).toHaveLength(1)
})
