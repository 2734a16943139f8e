import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Zdeňka Ořechovská', 'zdenka-orechovska'],
  ['Wojciech Łabędzki', 'wojciech-labedzki'],
  ['Solveig Bjørnhaugen', 'solveig-bjornhaugen'],
  ['Deniz Akçaova', 'deniz-akcaova'],
  ['Bálint Kőszeghalmi', 'balint-koszeghalmi'],
  ['Anna-Friederike Unterkircher-Schwarzenbrunner', 'anna-friederike-unterkircher-schwarzenbrunner'],
  [' Maria d’Aßling ', 'maria-d-assling'],
])('%s is %s in a URL', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
