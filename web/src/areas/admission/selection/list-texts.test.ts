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

test.each([
  ['en', 3, 0, 0, 'Waiting list: 3'],
  ['en', 3, 1, 2, 'Waiting list: 3, 1 place offered, 2 free'],
  ['de', 3, 0, 2, 'Warteliste: 3, 2 frei'],
  ['de', 3, 2, 0, 'Warteliste: 3, 2 Plätze angeboten'],
] as const)(
  'in %s a waiting list of %i with %i offers and %i free places is named',
  (locale, waiting, offered, free, text) =>
    expect(listTexts[locale].waiting(waiting, offered, free)).toBe(text),
)
