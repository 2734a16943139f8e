import { expect, test } from 'vitest'
import { subjectOf } from './use-subject.ts'

const names = { year: 'year of the academy', first_name: 'first name' }

test.each([
  ['Music for {year}', 'Noten {year}', 'Music for ‹year of the academy›'],
  ['', 'Noten {year}', 'Noten ‹year of the academy›'],
  ['{first_name}, a last word', '', '‹first name›, a last word'],
  ['', '', ''],
])('the heading of %j and %j is %j', (subject_en, subject_de, heading) => {
  expect(subjectOf({ subject_en, subject_de }, 'en', names)).toBe(heading)
})
