import { expect, test } from 'vitest'
import { errorAt, faultsAt, firstOfEach, listErrors } from './field-errors.ts'

test('only the fields where somebody has been are told of', () => {
  const faults = { agreed: 'a', piece_id: 'b' }
  expect(faultsAt(faults, ['piece_id', 'notes'])).toEqual({ piece_id: 'b' })
})

test('a field that is wrong twice says so once', () => {
  expect(firstOfEach({ place: ['a', 'b'], notes: [] })).toEqual({ place: 'a', notes: '' })
})

const errors = {
  title: { type: 'REQUIRED', message: 'a' },
  rows: Object.assign([undefined, { type: { type: 'INVALID', message: 'b' } }], {
    root: { type: 'TOO_MANY', message: 'c' },
  }),
}

test('all errors of a form have a name and a code', () => {
  const codes = listErrors(errors).map(({ name, error }) => [name, error.type])
  expect(codes).toEqual([
    ['title', 'REQUIRED'],
    ['rows.1.type', 'INVALID'],
    ['rows', 'TOO_MANY'],
  ])
})

test.each([
  ['title', 'a'],
  ['rows.1.type', 'b'],
  ['rows', 'c'],
  ['rows.0.type', undefined],
])('what is said about %s: %s', (name, text) => {
  expect(errorAt(errors, name)).toBe(text)
})
