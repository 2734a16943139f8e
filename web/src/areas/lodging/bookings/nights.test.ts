import type { Stay } from '@academy/contract/base/period'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { expect, test } from 'vitest'
import { classPeriods, formatMissingStays, formatNights, overlaps, suggestStay } from './nights.ts'

test.each([
  [[], ''],
  [['2027-08-02'], '02.08.'],
  [['2027-08-02', '2027-08-03'], '02.08. - 03.08.'],
  [['2027-07-30', '2027-07-31', '2027-08-01', '2027-08-03'], '30.07. - 01.08., 03.08.'],
  [['2028-02-28', '2028-02-29', '2028-03-01'], '28.02. - 01.03.'],
  [['2027-08-02', '2027-08-04', '2027-08-06'], '02.08., 04.08., 06.08.'],
])('nights %j are formatted as %j', (nights, written) => {
  expect(formatNights(nights)).toBe(written)
})

test('missing nights are written as bookings are', () => {
  expect(formatMissingStays(['2027-07-31', '2027-08-01', '2027-08-07'])).toBe(
    '31.07. - 02.08., 07.08. - 08.08.',
  )
})

const stay = (from: number, to: number) => ({
  start_date: `2027-08-${String(from).padStart(2, '0')}`,
  end_date: `2027-08-${String(to).padStart(2, '0')}`,
})

test.each([
  [stay(1, 5), stay(5, 8), false],
  [stay(5, 8), stay(1, 5), false],
  [stay(1, 5), stay(4, 8), true],
  [stay(1, 9), stay(3, 4), true],
  [stay(3, 4), stay(3, 4), true],
])('%j and %j share nights: %s', (one, other, shared) => {
  expect(overlaps(one, other)).toBe(shared)
})

const around = { academy: stay(1, 15), today: '2027-03-01', classes: [], booked: [] }
test.each([
  ['the whole academy', around, stay(1, 15)],
  ["the person's masterclass", { ...around, classes: [stay(2, 9)] }, stay(2, 9)],
  [
    'the masterclass without a booking',
    { ...around, classes: [stay(2, 9), stay(9, 14)], booked: [stay(1, 9)] },
    stay(9, 14),
  ],
  ['the rest of the masterclass', { ...around, classes: [stay(2, 9)], today: '2027-08-04' }, stay(4, 9)],
  ['the rest of the academy', { ...around, classes: [stay(2, 9)], today: '2027-08-09' }, stay(9, 15)],
  ['nothing when all is booked', { ...around, classes: [stay(2, 9)], booked: [stay(2, 9)] }, undefined],
  ['nothing on the last day', { ...around, today: '2027-08-15' }, undefined],
])('the suggestion is %s', (_, circumstances, suggested) => {
  expect(suggestStay(circumstances)).toEqual(suggested)
})

test('the days of masterclasses come in the order of interest, without those of other years or without a place', () => {
  const applied = (status: ApplicationStatus, masterclass: Stay, is_current = true) => ({
    status,
    masterclass,
    is_current,
  })
  const periods = classPeriods([
    applied('reserve', stay(1, 2)),
    applied('applied', stay(5, 9)),
    applied('applied', stay(3, 7)),
    applied('accepted', stay(8, 14)),
    applied('rejected', stay(2, 3)),
    applied('withdrawn', stay(2, 4)),
    applied('accepted', stay(4, 5), false),
  ])
  expect(periods).toEqual([stay(8, 14), stay(3, 7), stay(5, 9), stay(1, 2)])
})
