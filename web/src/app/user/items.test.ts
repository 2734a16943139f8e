import { expect, test } from 'vitest'
import { type Item, isYours, itemAt, itemsFor } from './items.ts'

const student = ['concert', 'accommodation', 'masterclasses']

test.each<[roles: string[], items: string[]]>([
  [[], student],
  [['student'], student],
  [['Teacher'], ['teaching']],
  [['Correpetitor'], ['accompaniment', 'repetition']],
  [['Admin'], ['allMasterclasses', 'invoices', 'evenings', 'house', 'surveys']],
  [['AcademyManager'], ['allMasterclasses', 'invoices', 'evenings', 'house', 'surveys']],
  [
    ['Admin', 'student'],
    [...student, 'allMasterclasses', 'invoices', 'evenings', 'house', 'surveys'],
  ],
  [
    ['Correpetitor', 'Teacher'],
    ['teaching', 'accompaniment', 'repetition'],
  ],
  [
    ['Admin', 'AcademyManager', 'Correpetitor', 'Teacher', 'student'],
    [
      ...student,
      'teaching',
      'accompaniment',
      'repetition',
      'allMasterclasses',
      'invoices',
      'evenings',
      'house',
      'surveys',
    ],
  ],
])('%j sees the overview, %j and the profile', (roles, names) => {
  expect(itemsFor(roles).map(item => item.name)).toEqual(['overview', ...names, 'profile'])
})

const everybody = ['student', 'Teacher', 'Correpetitor', 'AcademyManager', 'Admin']

test.each<[path: string, whose: string[]]>([
  ['/user', everybody],
  ['/user/profile', everybody],
  ['/user/concert', ['student']],
  ['/user/acomodation', ['student']],
  ['/user/masterclass', ['student']],
  ['/user/masterclass/4', ['student']],
  ['/user/t/masterclass', ['Teacher']],
  ['/user/t/masterclass/4', ['Teacher']],
  ['/user/r/masterclass', ['Correpetitor']],
  ['/user/a/masterclass', ['AcademyManager', 'Admin']],
  ['/user/a/invoices', ['AcademyManager', 'Admin']],
  ['/user/a/concerts', ['AcademyManager', 'Admin']],
  ['/user/a/lodging', ['AcademyManager', 'Admin']],
  ['/user/a/lodging/kitchen', ['AcademyManager', 'Admin']],
  ['/user/a/lodging/housekeeping', ['AcademyManager', 'Admin']],
  ['/user/a/feedback', ['AcademyManager', 'Admin']],
  ['/user/a/feedback/new', ['AcademyManager', 'Admin']],
  ['/user/a/feedback/4/results', ['AcademyManager', 'Admin']],
])('%s is for %j', (path, whose) => {
  expect(everybody.filter(role => isYours(path, [role]))).toEqual(whose)
})

test('one of several roles is enough', () => {
  expect(isYours('/user/t/masterclass', ['student', 'Teacher'])).toBe(true)
})

test.each<[path: string, name: Item['name'] | undefined]>([
  ['/user', 'overview'],
  ['/user/masterclass/4', 'masterclasses'],
  ['/user/r/masterclass', 'accompaniment'],
  ['/user/masterclasses', undefined],
])('%s belongs to %s', (path, name) => {
  expect(itemAt(path)?.name).toBe(name)
})
