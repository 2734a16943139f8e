import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['1.000', Number.NaN],
  ['-1', Number.NaN],
  ['2,5', Number.NaN],
  ['zwei', Number.NaN],
])('%j is %j', (typed, number) => {
  expect(parseWholeNumber(typed)).toEqual(number)
})
