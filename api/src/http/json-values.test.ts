import { expect, test } from 'vitest'
import { hasTooManyValues, MAX_JSON_VALUES } from './body.ts'

const most = MAX_JSON_VALUES

test.each([
  ['a list at the limit is accepted', JSON.stringify(Array(most).fill(1)), false],
  ['a list over the limit is refused', JSON.stringify(Array(most + 1).fill(1)), true],
  ['too many empty objects are refused', `[${'{},'.repeat(most)}{}]`, true],
  ['too many nested lists are refused', '['.repeat(most + 1), true],
  ['too many keys are refused', `{${'"a":1,'.repeat(most)}"a":1}`, true],
  ['commas and brackets in a string do not count', JSON.stringify({ a: ',[{'.repeat(most) }), false],
  ['escaped quotation marks do not end a string', JSON.stringify({ a: '",[{'.repeat(most) }), false],
  [
    'an escaped backslash does not escape the closing quotation mark',
    JSON.stringify({ a: '\\'.repeat(4), b: ',\\"'.repeat(most) }),
    false,
  ],
  ['commas in an unterminated string do not count', `"${','.repeat(2 * most)}`, false],
  ['a list after a string that ends in a backslash counts', `["\\\\",${'1,'.repeat(most)}1]`, true],
  ['nothing', '', false],
])('%s', (_, json, expected) => {
  expect(hasTooManyValues(json)).toBe(expected)
})
