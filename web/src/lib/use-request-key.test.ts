import { expect, test } from 'vitest'
import { requestKeys } from './use-request-key.ts'

const counting = () => {
  let count = 0
  return requestKeys(() => String(++count))
}

test('the same values have the same key until they are answered', () => {
  const keys = counting()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  keys.answered()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '2' })
})

test('other values have another key, and changing back does not bring the first one back', () => {
  const keys = counting()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  expect(keys.keyFor({ amount: 30 })).toEqual({ request_key: '2' })
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '3' })
})

test('where no key can be made, none is sent', () => {
  expect(requestKeys(() => undefined).keyFor({ amount: 25 })).toEqual({})
})
