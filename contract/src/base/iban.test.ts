import { expect, test } from 'vitest'
import { inFours } from './iban.ts'

test.each([
  ['', ''],
  ['AT61', 'AT61'],
  ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
  [' at61 19043 00234573201 ', 'AT61 1904 3002 3457 3201'],
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
])('%j is formatted as %j', (iban, written) => {
  expect(inFours(iban)).toBe(written)
})

test('the groups of a paper stay on one line', () => {
  expect(inFours('NL91ABNA0417164300', '\u00a0')).toBe('NL91\u00a0ABNA\u00a00417\u00a01643\u00a000')
})
