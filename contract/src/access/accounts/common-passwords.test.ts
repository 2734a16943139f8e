import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['Password', true],
  ['PASSWORD', true],
  ['pAssword1', true],
  ['TrustNo1', true],
  ['Sunshine', true],
  ['Iloveyou', true],
  ['Qwertyuiop', true],
  ['Musik-Sommer-1', false],
  ['Berg-Sommer-7', false],
  ['', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})

test('few other words are taken for common passwords', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `Kammermusik-${index}`)
  expect(words.filter(isCommonPassword)).toEqual([])
})
