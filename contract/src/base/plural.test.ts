import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test.each([
  [0, '0 nights', '0 Nächte'],
  [1, '1 night', '1 Nacht'],
  [2, '2 nights', '2 Nächte'],
  [11, '11 nights', '11 Nächte'],
  [21, '21 nights', '21 Nächte'],
])('%i takes the forms “%s” and “%s”', (count, en, de) => {
  expect(plural('en', count, { one: `${count} night`, other: `${count} nights` })).toBe(en)
  expect(plural('de', count, { one: `${count} Nacht`, other: `${count} Nächte` })).toBe(de)
})

test('uses `other` for a category without a text', () => {
  expect(plural('en', 1, { other: 'several' })).toBe('several')
})
