import { expect, test } from 'vitest'
import { type DeadlineDays, deadlineOddities } from './odd-deadline.ts'

const days = { start: '2028-07-30', today: '2027-09-01' }

// biome-ignore format: the table is aligned in columns
test.each<[why: string, deadline: string, changes: Partial<DeadlineDays>, oddities: string[]]>([
  ['a month before the start', '2028-06-29', {}, []],
  ['today', '2028-06-29', { today: '2028-06-29' }, []],
  ['yesterday', '2028-06-29', { today: '2028-06-30' }, ['passed']],
  ['three weeks before the start', '2028-07-09', {}, []],
  ['a day later', '2028-07-10', {}, ['late']],
  ['the day before the start', '2028-07-29', {}, ['late']],
  ['after the start: the form refuses it', '2028-07-30', {}, []],
  ['300 days before the start', '2027-10-04', {}, []],
  ['a day earlier', '2027-10-03', {}, ['early']],
  ['of another year', '2027-06-29', {}, ['passed', 'early']],
  ['moved from the first of a month', '2028-06-29', { copied: '2027-07-01' }, ['moved']],
  ['moved from the last of a month', '2028-06-28', { copied: '2027-06-30' }, ['moved']],
  ['moved from the middle of a month', '2028-06-13', { copied: '2027-06-15' }, ['moved']],
  ['moved from a day like any other', '2028-06-19', { copied: '2027-06-21' }, []],
  ['moved to the same day', '2028-07-01', { copied: '2027-07-01' }, []],
  ['moved from the first to the last', '2028-06-30', { copied: '2027-07-01' }, []],
  ['not yet typed', '', {}, []],
])('a deadline %s', (_why, deadline, changes, oddities) => {
  expect(deadlineOddities(deadline, { ...days, ...changes })).toEqual(oddities)
})

test('a deadline is not compared with a start that was not typed yet', () => {
  expect(deadlineOddities('2027-08-01', { ...days, start: '' })).toEqual(['passed'])
})
