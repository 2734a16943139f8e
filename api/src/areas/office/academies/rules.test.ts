import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import { expect, test } from 'vitest'
import { lacksOf, worseFields } from './rules.ts'

const terms = (lodging_free_until: string | null, end_date_application = '2027-07-01') => ({
  withdrawal_terms: defaultWithdrawalTerms,
  lodging_terms: defaultLodgingTerms,
  lodging_free_until,
  end_date_application,
})

test.each([
  ['2027-07-20', '2027-07-19', '2027-07-20', ['lodging_free_until']],
  ['2027-07-20', '2027-07-19', '2027-07-21', []],
  ['2027-07-20', '2027-07-20', '2027-07-20', []],
  ['2027-07-20', '2027-07-21', '2027-07-20', []],
  ['2027-07-20', null, '2027-07-20', ['end_date_application']],
  // The deadline is free as well.
  [null, '2027-07-01', '2027-07-01', []],
  [null, '2027-06-30', '2027-07-01', ['lodging_free_until']],
  [null, '2027-06-30', '2027-07-02', []],
])('the last free day from %s to %s, on %s, is worse in %j', (before, after, today, fields) => {
  expect(worseFields(terms(before), terms(after), today)).toEqual({ applications: [], bookings: fields })
})

test.each([
  ['2027-07-01', []],
  ['2027-07-02', ['deadline_passed']],
  ['2027-08-15', ['deadline_passed']],
  ['2027-08-16', ['deadline_passed', 'over']],
])('made current on %s, a complete academy until 15 August lacks %j', (today, lacks) => {
  const academy = { end_date_academy: '2027-08-15', end_date_application: '2027-07-01', masterclass_count: 1 }
  expect(lacksOf(academy, 1, today)).toEqual(lacks)
})
