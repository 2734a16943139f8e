import { expect, test } from 'vitest'
import { canonicalTonality, findTonality, tonalities } from './tonality.ts'

test.each([
  ['C major', 'C major'],
  ['c-Moll', 'C minor'],
  ['C-Dur', 'C major'],
  ['Es-Dur', 'E-flat major'],
  ['as-Moll', 'A-flat minor'],
  ['fis-Moll', 'F-sharp minor'],
  ['H-Dur', 'B major'],
  ['h-Moll', 'B minor'],
  ['B-Dur', 'B-flat major'],
  ['b-Moll', 'B-flat minor'],
  ['B flat major', 'B-flat major'],
  ['B♭ major', 'B-flat major'],
  ['F# minor', 'F-sharp minor'],
  ['E-flat minor', 'E-flat minor'],
  ['D', 'D major'],
  ['a', 'A minor'],
  ['Es', 'E-flat major'],
  ['', null],
  ['atonal', null],
  ['dorian', null],
])('%s is %s', (text, tonality) => expect(canonicalTonality(text)).toBe(tonality))

test('a key is found inside a title', () =>
  expect(findTonality('Sonate in c-Moll op. 13')).toEqual({ tonality: 'C minor', words: 'c-moll' }))

test('a title without a key has none', () => {
  expect(findTonality('In C')).toBeNull()
  expect(findTonality('Dichterliebe')).toBeNull()
})

test('there are thirty keys, and each is read as itself', () => {
  expect(new Set(tonalities).size).toBe(30)
  for (const tonality of tonalities) expect(canonicalTonality(tonality)).toBe(tonality)
})
