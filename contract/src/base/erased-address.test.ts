import { expect, test } from 'vitest'
import { erasedAddress, isErasedAddress } from './names.ts'

test.each([
  [erasedAddress(58), true],
  ['mira@example.org', false],
  ['erased.invalid@example.org', false],
  ['mira@not-erased.invalid', false],
  ['', false],
])('%s is the address of an erased person: %s', (email, isErased) => {
  expect(isErasedAddress(email)).toBe(isErased)
})
