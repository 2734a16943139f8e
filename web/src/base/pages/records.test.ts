import { describe, expect, test } from 'vitest'
import { createAppRouter } from '../../app/router.tsx'
import { routeTree } from '../../app/routes.tsx'
import { answering } from '../testing/answering.ts'
import {
  byGroup,
  mayOpen,
  type Page,
  pageAbove,
  pagesOf,
  personalMenu,
  recordOf,
  sectionMenu,
  siteMenu,
} from './records.ts'

const call = answering(() => undefined)
const assets = { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } }
const router = createAppRouter(routeTree, { locale: 'en', call, origin: 'http://localhost', assets })
const pages = pagesOf(router.routesById)
const recordAt = (path: string) => recordOf(router.matchRoutes(path, {}))

const student = ['days', 'concert', 'accommodation', 'account', 'masterclasses']
const office = [
  'people',
  'allMasterclasses',
  'accompanimentPlan',
  'evenings',
  'house',
  'invoices',
  'mails',
  'surveys',
  'settings',
  'record',
]

test.each<[roles: string[], items: string[]]>([
  [[], student],
  [['student'], student],
  [['Teacher'], ['days', 'teaching']],
  [['Correpetitor'], ['days', 'accompaniment', 'repetition', 'accompanimentPlan']],
  [['Admin'], office],
  [['AcademyManager'], office],
  [
    ['Admin', 'student'],
    [...student, ...office],
  ],
  [
    ['Correpetitor', 'Teacher'],
    ['days', 'teaching', 'accompaniment', 'repetition', 'accompanimentPlan'],
  ],
  [
    ['Admin', 'AcademyManager', 'Correpetitor', 'Teacher', 'student'],
    [...student, 'teaching', 'accompaniment', 'repetition', ...office],
  ],
])('%j sees the overview, %j, the profile and the access', (roles, names) => {
  expect(personalMenu(pages, roles, 'en').map(({ name }) => name)).toEqual([
    'overview',
    ...names,
    'profile',
    'access',
  ])
})

const everybody = ['student', 'Teacher', 'Correpetitor', 'AcademyManager', 'Admin']

test.each<[path: string, whose: string[]]>([
  ['/user', everybody],
  ['/user/profile', everybody],
  ['/user/access', everybody],
  ['/user/security', everybody],
  ['/user/invoices/4', everybody],
  ['/user/days', ['student', 'Teacher', 'Correpetitor']],
  ['/user/concert', ['student']],
  ['/user/account', ['student']],
  ['/user/acomodation', ['student']],
  ['/user/masterclass', ['student']],
  ['/user/masterclass/4', ['student']],
  ['/user/a/accompaniment', ['Correpetitor', 'AcademyManager', 'Admin']],
  ['/user/place-offers/4', ['student']],
  ['/user/t/masterclass', ['Teacher']],
  ['/user/t/masterclass/4', ['Teacher']],
  ['/user/r/masterclass', ['Correpetitor']],
  ['/user/a/people', ['AcademyManager', 'Admin']],
  ['/user/a/masterclass', ['AcademyManager', 'Admin']],
  ['/user/a/masterclass/4/decisions', ['AcademyManager', 'Admin']],
  ['/user/a/waiting-list/4', ['AcademyManager', 'Admin']],
  ['/user/a/people/4', ['AcademyManager', 'Admin']],
  ['/user/a/invoices', ['AcademyManager', 'Admin']],
  ['/user/a/refunds', ['AcademyManager', 'Admin']],
  ['/user/a/invoices/4', ['AcademyManager', 'Admin']],
  ['/user/a/journal', ['AcademyManager', 'Admin']],
  ['/user/a/ledger-check', ['AcademyManager', 'Admin']],
  ['/user/a/bank', ['AcademyManager', 'Admin']],
  ['/user/a/concerts', ['AcademyManager', 'Admin']],
  ['/user/a/lodging', ['AcademyManager', 'Admin']],
  ['/user/a/lodging/kitchen', ['AcademyManager', 'Admin']],
  ['/user/a/lodging/housekeeping', ['AcademyManager', 'Admin']],
  ['/user/a/lodging/rooms', ['AcademyManager', 'Admin']],
  ['/user/a/record', ['AcademyManager', 'Admin']],
  ['/user/a/feedback', ['AcademyManager', 'Admin']],
  ['/user/a/feedback/new', ['AcademyManager', 'Admin']],
  ['/user/a/feedback/4/results', ['AcademyManager', 'Admin']],
  ['/user/a/mails', ['AcademyManager', 'Admin']],
  ['/user/a/mails/groups', ['AcademyManager', 'Admin']],
  ['/user/a/mails/groups/4', ['AcademyManager', 'Admin']],
  ['/user/a/mails/messages', ['AcademyManager', 'Admin']],
  ['/user/a/mails/messages/4', ['AcademyManager', 'Admin']],
  ['/user/a/association', ['AcademyManager', 'Admin']],
  ['/user/a/academies', ['AcademyManager', 'Admin']],
  ['/user/a/academies/4', ['AcademyManager', 'Admin']],
  ['/user/a/academies/4/preview', ['AcademyManager', 'Admin']],
  ['/user/a/academies/4/preview/masterclasses', ['AcademyManager', 'Admin']],
  ['/user/a/academies/4/preview/masterclass/7', ['AcademyManager', 'Admin']],
  ['/user/a/masterclasses', ['AcademyManager', 'Admin']],
  ['/user/a/instruments', ['AcademyManager', 'Admin']],
  ['/user/a/periods', ['AcademyManager', 'Admin']],
  ['/user/a/rooms', ['AcademyManager', 'Admin']],
  ['/user/a/accounts', ['AcademyManager', 'Admin']],
  ['/user/a/retention', ['AcademyManager', 'Admin']],
  ['/user/a/teachers', ['AcademyManager', 'Admin']],
  ['/user/a/teachers/new', ['AcademyManager', 'Admin']],
  ['/user/a/teachers/4', ['AcademyManager', 'Admin']],
  ['/user/a/texts', ['AcademyManager', 'Admin']],
  ['/user/a/documents', ['AcademyManager', 'Admin']],
  ['/user/a/documents/consent_form', ['AcademyManager', 'Admin']],
  ['/user/a/texts/about.lead', ['AcademyManager', 'Admin']],
])('%s is for %j', (path, whose) => {
  expect(everybody.filter(role => mayOpen(recordAt(path), [role]))).toEqual(whose)
})

