import { expect, test } from 'vitest'
import { hasWebAddress, isPlainLine } from './names.ts'

test.each([
  "St. John-O'Brien jr.",
  'Nguyễn',
  'محمد',
  'علی\u200cرضا',
  'ක්\u200dෂ',
  '李小龍',
  'Đặng Thị-Hạnh',
  'Mag.a Dr.in phil.',
  'M.A./B.Sc.',
  'Dipl.-Ing. (FH)',
  'Jean‑Luc', // With a non-breaking hyphen.
  'Ωμέγα',
])('%s is a valid name', name => {
  expect([isPlainLine(name), hasWebAddress(name)]).toEqual([true, false])
})

test.each([
  ['a line break', 'Mira\nTalbach'],
  ['a carriage return', 'Mira\rTalbach'],
  ['a tab', 'Mira\tTalbach'],
  ['a line separator', 'Mira\u2028Talbach'],
  ['a paragraph separator', 'Mira\u2029Talbach'],
  ['NUL', 'Mira\u0000'],
  ['a right-to-left override', 'Mira \u202egro.live'],
  ['a right-to-left mark', 'Mira\u200f'],
  ['a directional isolate', '\u2067Mira'],
  ['a zero-width space', 'Mi\u200bra'],
  ['a soft hyphen', 'Mi\u00adra'],
  ['a byte order mark', 'Mi\ufeffra'],
  ['a zero-width joiner between Latin letters', 'Mi\u200dra'],
  ['a zero-width joiner at the end', 'محمد\u200d'],
  ['a tag character', 'Mira\u{e0041}'],
  ['a lone surrogate', 'Mira\ud83c'],
])('%s is not allowed in a line of text', (_name, text) => {
  expect(isPlainLine(text)).toBe(false)
})

test.each([
  'http://evil.example',
  'HTTPS://evil.example',
  'Mira www.evil.example',
  'Win: evil.example/prize',
  'evil.example:8080/x',
  'ｈｔｔｐ：／／evil.example',
  'ftp://evil.example',
  't.co/abc',
])('%s has a web address', name => {
  expect(hasWebAddress(name)).toBe(true)
})
