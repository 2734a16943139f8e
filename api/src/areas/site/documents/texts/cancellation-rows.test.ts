import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import { locales } from '@academy/contract/base/locale'
import { expect, test } from 'vitest'
import { lodgingRows, withdrawalRows } from './cancellation-rows.ts'

// These texts are part of published versions: another wording would be a new version of every installation.
test('the default terms are worded as in the versions that are in force', () => {
  expect(withdrawalRows.de(defaultWithdrawalTerms)).toEqual([
    ['bis 21 Tage vor Beginn des Meisterkurses', '20 %'],
    ['20 bis 8 Tage vor Beginn', '50 %'],
    ['ab 7 Tagen vor Beginn, bei Nichterscheinen oder vorzeitiger Abreise', '100 %'],
  ])
  expect(withdrawalRows.en(defaultWithdrawalTerms)).toEqual([
    ['21 days or more before the masterclass begins', '20%'],
    ['20 to 8 days before it begins', '50%'],
    ['7 days or less before it begins, if you do not arrive, or if you leave early', '100%'],
  ])
  expect(lodgingRows.de(defaultLodgingTerms)).toEqual([
    ['nach dem Stornotermin, bis 8 Tage vor der Anreise', '50 %'],
    ['ab 7 Tagen vor der Anreise, bei Nichtanreise oder früherer Abreise', '80 %'],
  ])
  expect(lodgingRows.en(defaultLodgingTerms)).toEqual([
    ['after the cancellation date, 8 days or more before arrival', '50%'],
    ['7 days or less before arrival, if you do not arrive, or if you leave early', '80%'],
  ])
})

test.each(locales)('in %s there is a row for each step and one for the time after it', locale => {
  const days = (...steps: number[]) => ({
    steps: steps.map(least_days => ({ least_days, percent: 30 })),
    last_percent: 60,
  })
  for (const rows of [withdrawalRows, lodgingRows]) {
    expect(rows[locale](days())).toHaveLength(1)
    expect(rows[locale](days(10, 9, 1))).toHaveLength(4)
    expect(
      rows[locale](days(10, 9, 1))
        .flat()
        .join(),
    ).not.toMatch(/\b0\b|undefined/)
  }
})
