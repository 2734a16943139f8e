import { planEvening } from '@academy/contract/concert-planning'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanningHouse, planningHouse } from '../../../test/planning-house.ts'

const EVENINGS = 3
const REQUESTS = 8

let house: PlanningHouse
const evenings: number[] = []
const requests: number[] = []
beforeAll(async () => {
  house = await planningHouse()
  for (let index = 0; index < EVENINGS; index++) evenings.push((await house.evening()).id)
  for (let index = 0; index < REQUESTS; index++) requests.push((await house.request()).id)
})
afterAll(() => house.close())

const planOf = async () => {
  const rows = await house.db
    .selectFrom('concert_requests')
    .select(['id', 'evening_id', 'position'])
    .where('evening_id', 'is not', null)
    .orderBy('position')
    .execute()
  return evenings.map(evening => rows.filter(row => row.evening_id === evening))
}

/** What a plan does, said without a database. */
const after = (plan: number[][], evening: number, list: number[]) =>
  plan.map((before, index) => (index === evening ? list : before.filter(id => !list.includes(id))))

const plans = fc.array(
  fc.record({
    evening: fc.nat(EVENINGS - 1),
    places: fc.shuffledSubarray(Array.from({ length: REQUESTS }, (_, place) => place)),
  }),
  { minLength: 1, maxLength: 8 },
)

test('after any plans every evening has the positions 1 to n, and nothing is on two', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async steps => {
      let expected = (await planOf()).map(rows => rows.map(({ id }) => id))
      for (const { evening, places } of steps) {
        const request_ids = places.map(place => requests[place] ?? 0)
        const answer = await house.plan(evenings[evening] ?? 0, ...request_ids)
        expected = after(expected, evening, request_ids)
        const plan = await planOf()
        expect(plan.map(rows => rows.map(({ id }) => id))).toEqual(expected)
        for (const rows of plan)
          expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
        expect(evenings.map(id => answer.find(one => one.id === id)?.request_ids)).toEqual(expected)
      }
    }),
    { numRuns: 30 },
  )
})

test('what is refused changes nothing', async () => {
  const before = await planOf()
  const body = { request_ids: [...requests, 2_000_000_000] }
  const call = { ...house.params(evenings[0] ?? 0), body }
  expect((await house.refused(planEvening, call, { as: house.admin })).status).toBe(404)
  expect(await planOf()).toEqual(before)
})
