import { slugOf } from './slug.ts'

/** The teachers with a file in public/portraits; a test compares the two. */
export const portraits: ReadonlySet<string> = new Set([
  'anna-friederike-unterkircher-schwarzenbrunner',
  'aoife-kilcarragh',
  'balint-koszeghalmi',
  'chiharu-mizobata',
  'eero-kuusiluoto',
  'inigo-penarrubia',
  'jussara-quintanilha',
  'korbinian-zirmgaster',
  'solveig-bjornhaugen',
  'tamta-beruashvili',
  'thabang-mokoatle',
  'wojciech-labedzki',
  'zdenka-orechovska',
])

/** Returns the portrait of a teacher, or the violin as a fallback, without a failing request first. */
export const portraitOf = (fullName: string): string => {
  const slug = slugOf(fullName)
  return `/portraits/${portraits.has(slug) ? slug : 'violin'}.svg`
}
