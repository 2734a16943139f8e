import { compareComposers } from '@academy/contract/concerts/repertoire/composer-duplicates'
import { compareMovements } from '@academy/contract/concerts/repertoire/movement-duplicates'
import { comparePieces } from '@academy/contract/concerts/repertoire/piece-duplicates'
import { tonalities } from '@academy/contract/concerts/repertoire/tonality'
import { expect, test } from 'vitest'
import { instruments } from '../demo/content/instruments.ts'
import { germanComposers, germanTitles } from './german-exceptions.ts'
import { germanTitle } from './german-titles.ts'
import { readCatalogue } from './read-catalogue.ts'

const { composers, works } = readCatalogue()
const people = [...composers.values()]

/** Returns every pair of two elements once. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]))

test('there are at least 130 composers and 320 works', () => {
  expect(composers.size).toBeGreaterThanOrEqual(130)
  expect(works.length).toBeGreaterThanOrEqual(320)
})

test('a name is split into first name, last name and prefix', () => {
  expect(composers.get('Beethoven, Ludwig van')).toEqual({
    first_name: 'Ludwig',
    last_name: 'Beethoven',
    last_prefix: 'van',
    name_de: '',
    name_en: '',
    year_of_birth: 1770,
    year_of_death: 1827,
  })
  expect(composers.get('Pärt, Arvo')).toMatchObject({ last_prefix: null, year_of_death: null })
  expect(composers.get('Vaughan Williams, Ralph')).toMatchObject({ last_name: 'Vaughan Williams' })
})

test('composers are born before they die, and none is older than 110', () => {
  const thisYear = new Date().getFullYear()
  for (const [name, { year_of_birth, year_of_death }] of composers) {
    const age = (year_of_death ?? thisYear) - year_of_birth
    expect(year_of_birth, name).toBeGreaterThanOrEqual(1000)
    expect(year_of_death ?? thisYear, name).toBeLessThanOrEqual(thisYear)
    expect(age, name).toBeGreaterThan(20)
    expect(age, name).toBeLessThan(110)
  }
})

test('no composer is listed twice', () => {
  const blocked = pairsOf(people).filter(([one, other]) => compareComposers(one, other).verdict === 'block')
  expect(blocked).toEqual([])
})

test.each([
  ['Cello Sonata No. 3', 'Cellosonate Nr. 3'],
  ['Piano Sonata No. 14 “Moonlight”', 'Klaviersonate Nr. 14 „Mondschein“'],
  ['Sonata No. 1 for Solo Violin', 'Sonate Nr. 1 für Violine solo'],
  ['Trio for Clarinet, Viola and Piano “Kegelstatt”', 'Trio für Klarinette, Viola und Klavier „Kegelstatt“'],
  ['Toccata, Adagio and Fugue', 'Toccata, Adagio und Fuge'],
  ['Prelude and Fugue on B-A-C-H', 'Präludium und Fuge über B-A-C-H'],
  ['Trio Sonata No. 6', 'Triosonate Nr. 6'],
  ['“Casta diva” from Norma', '„Casta diva“ aus Norma'],
  ['Études, Book I', 'Études, Heft I'],
  ['Pictures at an Exhibition', 'Bilder einer Ausstellung'],
  // Names stay.
  ['Winterreise', 'Winterreise'],
  ['Time for Marimba', 'Time for Marimba'],
  ['Music for Pieces of Wood', 'Music for Pieces of Wood'],
  ['Le tombeau de Couperin', 'Le tombeau de Couperin'],
])('%s is %s in German', (title, german) => {
  expect(germanTitle(title)).toBe(german)
})

test('no German title of a work with an English kind has English words', () => {
  const english = /\b(?:Sonata|Concerto|Quartet|Quintet|Prelude|Fugue|No\.|and|from|on|of)\b/
  const names =
    /[“„(]|Fuzzy Bird|Mallet|Sonata eroica|Dido|Nature of|King of|Gods of|Songs of|Pieces of|Dream of|Bird Came|Shining/
  const left = works.map(({ title, title_de }) => title_de || title).filter(text => english.test(text))
  expect(left.filter(text => !names.test(text))).toEqual([])
})

test('exceptions are used, and German names belong to composers of the list', () => {
  const titles = new Set(works.map(({ title }) => title))
  expect(Object.keys(germanTitles).filter(title => !titles.has(title))).toEqual([])
  expect(Object.keys(germanComposers).filter(name => !composers.has(name))).toEqual([])
  expect(composers.get('Shostakovich, Dmitri')?.name_de).toBe('Dmitri Schostakowitsch')
})

test('every work has a composer from the list, and most composers have a work', () => {
  for (const { composer, title } of works) expect(composers.has(composer), `${composer}: ${title}`).toBe(true)
  const without = [...composers.keys()].filter(name => !works.some(work => work.composer === name))
  expect(without.length).toBeLessThan(composers.size / 10)
})

test('at most 0.5 % of the pairs of movements of a work are taken for the same movement', () => {
  const others = works
    .flatMap(({ movements }) => pairsOf([...new Set(movements)]))
    .map(([one, other]) => compareMovements(one, other).verdict)
  const held = others.filter(verdict => verdict !== 'none')
  expect(others.length).toBeGreaterThan(3_000)
  expect(held.length).toBeLessThan(others.length / 200)
})

test('no work is listed twice', () => {
  const doubles = [...composers.keys()]
    .flatMap(name => pairsOf(works.filter(work => work.composer === name)))
    .filter(([one, other]) => comparePieces(one, other).verdict === 'strong')
  expect(doubles).toEqual([])
})

test.each(instruments)('there are at least 25 works for $name_en', ({ key }) => {
  expect(works.filter(work => work.instrument === key).length).toBeGreaterThanOrEqual(25)
})

test('every file is named after an instrument or "chamber"', () => {
  expect(new Set(works.map(work => work.instrument))).toEqual(
    new Set([...instruments.map(instrument => instrument.key), 'chamber']),
  )
})

test('titles and movements contain letters or digits, and no stray spaces, quotes or separators', () => {
  for (const { composer, title, movements } of works)
    for (const text of [title, ...movements]) {
      expect(text, `${composer}: ${title}`).toMatch(/[\p{L}\d]/u)
      expect(text, `${composer}: ${title}`).not.toMatch(/^\s|\s$|\s{2}|[|/"']/)
    }
})

test('keys, opus and catalogue numbers have one format', () => {
  for (const { title, tonality, opus, catalogue_no } of works) {
    if (tonality) expect(tonalities, title).toContain(tonality)
    if (opus) expect(opus, title).toMatch(/^op\. \d+[a-z]?( nos?\. \d+(–\d+)?)?$/)
    if (catalogue_no)
      expect(catalogue_no, title).toMatch(/^[A-Z][A-Za-z]*\.?( [A-Z])? [\dXVI]\S*( no\. \d+)?$/)
  }
})

test('a set of pieces has as many movements as its title says', () => {
  const counts = works.flatMap(({ title, movements }) => {
    const words = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
    const count = words.indexOf(title.split(' ')[0] ?? '') + 2
    const isSet = count > 1 && !/Variations on/.test(title)
    return isSet ? [{ title, count, movements: movements.length }] : []
  })
  expect(counts.length).toBeGreaterThan(8)
  for (const { title, count, movements } of counts) expect(movements, title).toBe(count)
})
