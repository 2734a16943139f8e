import { expect, test } from 'vitest'
import { isFull, placesOf } from './masterclass-terms.tsx'

test.each([
  [
    { places: 12, places_left: 12, is_current: true, application_closed: 0, is_over: false },
    { kind: 'all', all: 12 },
  ],
  [
    { places: 12, places_left: 3, is_current: true, application_closed: 0, is_over: false },
    { kind: 'left', left: 3, all: 12 },
  ],
  [{ places: null, places_left: null, is_current: true, application_closed: 0, is_over: false }, undefined],
  [{ places: 12, places_left: 12, is_current: true, application_closed: 1, is_over: false }, undefined],
  [{ places: 12, places_left: 12, is_current: true, application_closed: 0, is_over: true }, undefined],
] as const)('%j shows %j', (masterclass, shown) => {
  expect(placesOf(masterclass)).toEqual(shown)
})

test.each([
  [1, 0, true],
  [1, 2, false],
  [1, null, false],
  [0, 0, false],
] as const)('closed %s with %s places left is full: %s', (application_closed, places_left, full) => {
  expect(isFull({ application_closed, places_left })).toBe(full)
})
