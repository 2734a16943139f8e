import { slugOf } from './slug.ts'

/** Whose portrait lies in public/portraits; a test compares the two. */
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

/** The picture of a teacher. Whoever has none gets the violin, without a request that fails first. */
export const portraitOf = (fullName: string): string => {
  const slug = slugOf(fullName)
  return `/portraits/${portraits.has(slug) ? slug : 'violin'}.svg`
}
