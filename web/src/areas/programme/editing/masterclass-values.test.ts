import { exampleMasterclass, MasterclassChange } from '@academy/contract/programme/editing/schemas'
import { expect, test } from 'vitest'
import { bodyOf, emptyMasterclass, valuesOf } from './masterclass-values.ts'

test('a row that is sent back unchanged has the same values', () => {
  const { confirmed: _, ...sent } = MasterclassChange.parse({
    ...bodyOf(valuesOf(exampleMasterclass), 'de'),
    version: 1,
  })
  expect(exampleMasterclass).toMatchObject(sent)
})

test.each([
  ['540', 540],
  [' 540 ', 540],
  ['2.000', 2000],
  ['1.500,00', 1500],
  ['540,50', 540.5],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['viel', Number.NaN],
])('the fee %j is sent as %j', (typed, sent) => {
  expect(bodyOf({ ...emptyMasterclass, participation_fee: typed }, 'de').participation_fee).toEqual(sent)
})

test('an empty number of places is not said', () => {
  expect(bodyOf(emptyMasterclass, 'de').places).toBeNull()
})
