import { expect, test } from 'vitest'
import { changedFields } from './audit.ts'

const day = new Date('2027-08-01T00:00:00Z')

test.each<[what: string, before: object | undefined, after: object | undefined, changes: object]>([
  ['nothing', { name: 'Violin' }, { name: 'Violin' }, {}],
  ['a text', { name: 'Violin', beds: 2 }, { name: 'Viola', beds: 2 }, { name: ['Violin', 'Viola'] }],
  ['a number', { beds: 2 }, { beds: 10 }, { beds: ['2', '10'] }],
  ['a cleared field', { note: 'late' }, { note: null }, { note: ['late', null] }],
  ['a new entry', undefined, { beds: 2, note: null }, { beds: [null, '2'] }],
  ['a deleted entry', { beds: 2 }, undefined, { beds: ['2', null] }],
  ['equal dates', { start: day }, { start: new Date(day) }, {}],
  ['a list', { links: ['a'] }, { links: ['a', 'b'] }, { links: ['["a"]', '["a","b"]'] }],
])('changedFields records %s', (_what, before, after, changes) => {
  expect(changedFields(before, after)).toEqual(changes)
})
