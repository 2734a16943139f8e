import { locales } from '@academy/contract/base/locale'
import { expect, test } from 'vitest'
import { listTexts } from './list-texts.ts'

test.each(locales)(
  'in %s what reopens applications and what reopens a selection have different names',
  locale => {
    const { closeApplying, openApplying, reopen, decide } = listTexts[locale]
    expect(new Set([closeApplying, openApplying, reopen, decide]).size).toBe(4)
  },
)

// A number stays in the line of what it counts: "0, 8" at the end of a line reads like a decimal number.
test.each([
  ['en', 3, 0, 0, 'Waiting list: 3'],
  ['en', 3, 1, 2, 'Waiting list: 3, 1\u00a0place offered, 2\u00a0free'],
  ['de', 3, 0, 2, 'Warteliste: 3, 2\u00a0frei'],
  ['de', 3, 2, 0, 'Warteliste: 3, 2\u00a0Plätze angeboten'],
] as const)(
  'in %s a waiting list of %i with %i offers and %i free places is named',
  (locale, waiting, offered, free, text) =>
    expect(listTexts[locale].waiting(waiting, offered, free)).toBe(text),
)

test('in de the hour of the letters stays in one line', () =>
  expect(listTexts.de.lettersDue('11:13')).toBe('Briefe um 11:13\u00a0Uhr'))
