import { expect, test } from 'vitest'
import { MAX_ROOMS_AT_ONCE, roomNames } from './room-names.ts'

test.each<[first: string, last: string, names: string[] | undefined]>([
  ['Lindenzelle', '', ['Lindenzelle']],
  ['101', '', ['101']],
  ['101', '101', ['101']],
  ['101', '104', ['101', '102', '103', '104']],
  ['A 08', 'A 11', ['A 08', 'A 09', 'A 10', 'A 11']],
  ['8', '11', ['8', '9', '10', '11']],
  ['2.9', '2.11', ['2.9', '2.10', '2.11']],
  ['104', '101', undefined],
  ['A 1', 'B 4', undefined],
  ['Lindenzelle', '104', undefined],
  ['101', 'Lindenzelle', undefined],
  ['1', '101', undefined],
])('rooms from %j to %j are %j', (first, last, names) => {
  expect(roomNames(first, last)).toEqual(names)
})

test('as many rooms as allowed are added at once', () => {
  expect(roomNames('1', '100')).toHaveLength(MAX_ROOMS_AT_ONCE)
})
