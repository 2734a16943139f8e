import { expect, test } from 'vitest'
import { formatIban } from './use-association-form.ts'

test.each([
  ['', ''],
  ['AT61', 'AT61'],
  ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
  [' at61 19043 00234573201 ', 'AT61 1904 3002 3457 3201'],
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
])('%j is formatted as %j', (iban, written) => {
  expect(formatIban(iban)).toBe(written)
})
