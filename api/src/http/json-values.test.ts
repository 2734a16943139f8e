import { expect, test } from 'vitest'
import { hasTooManyValues, MOST_JSON_VALUES } from './json-values.ts'

const most = MOST_JSON_VALUES

test.each([
  ['a list as long as it may be', JSON.stringify(Array(most).fill(1)), false],
  ['a longer one', JSON.stringify(Array(most + 1).fill(1)), true],
  ['empty objects', `[${'{},'.repeat(most)}{}]`, true],
  ['lists in lists', '['.repeat(most + 1), true],
  ['many keys', `{${'"a":1,'.repeat(most)}"a":1}`, true],
  ['commas and brackets in a text', JSON.stringify({ a: ',[{'.repeat(most) }), false],
  ['quotation marks in a text', JSON.stringify({ a: '",[{'.repeat(most) }), false],
  [
    'backslashes before a quotation mark',
    JSON.stringify({ a: '\\'.repeat(4), b: ',\\"'.repeat(most) }),
    false,
  ],
  ['a text that never ends', `"${','.repeat(2 * most)}`, false],
  ['a list behind a text that ends in a backslash', `["\\\\",${'1,'.repeat(most)}1]`, true],
  ['nothing', '', false],
])('%s', (_, json, expected) => {
  expect(hasTooManyValues(json)).toBe(expected)
})