test('one of several roles is sufficient', () => {
  expect(mayOpen(recordAt('/user/t/masterclass'), ['student', 'Teacher'])).toBe(true)
})

test('siteMenu lists the pages of header and footer in order', () => {
  expect(siteMenu(pages, 'header', 'en').map(({ path }) => path)).toEqual([
    '/',
    '/masterclasses',
    '/academy',
    '/about',
    '/contact',
    '/auth/login',
    '/auth/register',
    '/user',
  ])
  expect(siteMenu(pages, 'footer', 'en').map(({ path }) => path)).toEqual([
    '/imprint',
    '/privacy',
    '/accessibility',
  ])
  expect(siteMenu(pages, 'guide', 'de').map(({ label }) => label)).toEqual([
    'Kosten',
    'Termine',
    'Konzerte',
    'Fragen und Antworten',
    'Frühere Jahre',
  ])
})

test('sectionMenu lists the pages of a section in order', () => {
  expect(sectionMenu(pages, 'settings', ['Admin'], 'en').map(({ path }) => path)).toEqual([
    '/user/a/association',
    '/user/a/accounts',
    '/user/a/retention',
    '/user/a/academies',
    '/user/a/teachers',
    '/user/a/instruments',
    '/user/a/masterclasses',
    '/user/a/periods',
    '/user/a/rooms',
    '/user/a/texts',
    '/user/a/documents',
  ])
})

test.each<[roles: string[], groups: [string | undefined, number][]]>([
  [
    ['student'],
    [
      [undefined, 1],
      ['My academy', 5],
      ['About you', 2],
    ],
  ],
  [
    ['Admin'],
    [
      [undefined, 1],
      ['People', 1],
      ['Classes', 3],
      ['House', 1],
      ['Money', 1],
      ['Letters', 2],
      ['Settings', 2],
      ['About you', 2],
    ],
  ],
])('the menu of %j has the groups %j', (roles, groups) => {
  const found = byGroup(personalMenu(pages, roles, 'en'))
  expect(found.map(({ group, entries }) => [group, entries.length])).toEqual(groups)
})

test('every page of the settings is in a group, and each group is there once', () => {
  const groups = byGroup(sectionMenu(pages, 'settings', ['Admin'], 'de')).map(({ group }) => group)
  expect(groups).toEqual(['Organisation', 'Angebot', 'Website und E-Mails'])
})

test('sectionMenu leaves out pages of a single entry', () => {
  expect(sectionMenu(pages, 'money', ['Admin'], 'en').map(({ label }) => label)).toEqual([
    'Invoices',
    'Bank statements',
    'Refunds',
    'Journal',
    'Check',
  ])
})

describe('a section with a page that only admins may open', () => {
  const texts = { en: { title: 'Sums', description: '' }, de: { title: 'Summen', description: '' } }
  const record = { texts, section: 'money' } as const
  const short = { en: 'Money', de: 'Geld' }
  const made: Page[] = [
    {
      path: '/a',
      record: { ...record, access: 'manage_admins', personalMenu: [{ name: 'invoices', icon: '', short }] },
    },
    { path: '/a/$id', record: { ...record, access: 'manage_money' } },
    { path: '/b', record: { ...record, access: 'manage_money' } },
  ]

  test.each<[roles: string[], entry: string[], menu: string[]]>([
    [['Admin'], ['/a'], ['/a', '/b']],
    [['AcademyManager'], ['/b'], ['/b']],
    [['Teacher'], [], []],
  ])('%j: the entry leads to %j, and the menu has %j', (roles, entry, menu) => {
    expect(personalMenu(made, roles, 'en').map(({ path }) => path)).toEqual(entry)
    expect(sectionMenu(made, 'money', roles, 'en').map(({ path }) => path)).toEqual(menu)
  })
})

test.each([
  ['/auth/login', 'guests'],
  ['/auth/register', 'guests'],
  ['/auth/welcome', 'signed-in'],
  ['/user', 'signed-in'],
  ['/masterclasses', undefined],
])('the access of %s is %s', (path, access) => {
  expect(recordAt(path)?.access).toBe(access)
})

test.each([
  ['/user/a/people/999999', '/user/a/people'],
  ['/user/a/invoices/999999', '/user/a/invoices'],
  ['/user/a/mails/groups/99', '/user/a/mails/groups'],
  ['/user/a/academies/7/preview/masterclass/3', '/user/a/academies'],
  ['/user/nonsense', '/user'],
  ['/nonsense', undefined],
])('above %s is %s', (pathname, above) => {
  expect(pageAbove(pages, pathname)?.path).toBe(above)
})
