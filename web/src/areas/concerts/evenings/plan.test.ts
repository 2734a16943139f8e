import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { array, assert, constantFrom, integer, nat, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { eveningToSave, isSamePlace, moved, type Place, placeOf } from './plan.ts'

const evening = (id: number, request_ids: number[]): Evening => ({
  id,
  date: '2027-08-06',
  place: 'Stiftskirche',
  length_minutes: 90,
  request_ids,
  to_notify: 0,
  announced_at: null,
})

const plan = [evening(1, [11, 12, 13]), evening(2, [21])]
const idsOf = (evenings: readonly Evening[]) => evenings.map(({ request_ids }) => request_ids)

test.each<[what: string, id: number, place: Place | null, after: number[][], saved: number]>([
  ['up', 12, { evening_id: 1, position: 0 }, [[12, 11, 13], [21]], 1],
  ['down', 12, { evening_id: 1, position: 2 }, [[11, 13, 12], [21]], 1],
  ['to its current position', 12, { evening_id: 1, position: 1 }, [[11, 12, 13], [21]], 1],
  [
    'to another evening',
    11,
    { evening_id: 2, position: 1 },
    [
      [12, 13],
      [21, 11],
    ],
    2,
  ],
  [
    'from the unplanned requests',
    30,
    { evening_id: 2, position: 0 },
    [
      [11, 12, 13],
      [30, 21],
    ],
    2,
  ],
  ['off', 13, null, [[11, 12], [21]], 1],
])('%s', (_, id, place, after, saved) => {
  expect(idsOf(moved(plan, id, place))).toEqual(after)
  expect(eveningToSave(plan, id, place)).toBe(saved)
})

test('an unplanned request that stays unplanned changes nothing', () => {
  expect(moved(plan, 30, null)).toEqual(plan)
  expect(eveningToSave(plan, 30, null)).toBeUndefined()
})

const REQUESTS = 12
const someEvenings = uniqueArray(integer({ min: 1, max: REQUESTS }), { maxLength: REQUESTS }).chain(ids =>
  array(nat(3), { minLength: ids.length, maxLength: ids.length }).map(homes =>
    [0, 1, 2, 3].map(id =>
      evening(
        id,
        ids.filter((_, place) => homes[place] === id),
      ),
    ),
  ),
)
const someMoves = array(
  record({
    id: integer({ min: 1, max: REQUESTS }),
    place: option(record({ evening_id: constantFrom(0, 1, 2, 3), position: nat(REQUESTS) })),
  }),
  { maxLength: 30 },
)
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)

test('after any moves each request has one position and the others keep their order', () => {
  assert(
    property(someEvenings, someMoves, (start, moves) => {
      moves.reduce<readonly Evening[]>((before, { id, place }) => {
        const after = moved(before, id, place)
        const others = (evenings: readonly Evening[]) =>
          idsOf(evenings).map(ids => ids.filter(one => one !== id))
        expect(others(after)).toEqual(others(before))
        const expected = others(before)
          .flat()
          .concat(place ? id : [])
        expect(sorted(idsOf(after).flat())).toEqual(sorted(expected))
        expect(placeOf(after, id)?.evening_id).toBe(place?.evening_id)
        expect(moved(after, id, placeOf(after, id))).toEqual(after)
        return after
      }, start)
    }),
  )
})

test('a move and its reversal restore the plan', () => {
  assert(
    property(someEvenings, someMoves, (start, moves) => {
      for (const { id, place } of moves) {
        const home = placeOf(start, id)
        const back = moved(moved(start, id, place), id, home)
        expect(back).toEqual(start)
        expect(isSamePlace(placeOf(back, id), home)).toBe(true)
      }
    }),
  )
})
