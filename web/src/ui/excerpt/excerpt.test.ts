import { expect, test } from 'vitest'
import { previewOf } from './excerpt.tsx'

const fifty = 'a'.repeat(50)

test.each<[name: string, text: string, preview: string, isCut: boolean]>([
  ['nothing', '', '', false],
  ['a short text', 'Bow and breath', 'Bow and breath', false],
  ['50 characters', fifty, fifty, false],
  ['51 characters', `${fifty}b`, `${fifty}…`, true],
  ['no space before the ellipsis', `${'a'.repeat(49)} bcd`, `${'a'.repeat(49)}…`, true],
  ['an amount', '€\u00a050', '€\u00a050', false],
  ['two spaces', 'one  two', 'one two', false],
  ['several lines', 'one\n\ntwo', 'one two', true],
  ['characters made of several code points', 'e\u0301'.repeat(51), `${'e\u0301'.repeat(50)}…`, true],
])('%s', (_, text, preview, isCut) => {
  expect(previewOf(text)).toEqual({ text: preview, isCut })
})
