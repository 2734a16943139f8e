import { expect, test } from 'vitest'
import type { TableColumn } from './columns.ts'
import {
  isEarlier,
  isFiltered,
  keyedQuery,
  knownView,
  nextSort,
  queryOf,
  shownRows,
  type TableFilter,
  type TableSort,
  type TableView,
  unfiltered,
  unkeyedQuery,
  viewOf,
} from './table-view.ts'

interface Person {
  name: string
  email: string
  born: string | null
  fee: number | null
  state: 'open' | 'paid'
}

const people: Person[] = [
  { name: 'Żaneta Müller', email: 'z@example.org', born: '2001-02-03', fee: 75, state: 'open' },
  { name: 'anna 10', email: 'a10@example.org', born: null, fee: 7.5, state: 'paid' },
  { name: 'Anna 9', email: 'a9@example.org', born: '1999-12-31', fee: null, state: 'open' },
  { name: 'Øyvind Dvořák', email: 'oe@example.org', born: '2001-02-03', fee: -20, state: 'paid' },
  { name: '王 小明', email: 'wang@example.org', born: '2010-01-01', fee: 1200, state: 'open' },
]

const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    title: 'Name',
    text: ({ name }) => name,
    isHeading: true,
    files: [{ title: 'Email', text: one => one.email }],
  },
  { id: 'born', title: 'Born', day: ({ born }) => born },
  { id: 'fee', title: 'Fee', number: ({ fee }) => fee, isMoney: true },
  {
    id: 'state',
    title: 'State',
    text: ({ state }) => state,
    order: ({ state }) => (state === 'paid' ? 1 : 2),
  },
  { id: 'actions', title: 'Actions', cell: () => null },
]
const filters: TableFilter<Person>[] = [
  {
    id: 'state',
    label: 'State',
    all: 'all',
    options: [
      { value: 'open', label: 'open' },
      { value: 'paid', label: 'paid' },
    ],
    keeps: (one, value) => one.state === value,
  },
  {
    id: 'unborn',
    isSwitch: true,
    isWidening: true,
    label: 'With unknown birth date',
    keeps: (one, isOn) => isOn || one.born !== null,
  },
]

const plain: TableView = { search: '', sort: undefined, filters: { state: '', unborn: '1' }, page: 1 }
const shown = (view: Partial<TableView>) =>
  shownRows(people, { ...plain, ...view }, columns, filters, 'de').map(({ name }) => name.split(' ')[0])

test.each<[search: string, found: string[]]>([
  ['', ['Żaneta', 'anna', 'Anna', 'Øyvind', '王']],
  ['ANNA', ['anna', 'Anna']],
  ['9 anna', ['Anna']],
  ['zaneta', ['Żaneta']],
  ['dvorak oyv', ['Øyvind']],
  ['王', ['王']],
  ['03.02.2001', ['Żaneta', 'Øyvind']],
  ['wang@', ['王']],
  ['1.200', ['王']],
  ['nobody', []],
])('the search %j finds %j', (search, found) => {
  expect(shown({ search })).toEqual(found)
})

test.each<[sort: TableSort, names: string[]]>([
  [{ column: 'name', isDescending: false }, ['Anna', 'anna', 'Øyvind', 'Żaneta', '王']],
  [{ column: 'name', isDescending: true }, ['王', 'Żaneta', 'Øyvind', 'anna', 'Anna']],
  [{ column: 'born', isDescending: false }, ['Anna', 'Żaneta', 'Øyvind', '王', 'anna']],
  [{ column: 'born', isDescending: true }, ['王', 'Żaneta', 'Øyvind', 'Anna', 'anna']],
  [{ column: 'fee', isDescending: false }, ['Øyvind', 'anna', 'Żaneta', '王', 'Anna']],
  [{ column: 'fee', isDescending: true }, ['王', 'Żaneta', 'anna', 'Øyvind', 'Anna']],
  [{ column: 'state', isDescending: false }, ['anna', 'Øyvind', 'Żaneta', 'Anna', '王']],
])('%j sorts %j, rows without a value last', (sort, names) => {
  expect(shown({ sort })).toEqual(names)
})

