import { expect, test } from 'vitest'
import { errorAt, listErrors } from './field-errors.ts'

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
