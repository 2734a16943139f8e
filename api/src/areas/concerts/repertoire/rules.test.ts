import type { Composer, Piece } from '@academy/contract/concerts/repertoire/schemas'
import { expect, test } from 'vitest'
import { checkPiece, composerRefusal, searchQuery, similarComposers, similarNameQuery } from './rules.ts'

test.each([
  [[], null],
  [['dvorak'], "'dvorak':*"],
  [['j', 's', 'bach'], "'j':*&'s':*&'bach':*"],
])('the words %j are searched as %s', (words, query) => {
  expect(searchQuery(words)).toBe(query)
})

test.each([
  ['Clara', 'Schumann', "('sc':*)&('c':*)"],
  // In every known spelling.
  ['Sergei', 'Prokofjew', "('pr':*)&('s':*)"],
  ['Fryderyk', 'Chopin', "('ch':*)&('f':*|'b':*)"],
  ['E.', 'X', "('x':*)&('e':*)"],
  ['Björk', '!!!', "('b':*)"],
  ['?', '!', null],
])('%s %s is compared with entries that match %s', (first_name, last_name, query) => {
  expect(similarNameQuery({ first_name, last_name })).toBe(query)
})

const composer = (id: number, first_name: string, last_name: string, year_of_birth: number) => {
  const row = { first_name, last_name, last_prefix: '', year_of_birth, year_of_death: null }
  return { ...row, shown: { ...row, id, full_name: `${first_name} ${last_name}` } satisfies Composer }
}

test('a merged entry takes the verdict of its most similar spelling', () => {
  const target = composer(1, 'Pyotr Ilyich', 'Tchaikovsky', 1840)
  const merged = { ...composer(2, 'Pjotr', 'Tschaikowsky', 1840), shown: target.shown }
  const candidate = {
    first_name: 'Pjotr',
    last_name: 'Tschaikowsky',
    year_of_birth: 1840,
    year_of_death: null,
  }
  const expected = [{ ...target.shown, verdict: 'block' }]
  expect(similarComposers(candidate, [target, merged])).toEqual(expected)
  expect(similarComposers(candidate, [merged, target])).toEqual(expected)
})

test('at most ten suggestions are returned', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => composer(index + 1, 'J.', 'Bach', 1685 + index))
  const candidate = { first_name: 'Johann', last_name: 'Bach', year_of_birth: 1685, year_of_death: null }
  expect(similarComposers(candidate, crowd)).toHaveLength(10)
})

test.each([
  [[], false, undefined],
  [['hint'], false, 'composer_similar'],
  [['hint'], true, undefined],
  [['hint', 'block'], false, 'composer_exists'],
  [['block'], true, 'composer_exists'],
] as const)('with %j, and create_anyway %j: %s', (verdicts, create_anyway, expected) => {
  const suggestions = verdicts.map(verdict => ({ ...composer(1, 'Amy', 'Beach', 1867).shown, verdict }))
  expect(composerRefusal(suggestions, create_anyway)).toBe(expected)
})

const piece = (title: string, opus = '', tonality = '', catalogue_no = '') => ({
  title,
  opus,
  tonality,
  catalogue_no,
})
const known = (id: number, ...fields: Parameters<typeof piece>) => ({
  ...piece(...fields),
  shown: { id, composer_id: 1, ...piece(...fields) } satisfies Piece,
})

test.each([
  ['the same work', piece('Sonate', 'op. 13', 'c-Moll'), 'piece_exists', 'piece_exists'],
  ['the same work in another spelling', piece('SONATE', 'Op.13', 'C minor'), 'piece_exists', 'piece_exists'],
  ['a work with the same opus number', piece('Sonate pathétique', 'op. 13'), 'piece_similar', undefined],
  ['a work of the same series', piece('Sonate', 'op. 14', 'E major'), 'piece_similar', undefined],
  ['a different work', piece('Bagatellen', 'op. 126'), undefined, undefined],
])('%s: %o is %s, and %s with create_anyway', (_, candidate, refusal, withCreateAnyway) => {
  const existing = [known(1, 'Sonate', 'op. 13', 'c-Moll'), known(2, 'Trio', 'op. 11')]
  expect(checkPiece(candidate, existing, false).refusal).toBe(refusal)
  expect(checkPiece(candidate, existing, true).refusal).toBe(withCreateAnyway)
})
