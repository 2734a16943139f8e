import { expect, test } from 'vitest'
import { registry } from './followers.ts'

test('who follows an event is known after the registration', () => {
  const followers = registry<string[]>('a payment')
  followers.register(['booking'])
  expect(followers.registered()).toEqual(['booking'])
})

test('an event that nobody follows fails instead of being forgotten', () =>
  expect(() => registry('a payment').registered()).toThrow('Nobody follows a payment'))
