import { expect, test } from 'vitest'
import { isPrintable, paperName, passportName } from './printable.ts'

test.each([
  ['Žiga van der Weidemeer-O’Brien', true],
  ['Соломія Вишневецька', true],
  ['Νίκος', true],
  ['Nguyễn Thị Ánh', true],
  ['王小明', true],
  ['ユーリ', true],
  ['محمد', true],
  ['Mira 🎻', true],
  ['🎻', false],
  ['தமிழ்', false],
])('%s is printable: %s', (name, expected) => {
  expect(isPrintable(name)).toBe(expected)
})

test.each([
  ['Mira Talbach', '', 'Mira Talbach', 'Mira Talbach'],
  ['김민준', 'Kim Minjun', '김민준 (Kim Minjun)', 'Kim Minjun (김민준)'],
  ['தமிழ்', 'Tamil', 'Tamil', 'Tamil'],
])(
  '%s, in Latin letters %j, is printed as %s, and for officials as %s',
  (full_name, latin_name, ...printed) => {
    const person = { full_name, latin_name }
    expect([paperName(person), passportName(person)]).toEqual(printed)
  },
)
