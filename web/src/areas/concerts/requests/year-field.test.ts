import { expect, test } from 'vitest'
import { typedYear } from './composer-dialog.tsx'

test.each([
  ['', null],
  ['abc', null],
  ['1770', 1770],
  ['17x70', 1770],
  ['17701', 1770],
  ['18', 18],
  ['-1827', 1827],
])('%j is %j', (typed, year) => {
  expect(typedYear(typed)).toBe(year)
})
