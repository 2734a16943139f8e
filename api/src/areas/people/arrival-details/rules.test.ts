import { expect, test } from 'vitest'
import { changedDetails } from './rules.ts'

const known = {
  allergies: 'Nuts',
  emergency_name: 'Ada Feldmark',
  emergency_phone: '0660 12345',
  emergency_relation: '',
}

test.each([
  [{}, {}],
  [{ allergies: '' }, { allergies: true }],
  [{ emergency_relation: 'aunt' }, { emergency_contact: true }],
  [
    { allergies: 'Milk', emergency_phone: '0660 54321' },
    { allergies: true, emergency_contact: true },
  ],
])('a change of %j is recorded as %j, without the data', (change, recorded) => {
  expect(changedDetails(known, { ...known, ...change })).toEqual(recorded)
})
