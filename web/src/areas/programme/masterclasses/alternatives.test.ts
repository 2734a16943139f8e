import {
  examplePublicMasterclass,
  type PublicMasterclass,
} from '@academy/contract/programme/masterclasses/schemas'
import { expect, test } from 'vitest'
import { alternativesTo } from './filter.ts'

const { instrument, teacher } = examplePublicMasterclass
const organ = { ...instrument, id: 99 }
const somebody = { first_name: 'Jonas', last_name: 'Wiesner' }
const masterclass = (id: number, changes: Partial<PublicMasterclass> = {}): PublicMasterclass => ({
  ...examplePublicMasterclass,
  id,
  ...changes,
})
const closed = masterclass(1, { application_closed: 1 })
const offered = [
  closed,
  masterclass(2, { teacher: somebody }),
  masterclass(3, { instrument: organ }),
  masterclass(4, { teacher: somebody, instrument: organ }),
  masterclass(5, { application_closed: 1 }),
  masterclass(6, { is_over: true }),
]
const ids = (found: PublicMasterclass[]) => found.map(({ id }) => id)

test.each([
  ['closed', closed, [3, 2]],
  ['over', masterclass(1, { is_over: true }), [3, 2]],
  ['of an earlier year', masterclass(7, { is_current: false }), [3, 2]],
  ['open', masterclass(1), [3, 2]],
  [
    'of another teacher and instrument',
    masterclass(8, {
      ...closed,
      id: 8,
      teacher: { first_name: 'A', last_name: 'B' },
      instrument: { ...organ, id: 98 },
    }),
    [],
  ],
] as const)('for one that is %s the same teacher comes first, then the instrument', (_, shown, expected) => {
  expect(ids(alternativesTo(shown, offered))).toEqual(expected)
})

test('there are at most three', () => {
  const many = [2, 3, 4, 5].map(id => masterclass(id, { teacher }))
  expect(ids(alternativesTo(closed, many))).toEqual([2, 3, 4])
})
