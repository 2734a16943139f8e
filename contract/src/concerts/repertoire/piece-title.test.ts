import { expect, test } from 'vitest'
import { pieceTitle, tonalityText } from './piece-title.ts'

const piece = (title: string, tonality = '', opus = '', catalogue_no = '') => ({
  title,
  tonality,
  opus,
  catalogue_no,
})

test.each([
  [piece('Winterreise', '', 'op. 89', 'D 911'), 'Winterreise, op. 89, D 911', 'Winterreise, op. 89, D 911'],
  [piece('Chaconne'), 'Chaconne', 'Chaconne'],
  [
    piece('Cello Sonata No. 3', 'A major', 'op. 69'),
    'Cello Sonata No. 3 in A major, op. 69',
    'Cello Sonata No. 3 A-Dur, op. 69',
  ],
  [
    piece('Piano Sonata', 'cis-Moll', 'op. 27 no. 2'),
    'Piano Sonata in C-sharp minor, op. 27 no. 2',
    'Piano Sonata cis-Moll, op. 27 Nr. 2',
  ],
  [piece('Sonate', 'F-Dur', '24'), 'Sonate in F major, op. 24', 'Sonate F-Dur, op. 24'],
  [
    { ...piece('Cello Sonata', 'D minor', 'op. 40'), title_de: 'Cellosonate', title_en: '' },
    'Cello Sonata in D minor, op. 40',
    'Cellosonate d-Moll, op. 40',
  ],
  // The title already contains key and opus.
  [
    piece('Sonate in c-Moll op. 13', 'C minor', 'op. 13'),
    'Sonate in c-Moll op. 13',
    'Sonate in c-Moll op. 13',
  ],
  [
    piece('Partita BWV 1004', 'D minor', '', 'BWV 1004'),
    'Partita BWV 1004 in D minor',
    'Partita BWV 1004 d-Moll',
  ],
  // Not a key that can be translated.
  [piece('Étude', 'dorian', '', ''), 'Étude in dorian', 'Étude in dorian'],
])('%o is titled %s and %s', (named, english, german) => {
  expect(pieceTitle(named)).toBe(english)
  expect(pieceTitle(named, 'de')).toBe(german)
})

test.each([
  ['B major', 'H-Dur'],
  ['B-flat major', 'B-Dur'],
  ['B minor', 'h-Moll'],
  ['B-flat minor', 'b-Moll'],
  ['E-flat major', 'Es-Dur'],
  ['A-flat minor', 'as-Moll'],
  ['D-flat major', 'Des-Dur'],
  ['F-sharp minor', 'fis-Moll'],
])('%s is %s in German, and is translated back', (english, german) => {
  expect(tonalityText(english, 'de')).toBe(german)
  expect(tonalityText(german)).toBe(english)
})
