import { expect, test } from 'vitest'
import { nameParts } from './composer-dialog.tsx'

test.each([
  ['', ['', '', '']],
  ['Smyth', ['', '', 'Smyth']],
  ['Ethel Smyth', ['Ethel', '', 'Smyth']],
  ['  Johann   Sebastian Bach ', ['Johann Sebastian', '', 'Bach']],
  ['Ludwig van Beethoven', ['Ludwig', 'van', 'Beethoven']],
  ['Manuel de la Falla', ['Manuel', 'de la', 'Falla']],
  ['Beethoven, Ludwig van', ['Ludwig', 'van', 'Beethoven']],
  ['johann sebastian bach', ['johann sebastian', '', 'bach']],
  ['Saint-Saëns, Camille', ['Camille', '', 'Saint-Saëns']],
])('%s', (typed, [first_name, last_prefix, last_name]) => {
  expect(nameParts(typed)).toEqual({ first_name, last_prefix, last_name })
})