test.each<[chosen: Record<string, string>, names: string[]]>([
  [{ state: 'paid', unborn: '1' }, ['anna', 'Øyvind']],
  [{ state: 'paid', unborn: '' }, ['Øyvind']],
  [{ state: '', unborn: '' }, ['Żaneta', 'Anna', 'Øyvind', '王']],
])('the filters %j keep %j', (chosen, names) => {
  expect(shown({ filters: chosen })).toEqual(names)
})

const none: TableView = { search: '', sort: undefined, filters: { state: '' }, page: 1 }

test.each<[query: Record<string, unknown>, view: Partial<TableView>]>([
  [{}, {}],
  [
    { search: ' mira ', page: '3' },
    { search: 'mira', page: 3 },
  ],
  [{ search: 'x'.repeat(200) }, { search: 'x'.repeat(100) }],
  [{ search: 5, state: ['open'], sort: {} }, {}],
  [{ state: 'open', other: 'x' }, { filters: { state: 'open' } }],
  [{ sort: 'due' }, { sort: { column: 'due', isDescending: false } }],
  [{ sort: '-due' }, { sort: { column: 'due', isDescending: true } }],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: '1e9' }, {}],
  [{ page: 'three' }, {}],
])('the query %j shows %j', (query, view) => {
  expect(viewOf(query, ['state'])).toEqual({ ...none, ...view })
})

test.each<[view: Partial<TableView>, query: Record<string, string>]>([
  [{}, {}],
  [
    { search: 'mira', sort: { column: 'due', isDescending: true }, filters: { state: 'open' }, page: 2 },
    { search: 'mira', sort: '-due', state: 'open', page: '2' },
  ],
])('the view %j is written as %j', (view, query) => {
  const written = Object.entries(queryOf({ ...none, ...view })).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(written)).toEqual(query)
  expect(viewOf(query, ['state'])).toEqual({ ...none, ...view })
})

test.each<[query: Record<string, string>, known: Record<string, string>]>([
  [
    { sort: 'fee', state: 'paid', unborn: '1' },
    { sort: 'fee', state: 'paid', unborn: '1' },
  ],
  [{ sort: 'actions', state: 'nonsense', unborn: 'yes' }, {}],
  [{ sort: '-nothing' }, {}],
])('of %j the table uses %j', (query, known) => {
  const view = knownView(viewOf(query, ['state', 'unborn']), columns, filters)
  expect(view).toEqual(viewOf(known, ['state', 'unborn']))
})

test('a column is sorted ascending, descending, then not at all', () => {
  const first = nextSort(undefined, 'fee')
  const second = nextSort(first, 'fee')
  expect([first, second, nextSort(second, 'fee')]).toEqual([
    { column: 'fee', isDescending: false },
    { column: 'fee', isDescending: true },
    undefined,
  ])
  expect(nextSort(second, 'name')).toEqual({ column: 'name', isDescending: false })
})

test.each<[Partial<TableView>, boolean]>([
  [{}, false],
  [{ sort: { column: 'fee', isDescending: true }, page: 3 }, false],
  [{ search: 'a' }, true],
  [{ filters: { state: 'open' } }, true],
  [{ filters: { state: '', unborn: '1' } }, false],
])('%j is filtered: %j', (view, is) => {
  expect(isFiltered({ ...none, ...view }, filters)).toBe(is)
  const shownAll = { ...none, ...view, ...unfiltered(filters) }
  expect(isFiltered(shownAll, filters)).toBe(false)
})

test.each([
  ['', { search: 'a', 'meals.sort': 'price' }, { search: 'a' }],
  ['meals', { 'meals.search': 'a', 'meals.sort': undefined, search: 'b' }, { search: 'a' }],
])('the table with the key %j reads and writes its own part of the query', (key, query, own) => {
  expect(viewOf(unkeyedQuery(query, key), [])).toMatchObject({ search: own.search, sort: undefined })
  const written = keyedQuery(own, key)
  expect(unkeyedQuery({ ...query, ...written }, key)).toMatchObject(own)
  expect(Object.keys(written)).toEqual(key ? ['meals.search'] : ['search'])
})

test.each([
  ['ab', false, 'the one asked for'],
  ['a', true, 'one that was asked for before it'],
  ['old', false, 'another one, as after "back"'],
])('the search %j in the URL is late: %j (%s)', (search, isLate) => {
  const asked = { view: { ...none, search: 'ab' }, earlier: [{ ...none, search: 'a' }] }
  expect(isEarlier(asked, { ...none, search })).toBe(isLate)
})
