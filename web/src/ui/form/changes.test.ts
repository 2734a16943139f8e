import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

test.each([
  ['a field that was never known', { city: '' }, {}, {}],
  ['a field that was emptied and had nothing', { city: null }, { city: '' }, {}],
  ['a number as text', { due_days: '14' }, { due_days: 14 }, {}],
  ['a field that was not read as a number', { year: Number.NaN }, { year: null }, {}],
  ['another text', { city: 'Graz', zip: '8010' }, { city: 'Linz', zip: '8010' }, { city: 'Graz' }],
  ['an emptied field', { city: '' }, { city: 'Linz' }, { city: '' }],
  ['a ticked box', { agrees: true }, { agrees: false }, { agrees: true }],
])('sees what changed: %s', (_, typed, known, changed) => {
  expect(changesIn(typed, known)).toEqual(changed)
})

test('sees a file that was chosen', () => {
  const file = new File(['%PDF'], 'resume.pdf')
  expect(changesIn({ file }, {})).toEqual({ file })
})
