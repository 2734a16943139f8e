import { expect, test } from 'vitest'
import { faultsAt, firstOfEach } from './field-errors.ts'

test('only the fields where somebody has been are told of', () => {
  const faults = { agreed: 'a', piece_id: 'b' }
  expect(faultsAt(faults, ['piece_id', 'notes'])).toEqual({ piece_id: 'b' })
})

test('a field that is wrong twice says so once', () => {
  expect(firstOfEach({ place: ['a', 'b'], notes: [] })).toEqual({ place: 'a', notes: '' })
})
