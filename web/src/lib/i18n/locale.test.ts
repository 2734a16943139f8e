import { expect, test } from 'vitest'
import { pickLocale } from './locale.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['DE'], 'de'],
  [['fr-FR', 'it'], 'en'],
  [['den'], 'en'],
  [[], 'en'],
])('somebody who reads %j gets the page in %s', (languages, locale) => {
  expect(pickLocale(languages)).toBe(locale)
})
