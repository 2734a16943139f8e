import { expect, test } from 'vitest'
import { requestKeys } from './use-request-key.ts'

const counting = () => {
  let count = 0
  return requestKeys(() => String(++count))
}

test('equal values have the same key until they are answered', () => {
  const keys = counting()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  keys.answered()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '2' })
})

test('changed values have another key, and changing them back does not restore the first one', () => {
  const keys = counting()
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '1' })
  expect(keys.keyFor({ amount: 30 })).toEqual({ request_key: '2' })
  expect(keys.keyFor({ amount: 25 })).toEqual({ request_key: '3' })
})

test('no key is sent when none can be generated', () => {
  expect(requestKeys(() => undefined).keyFor({ amount: 25 })).toEqual({})
})
