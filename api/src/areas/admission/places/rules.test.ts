import { describe, expect, test } from 'vitest'
import { canAnswer, freePlaces, offerEnd } from './rules.ts'

describe('an offer can be accepted', () => {
  test.each([
    ['2027-07-10T10:00:00+02:00', 48, '2027-07-12T10:00:00+02:00'],
    ['2027-07-10T10:00:01+02:00', 48, '2027-07-12T11:00:00+02:00'],
    ['2027-07-10T10:59:59+02:00', 1, '2027-07-10T12:00:00+02:00'],
    // Not after midnight of the first day.
    ['2027-07-31T20:00:00+02:00', 48, '2027-08-02T00:00:00+02:00'],
    ['2027-08-01T23:59:00+02:00', 1, '2027-08-02T00:00:00+02:00'],
    ['2027-08-02T00:00:00+02:00', 48, undefined],
    ['2027-09-01T00:00:00+02:00', 48, undefined],
    // 48 hours are 48 hours when the clocks change.
    ['2027-03-27T10:00:00+01:00', 48, '2027-03-29T11:00:00+02:00'],
  ])('made at %s with %i hours, until %s', (now, offer_hours, end) => {
    expect(offerEnd({ offer_hours, start_date: '2027-08-02' }, new Date(now))).toEqual(end && new Date(end))
  })

  test.each([
    ['open', '2027-07-12T09:59:59Z', true],
    ['open', '2027-07-12T10:00:00Z', false],
    ['declined', '2027-07-11T10:00:00Z', false],
    ['expired', '2027-07-11T10:00:00Z', false],
    ['accepted', '2027-07-11T10:00:00Z', false],
    ['withdrawn', '2027-07-11T10:00:00Z', false],
  ])('while it is %s, at %s: %s', (state, now, expected) => {
    expect(canAnswer({ state, expires_at: new Date('2027-07-12T10:00:00Z') }, new Date(now))).toBe(expected)
  })
})

test.each([
  [12, 12, 0, 0],
  [12, 11, 0, 1],
  [12, 11, 1, 0],
  [12, 9, 2, 1],
  [12, 14, 0, 0],
  [0, 0, 0, 0],
])('of %i places with %i participants and %i offers, %i are free', (places, taken, offered, free) => {
  expect(freePlaces({ places, participant_count: taken, offered_count: offered })).toBe(free)
})
