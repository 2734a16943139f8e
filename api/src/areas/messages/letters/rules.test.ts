import type { LetterKind } from '@academy/contract/messages/letters/endpoints'
import { expect, test } from 'vitest'
import type { LetterPerson } from './queries.ts'
import { certificateDay, hasOnlyApplied, letterFileName, refusalOf } from './rules.ts'

const days = { start_date: '2027-08-02', end_date: '2027-08-10' }
const place = {
  id: 4,
  instrument_de: 'Geige',
  instrument_en: 'Violin',
  teacher_name: 'Ilse Marent',
  ...days,
}
const nobody: LetterPerson = {
  id: 7,
  full_name: 'Mira Talbach',
  latin_name: '',
  locale: 'de',
  date_of_birth: '2005-01-19',
  nationality: { name_de: 'Georgien', name_en: 'Georgia' },
  places: [],
  applied: [],
  teaches: [],
  period: null,
  bookings: [],
  total_cents: 0,
  paid_cents: 0,
}

test.each<[kind: LetterKind, person: Partial<LetterPerson>, refusal: string | undefined]>([
  ['certificate', { places: [place] }, undefined],
  ['certificate', { places: [place], date_of_birth: null, nationality: null }, undefined],
  ['certificate', { bookings: [{ ...days, room: null, meal: null }] }, 'not_participating'],
  ['certificate', { places: [place], full_name: '王小明' }, undefined],
  ['certificate', { places: [place], full_name: 'தமிழ் செல்வன்' }, 'name_not_printable'],
  ['certificate', { places: [place], full_name: '🎻' }, 'name_not_printable'],
  ['certificate', { places: [place], full_name: 'தமிழ் செல்வன்', latin_name: 'Tamil Selvan' }, undefined],
  ['invitation', {}, 'not_invited'],
  ['invitation', { places: [place] }, undefined],
  ['invitation', { teaches: [place] }, undefined],
  ['invitation', { period: days }, undefined],
  ['invitation', { bookings: [{ ...days, room: null, meal: null }] }, undefined],
  ['invitation', { places: [place], date_of_birth: null }, 'letter_data_missing'],
  ['invitation', { places: [place], nationality: null }, 'letter_data_missing'],
])('%s for %j: %s', (kind, person, refusal) => {
  expect(refusalOf(kind, { ...nobody, ...person })).toBe(refusal)
})

test.each([
  ['2027-08-10', '2027-08-09', '2027-08-10'],
  ['2027-08-10', '2027-09-01', '2027-09-01'],
])('a certificate for classes until %s, printed on %s, is of %s', (last, today, day) => {
  expect(certificateDay(last, today)).toBe(day)
})

test.each<[person: Partial<LetterPerson>, expected: boolean]>([
  [{}, false],
  [{ applied: [place] }, true],
  [{ applied: [place], places: [place] }, false],
  [{ applied: [place], teaches: [place] }, false],
  [{ applied: [place], period: days }, false],
])('%j has only applied: %s', (person, expected) => {
  expect(hasOnlyApplied({ ...nobody, ...person })).toBe(expected)
})

test.each([
  [[nobody], 'Einladung-2027-Mira-Talbach.pdf'],
  [[{ ...nobody, full_name: 'Jürgen  Dvořák-Stein' }], 'Einladung-2027-Jürgen-Dvořák-Stein.pdf'],
  [[{ ...nobody, full_name: '王小明', latin_name: 'Wang Xiaoming' }], 'Einladung-2027-Wang-Xiaoming.pdf'],
  [[nobody, nobody], 'Einladung-2027.pdf'],
])('the file of letters is called by year and person: %#', (people, name) => {
  expect(letterFileName('Einladung', { start_date: '2027-08-01' }, people)).toBe(name)
})
