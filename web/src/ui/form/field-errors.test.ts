import { expect, test } from 'vitest'
import { errorAt, listErrors } from './field-errors.ts'

const errors = {
  title: { type: 'REQUIRED', message: 'a' },
  rows: Object.assign([undefined, { type: { type: 'INVALID', message: 'b' } }], {
    root: { type: 'TOO_MANY', message: 'c' },
  }),
}

test('listErrors returns all errors of a form with name and code', () => {
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
])('the error of %s is %s', (name, text) => {
  expect(errorAt(errors, name)).toBe(text)
})
