import { expect, test } from 'vitest'
import { composerSearchText, matchesSearch, pieceSearchText, searchWords } from './search.ts'

const composers = [
  { first_name: 'Antonín', last_name: 'Dvořák' },
  { first_name: 'Pyotr Ilyich', last_name: 'Tchaikovsky' },
  { first_name: 'Dmitri', last_name: 'Shostakovich' },
  { first_name: 'Ludwig', last_name: 'Beethoven', last_prefix: 'van' },
  { first_name: 'Georg Friedrich', last_name: 'Händel' },
  { first_name: 'Johann Sebastian', last_name: 'Bach' },
  { first_name: 'Carl Philipp Emanuel', last_name: 'Bach' },
  { first_name: 'Felix', last_name: 'Mendelssohn Bartholdy' },
  { first_name: 'Fanny', last_name: 'Hensel' },
]

test.each([
  ['dvorak', ['Dvořák']],
  ['Dvořák', ['Dvořák']],
  ['DVOŘ', ['Dvořák']],
  ['tschaikowsky', ['Tchaikovsky']],
  ['tschai', ['Tchaikovsky']],
  ['Chaikovsky, Peter', ['Tchaikovsky']],
  ['schostakowitsch', ['Shostakovich']],
  ['van beet', ['Beethoven']],
  ['ludwig van', ['Beethoven']],
  ['haendel', ['Händel']],
  ['Handel George', ['Händel']],
  ['j s bach', ['Bach']],
  ['J.S. Bach', ['Bach']],
  ['bach', ['Bach', 'Bach']],
  ['mendelssohn', ['Mendelssohn Bartholdy', 'Hensel']],
  ['ach', []],
  ['xyz', []],
])('“%s” finds %j', (typed, expected) => {
  const found = composers.filter(composer => matchesSearch(composerSearchText(composer), typed))
  expect(found.map(composer => composer.last_name)).toEqual(expected)
})

const sonata = {
  title: 'Piano Sonata No. 8 “Pathétique”',
  opus: 'op. 13',
  catalogue_no: null,
  tonality: 'C minor',
}

test.each([
  'sonate nr. 8',
  'Klaviersonate',
  'pathetique',
  'op 13',
  'op13',
  'Opus 13',
  'son c minor',
  'c-Moll',
  'Sonate c-mo',
  '',
])('“%s” finds the sonata', typed => expect(matchesSearch(pieceSearchText(sonata), typed)).toBe(true))
test.each(['sonate nr. 9', 'Violinsonate', 'op 14', 'op14', 'c-Dur'])(
  '“%s” does not find the sonata',
  typed => expect(matchesSearch(pieceSearchText(sonata), typed)).toBe(false),
)

test.each([
  ['a German key is found by its English name', { tonality: 'As-Dur' }, 'A flat major'],
  ['an English key is found by its German name', { tonality: 'B-flat minor' }, 'b-Moll'],
  ['a catalogue number is found with an extra space', { catalogue_no: 'BWV1007' }, 'bwv 1007'],
  ['a catalogue number is found without its space', { catalogue_no: 'BWV 1007' }, 'bwv1007'],
  ['a catalogue number is found as written', { catalogue_no: 'BWV1007' }, 'bwv1007'],
  ['a work is found by its German nickname', { title: 'Piano Sonata “Moonlight”' }, 'Mondscheinsonate'],
  [
    'a work is found by the beginning of its German nickname',
    { title: 'Piano Sonata “Moonlight”' },
    'Mondsch',
  ],
])('%s', (_, piece, typed) => {
  const text = pieceSearchText({ title: 'Prelude', opus: null, catalogue_no: null, tonality: null, ...piece })
  expect(matchesSearch(text, typed)).toBe(true)
})

test('a query is split into words', () =>
  expect(searchWords('Dvořák: Klaviertrio Nr. 4')).toEqual(['dvorak', 'klavier', 'trio', '4']))
