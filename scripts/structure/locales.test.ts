import { expect, test } from 'vitest'
import { violationsIn } from './rules.ts'
import { readSource } from './source.ts'

const violations = (text: string, path = 'api/src/base/a.ts') =>
  violationsIn([readSource(path, text)]).filter(violation => violation.includes('language'))

test.each([
  ["if (locale === 'de') x()"],
  ["const sign = 'en' !== locale ? ',' : '.'"],
  ["switch (locale) { case 'de': x() }"],
  ["const languages = ['de', 'en']"],
  ["type Language = 'de' | 'en'"],
  ['const name = room.name_de'],
  ['const { name_en } = room'],
  ['interface Room { name_de: string }'],
  ["const columns = ['name_de']"],
  ['const sql = `select name_en from rooms`'],
  ["const sql = `case locale when 'de' then 1 end`"],
  ["const text = texts.en + '.'"],
  ['const words = { en: room => room.name_de }'],
])('%s is refused', text => expect(violations(text)).toHaveLength(1))

test.each([
  ['const words = { de: room => room.name_de, en: ({ name_en }) => name_en }'],
  ["const room = { name_de: 'Einzelzimmer', name_en: 'Single room' }"],
  ["const letter = { locale: 'de' }"],
  ['const name = room["name_" + locale]'],
  ["const parts = ['de', 'la']"],
])('%s is fine', text => expect(violations(text)).toEqual([]))

test.each([
  ['api/src/base/a.test.ts'],
  ['api/test/a.ts'],
  ['api/src/db/schema.ts'],
  ['api/src/demo/content/rooms.ts'],
  ['contract/src/base/locale.ts'],
  ['e2e/a.spec.ts'],
])('%s may name languages', path => expect(violations("const same = locale === 'de'", path)).toEqual([]))

test.each([
  ['web/src/areas/lodging/bookings/wizard-texts.ts', 1],
  ['api/src/areas/messages/surveys/texts/results.ts', 1],
  ['web/src/areas/lodging/bookings/nights.ts', 0],
])('%s chooses a text by comparing with 1: %i faults', (path, count) => {
  const text = "export const nights = (count: number) => (count === 1 ? 'night' : 'nights')"
  const found = violationsIn([readSource(path, text)]).filter(violation => violation.includes('number one'))
  expect(found).toHaveLength(count)
})
