import { expect, test } from 'vitest'
import { jaroWinkler } from './title-score.ts'

// Published values.
test.each([
  ['martha', 'marhta', 0.961],
  ['dixon', 'dicksonx', 0.813],
  ['dwayne', 'duane', 0.84],
  ['jones', 'johnson', 0.832],
  ['crate', 'trace', 0.733],
  ['bach', 'bach', 1],
  ['bach', 'zoo', 0],
  ['', '', 1],
  ['', 'bach', 0],
  ['a', 'b', 0],
])('%s and %s: %d', (one, other, score) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(score, 3)
  expect(jaroWinkler(other, one)).toBeCloseTo(score, 3)
})
