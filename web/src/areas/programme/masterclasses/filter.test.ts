import {
  examplePublicMasterclass,
  type PublicMasterclass,
} from '@academy/contract/programme/masterclasses/schemas'
import { expect, test } from 'vitest'
import {
  daysOf,
  filterOf,
  instrumentKey,
  instrumentsOf,
  type MasterclassFilter,
  selectMasterclasses,
  teacherKey,
  teachersOf,
  usefulDrops,
} from './filter.ts'

const cello = { ...examplePublicMasterclass.instrument, position: 1 }
// The order is that of the office, not that of the ids.
const organ = { ...cello, id: 2, name_de: 'Orgel', name_en: 'Organ', position: 8 }
const marent = { first_name: 'Ilse', last_name: 'Marent' }
const arbol = { first_name: 'Zoë', last_name: 'Árbol' }
const masterclass = (id: number, changes: Partial<PublicMasterclass>): PublicMasterclass => ({
  ...examplePublicMasterclass,
  id,
  ...changes,
})
const all = [
  masterclass(1, { instrument: organ, teacher: marent, start_date: '2027-08-01', end_date: '2027-08-08' }),
  masterclass(2, { instrument: cello, teacher: arbol, start_date: '2027-08-05', end_date: '2027-08-12' }),
  masterclass(3, {
    instrument: cello,
    teacher: marent,
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    application_closed: 1,
  }),
]
const idsOf = (masterclasses: PublicMasterclass[]) => masterclasses.map(({ id }) => id)

test('each instrument is offered once, in the order of the office', () => {
  expect(instrumentsOf(all)).toEqual([cello, organ])
})

test('each teacher is offered once, by last name', () => {
  expect(teachersOf(all)).toEqual([
    { key: 'zoe-arbol', name: 'Zoë Árbol' },
    { key: 'ilse-marent', name: 'Ilse Marent' },
  ])
})

test('the days offered are those on which masterclasses begin and end', () => {
  expect(daysOf([...all, masterclass(4, { start_date: '2027-08-01', end_date: '2027-08-12' })])).toEqual({
    first: ['2027-08-01', '2027-08-02', '2027-08-05'],
    last: ['2027-08-08', '2027-08-10', '2027-08-12'],
  })
})

test.each<[filter: MasterclassFilter, ids: number[]]>([
  [{}, [3, 2, 1]],
  [{ instrument: 'organ' }, [1]],
  [{ instrument: 'harp' }, []],
  [{ teacher: 'ilse-marent' }, [3, 1]],
  [{ teacher: 'nobody' }, []],
  [{ from: '2027-08-02' }, [3, 2]],
  [{ to: '2027-08-10' }, [3, 1]],
  [{ from: '2027-08-02', to: '2027-08-10' }, [3]],
  [{ open: '1' }, [2, 1]],
  [{ instrument: 'cello', open: '1', to: '2027-08-12' }, [2]],
  [{ instrument: 'cello', open: '1', to: '2027-08-10' }, []],
])('%j shows %j, by instrument and date', (filter, ids) => {
  expect(idsOf(selectMasterclasses(all, filter))).toEqual(ids)
})

test.each<[search: Record<string, unknown>, filter: MasterclassFilter]>([
  [{}, {}],
  [{ instrument: 'cello', other: 'x' }, { instrument: 'cello' }],
  [{ instrument: '', teacher: '', from: '', to: '', open: '' }, {}],
  [{ from: '2027-08-02', to: '2027-8-3' }, { from: '2027-08-02' }],
  [{ from: '2027-13-40', to: 'tomorrow', open: 'yes' }, {}],
  [{ open: '1', instrument: ['cello'], teacher: 3 }, { open: '1' }],
])('the query %j is the filter %j', (search, filter) => {
  expect(filterOf(search)).toEqual(filter)
})

test.each<[filter: MasterclassFilter, drops: [name: string, count: number][]]>([
  [{ instrument: 'harp' }, [['instrument', 3]]],
  [
    { instrument: 'organ', teacher: 'zoe-arbol' },
    [
      ['instrument', 1],
      ['teacher', 1],
    ],
  ],
  [
    { instrument: 'cello', open: '1', to: '2027-08-10' },
    [
      ['instrument', 1],
      ['to', 1],
      ['open', 1],
    ],
  ],
  [{ instrument: 'harp', teacher: 'nobody' }, []],
  [
    { teacher: 'ilse-marent', from: '2027-08-05' },
    [
      ['teacher', 1],
      ['from', 2],
    ],
  ],
])('of %j one may drop %j', (filter, drops) => {
  const found = usefulDrops(all, filter).map(({ name, count }) => [name, count])
  expect(found.toSorted()).toEqual(drops.toSorted())
})

test.each([
  ['Cello', 'cello'],
  ['Double bass', 'double-bass'],
  [' Piano à quatre mains ', 'piano-a-quatre-mains'],
])('%s is %s in a URL', (name_en, key) => {
  expect(instrumentKey({ name_de: 'Anders', name_en })).toBe(key)
})

test('a teacher with other letters has a plain key', () => {
  expect(teacherKey({ teacher: { first_name: 'Wojciech', last_name: 'Łabędzki' } })).toBe('wojciech-labedzki')
})
