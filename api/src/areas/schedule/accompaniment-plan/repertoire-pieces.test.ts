import { expect, test } from 'vitest'
import { sumOfPieces } from './workload.ts'

test.each([
  ['', []],
  [' \n\n', []],
  ['---\n***\n12', []],
  ['Schubert: Sonate A-Dur, D 664', [null]],
  ['Brahms: Sonate\r\n\r\nHindemith: op. 11', [null, null]],
  ['Franck: Sonate (28 min)', [1_680]],
  ['Franck: Sonate, 28 min.', [1_680]],
  ['Franck: Sonate – 28 Minuten', [1_680]],
  ['Franck: Sonata (28 minutes)', [1_680]],
  ["Fauré: Après un rêve 3'", [180]],
  ['Fauré: Élégie (6:45)', [405]],
  ['Fauré: Élégie, 6:45 min', [405]],
  // Catalogue numbers are no durations.
  ['Haydn: Sonate Es-Dur, Hob. XVI:52', [null]],
  ['Haydn: Konzert, Hob. 7:40', [null]],
  ['Bach: BWV 1007', [null]],
  ['Kurtág: Játékok 0 min', [null]],
] as const)('%j has pieces of %j seconds', (repertoire, seconds) => {
  const known = seconds.filter(one => one !== null)
  expect(sumOfPieces({ repertoire, chosen_count: 0 })).toEqual({
    piece_count: seconds.length,
    piece_seconds: known.reduce((sum: number, one) => sum + one, 0),
    untimed_count: seconds.length - known.length,
  })
})

test.each([
  ['', 2, 2, 2],
  ['Franck: Sonate (28 min)', 2, 2, 1],
  ['Franck: Sonate (28 min)\nBach: Suite\nKodály', 2, 3, 2],
])('%j with %d chosen works counts as %d pieces', (repertoire, chosen_count, piece_count, untimed_count) => {
  expect(sumOfPieces({ repertoire, chosen_count })).toMatchObject({ piece_count, untimed_count })
})
