import type { Period } from '@academy/contract/base/retention'
import { expect, test } from 'vitest'
import { periodAfter, periodBefore } from './retention.ts'

test.each<[now: string, Period, since: string]>([
  ['2027-07-01T10:00:00Z', { amount: 6, unit: 'month' }, '2027-01-01T10:00:00Z'],
  // There is no 31st of February: nothing goes earlier than promised.
  ['2027-08-31T10:00:00Z', { amount: 6, unit: 'month' }, '2027-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', { amount: 1, unit: 'year' }, '2027-02-28T10:00:00Z'],
  ['2027-03-10T10:00:00Z', { amount: 3, unit: 'year' }, '2024-03-10T10:00:00Z'],
  ['2027-03-10T10:00:00Z', { amount: 90, unit: 'day' }, '2026-12-10T10:00:00Z'],
  ['2027-03-10T10:00:00Z', { amount: 6, unit: 'hour' }, '2027-03-10T04:00:00Z'],
])('at %s, %j ago was %s', (now, period, since) => {
  expect(periodBefore(new Date(now), period).toISOString()).toBe(new Date(since).toISOString())
})

test.each<[start: string, Period, end: string]>([
  ['2027-01-31T10:00:00Z', { amount: 1, unit: 'month' }, '2027-02-28T10:00:00Z'],
  ['2027-06-20T08:00:00Z', { amount: 7, unit: 'day' }, '2027-06-27T08:00:00Z'],
])('from %s, %j ends at %s', (start, period, end) => {
  expect(periodAfter(new Date(start), period).toISOString()).toBe(new Date(end).toISOString())
})
