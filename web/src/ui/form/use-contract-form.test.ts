import { expect, test } from 'vitest'
import { changedValues } from './use-contract-form.ts'

test.each([
  ['an empty field without a stored value is unchanged', { city: '' }, {}, {}],
  ['an empty field that was empty before is unchanged', { city: null }, { city: '' }, {}],
  ['a number as text is unchanged', { due_days: '14' }, { due_days: 14 }, {}],
  ['NaN for an empty number is unchanged', { year: Number.NaN }, { year: null }, {}],
  ['a different text', { city: 'Graz', zip: '8010' }, { city: 'Linz', zip: '8010' }, { city: 'Graz' }],
  ['a cleared field', { city: '' }, { city: 'Linz' }, { city: '' }],
  ['a checked box', { agrees: true }, { agrees: false }, { agrees: true }],
])('detects changes: %s', (_, typed, known, changed) => {
  expect(changedValues(typed, known)).toEqual(changed)
})

test('detects a chosen file', () => {
  const file = new File(['%PDF'], 'resume.pdf')
  expect(changedValues({ file }, {})).toEqual({ file })
})
