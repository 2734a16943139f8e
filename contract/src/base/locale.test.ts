import { expect, test } from 'vitest'
import { pageLocaleOf, pickLocale } from './locale.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['en', 'en'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['de-CH-1996', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['fr, de', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
  ['de, en', 'de'],
  ['en, de', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['en;q=0.5,de', 'de'],
  ['en; q=0.3 , de; q=0.4 ', 'de'],
  ['en;Q=0.3, de;Q=0.4', 'de'],
  ['de;level=1;q=0.2, en;q=0.3', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, fr', 'en'],
  ['de;q=0.000, en;q=0.001', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['de;q=-1', 'en'],
  ['de;q=1.2.3, en;q=0.1', 'en'],
  ['de;q=high', 'en'],
  ['deutsch', 'en'],
  ['__proto__', 'en'],
  [',;,=;q=,', 'en'],
  [`${'fr,'.repeat(5_000)}de`, 'de'],
])('a browser that prefers %j gets %s', (preference, locale) => {
  expect(pickLocale(preference)).toBe(locale)
})

test.each([
  ['de', 'locale=en', 'en', 'de'],
  ['en', 'locale=de', 'de', 'en'],
  [undefined, 'locale=de', 'en', 'de'],
  [undefined, 'a=b; locale=en; c=d', 'de', 'en'],
  [undefined, 'xlocale=de', 'en', 'en'],
  [undefined, '__Host-locale=de', 'en', 'de'],
  [undefined, 'locale=en; __Host-locale=de', 'en', 'de'],
  [undefined, '__Host-locale=fr; locale=en', 'de', 'de'],
  [undefined, 'locale=deutsch', 'en', 'en'],
  [undefined, undefined, 'de-AT,en;q=0.5', 'de'],
  [undefined, undefined, undefined, 'en'],
  ['fr', 'locale=de', 'en', 'de'],
  [['de', 'en'], 'locale=fr', 'de', 'de'],
  ['', '', '', 'en'],
])(
  'a page with ?lang=%j, the cookie %j and the browser’s %j is in %s',
  (lang, cookie, acceptLanguage, locale) => {
    expect(pageLocaleOf({ lang, cookie, acceptLanguage })).toBe(locale)
  },
)
