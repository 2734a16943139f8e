import { expect, test } from 'vitest'
import { keyedTable, parseSearch, stringifySearch, tableSearch, text, withoutEmpty } from './search.ts'

test.each([
  ['', {}],
  ['?token=12345&signature=1e5', { token: '12345', signature: '1e5' }],
  ['?return=%2Fmasterclass%2F3%3Fa%3Db', { return: '/masterclass/3?a=b' }],
  ['?email=mira%2Bnews%40example.org', { email: 'mira+news@example.org' }],
])('the query %j is text, and survives encoding and decoding', (query, search) => {
  expect(parseSearch(query)).toEqual(search)
  expect(stringifySearch(search)).toBe(query)
})

test('missing values are not written', () => {
  expect(stringifySearch({ return: undefined })).toBe('')
})

test.each([
  ['', undefined],
  ['?instrument=cello', undefined],
  ['?instrument=cello&teacher=&from=', '?instrument=cello'],
  ['?teacher=&from=&to=', ''],
  ['?lang=de&teacher=', '?lang=de'],
])('without its empty values the query %j is %j', (query, clean) => {
  expect(withoutEmpty(query)).toBe(clean)
})

test('a page ignores unknown parameters', () => {
  expect(text({ return: '/user', other: 'x' }, 'return')).toEqual({ return: '/user' })
  expect(text({}, 'return')).toEqual({})
})

test('a page with a table keeps search, sort, page and its filters', () => {
  const query = { search: 'mira', sort: '-due', page: '2', state: 'open', other: 'x' }
  expect(tableSearch('state')(query)).toEqual({ search: 'mira', sort: '-due', page: '2', state: 'open' })
  expect(tableSearch()({ search: ['mira'], state: 'open' })).toEqual({})
})

test('a page with two tables keeps the query of both', () => {
  const query = { sort: 'name', 'meals.sort': '-price', 'other.sort': 'name' }
  expect(tableSearch(...keyedTable('meals'))(query)).toEqual({ sort: 'name', 'meals.sort': '-price' })
})
