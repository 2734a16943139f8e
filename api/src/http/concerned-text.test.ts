import type { Concerned } from '@academy/contract/base/concerned'
import type { Locale } from '@academy/contract/base/locale'
import { expect, test } from 'vitest'
import { concernedText } from './failures.ts'

const people = ['Ada Berg', 'Li Wei']

test.each<[locale: Locale, concerned: Concerned[], text: string]>([
  ['en', [{ kind: 'bookings', count: 1, names: ['Ada Berg'] }], '1 booking (Ada Berg).'],
  ['en', [{ kind: 'bookings', count: 3, names: people }], '3 bookings (Ada Berg, Li Wei and 1 more).'],
  ['de', [{ kind: 'bookings', count: 2, names: people }], '2 Buchungen (Ada Berg, Li Wei).'],
  [
    'de',
    [{ kind: 'applications', count: 4, names: people }],
    '4 Bewerbungen (Ada Berg, Li Wei und 2 weitere).',
  ],
  [
    'en',
    [
      { kind: 'surveys', count: 1, names: [] },
      { kind: 'invoices', count: 1, names: ['2027-0004'] },
    ],
    '1 survey; 1 invoice (2027-0004).',
  ],
])('in %s %j reads as %s', (locale, concerned, text) => {
  expect(concernedText(concerned, locale)).toBe(text)
})
