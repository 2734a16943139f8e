import { expect, test } from 'vitest'
import { splitUnbreakable } from './no-wrap-parts.tsx'

test.each([
  ['Piano Sonata No. 11 in A-Dur, KV 331', ['No. 11', 'A-Dur', 'KV 331']],
  ['Cello Sonata No. 3 in fis-Moll, op. 70 Nr. 1', ['No. 3', 'fis-Moll', 'op. 70', 'Nr. 1']],
  ['Piano Sonata in A-flat major, op. 120, D 664', ['op. 120', 'D 664']],
  ['Sonatine, M. 40', ['M. 40']],
  ['Caprice, op. 1b', ['op. 1b']],
  ['Bitte bestätigen Sie Ihre E-Mail-Adresse', ['E-Mail']],
  ['E-Mails an alle', ['E-Mails']],
  ['In the Mists', []],
  ['', []],
])('unbreakable parts of “%s”: %j', (title, expected) => {
  const parts = splitUnbreakable(title)
  expect(parts.filter(({ isUnbreakable }) => isUnbreakable).map(({ part }) => part)).toEqual(expected)
  expect(parts.map(({ part }) => part).join('')).toBe(title)
})
