import { expect, test } from 'vitest'
import { deadlineChanges } from './deadline-changes.ts'

const before = { deadline: '2027-07-01', free_until: null }
const after = (deadline: string, free_until: string | null = null) => ({ deadline, free_until })

// biome-ignore format: the table is aligned in columns
test.each([
  ['later', after('2027-07-15'), ['canReplaceUntil', 'finalFrom', 'freeUntil', 'noMail']],
  ['earlier', after('2027-06-15'), ['cannotReplaceAfter', 'finalFrom', 'freeUntil', 'noMail']],
  ['later, with a free day of its own', after('2027-07-15', '2027-07-20'), ['canReplaceUntil', 'finalFrom', 'noMail']],
])('%s', (_direction, changed, changes) => {
  expect(deadlineChanges(before, changed)).toEqual(changes)
})
