import { expect, test } from 'vitest'
import { type SearchTerms, searchTerms } from './search-queries.ts'

const nothing: SearchTerms = { number: null, year: null, prefix: null, reference: null, room: null }

test.each<[search: string, terms: Partial<SearchTerms>]>([
  ['2027-0012', { year: 2027, number: 12, prefix: '2027-0012', room: '2027-0012' }],
  ['RE 2027-12', { year: 2027, number: 12, prefix: '2027-12', room: 'RE 2027-12' }],
  ['12', { number: 12, room: '12' }],
  ['Zimmer 12', { room: '12' }],
  ['room Arkade', { room: 'Arkade' }],
  ['rf18 2027 0001', { reference: 'RF1820270001', room: 'rf18 2027 0001' }],
  ['rf', { room: 'rf' }],
  ['mira@example.org', {}],
  ['Talbach', { room: 'Talbach' }],
  ['1234567890123', { room: '1234567890123' }],
])('%s may mean %j', (search, terms) => {
  expect(searchTerms(search)).toEqual({ ...nothing, ...terms })
})
