import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../base/api-errors.ts'
import { refusedFields } from './refused-fields.ts'

const refusal = (errors?: Record<string, string[]>) =>
  new ApiError(422, {
    code: 'invalid_input',
    message: 'Please check your input.',
    request_id: 'r',
    ...(errors && { errors }),
  })

test('fields are in the order of the form, each with all its messages', () => {
  const error = refusal({ password: ['Too short.', 'Too simple.'], email: ['Unknown.'] })
  expect(refusedFields(error, ['email', 'subject', 'password'])).toEqual([
    { name: 'email', text: 'Unknown.' },
    { name: 'password', text: 'Too short. Too simple.' },
  ])
})

test('a field inside a list is sorted with its list, under its name in the form', () => {
  const error = refusal({ 'rows.1.seconds': ['Too long.'], rows: ['Too many.'], rows_total: ['Wrong.'] })
  const inForm = (field: string) => field.replace(/seconds$/, 'duration')
  expect(refusedFields(error, ['email', 'rows'], inForm)).toEqual([
    { name: 'rows.1.duration', text: 'Too long.' },
    { name: 'rows', text: 'Too many.' },
  ])
})

test.each([
  ['a refusal without fields', refusal()],
  ['a refusal of a field that is not in the form', refusal({ token: ['Missing.'] })],
  ['a field without a message', refusal({ email: [] })],
  ['a lost connection', new ConnectionError('gone')],
  ['a value that is not an error', 'oops'],
])('%s has no field errors', (_, error) => {
  expect(refusedFields(error, ['email', 'constructor'])).toEqual([])
})
