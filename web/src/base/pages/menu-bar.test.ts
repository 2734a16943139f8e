import { type Phase, phases } from '@academy/contract/base/phase'
import { roles as allRoles } from '@academy/contract/base/roles'
import { describe, expect, test } from 'vitest'
import { createAppRouter } from '../../app/router.tsx'
import { routeTree } from '../../app/routes.tsx'
import { answering } from '../testing/answering.ts'
import { entriesInBar } from './menu-bar.ts'
import type { EntryName } from './page.ts'
import { pagesOf, personalMenu } from './records.ts'

const call = answering(() => undefined)
const assets = { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } }
const router = createAppRouter(routeTree, { locale: 'en', call, origin: 'http://localhost', assets })
const pages = pagesOf(router.routesById)

const menuOf = (roles: readonly string[]) => personalMenu(pages, roles, 'en')
const barOf = (roles: readonly string[], phase: Phase) =>
  entriesInBar(menuOf(roles), phase).map(({ name }) => name)

/** What the bar has beside the overview and the rest, in the order of the menu. */
type Bar = [phase: Phase, names: EntryName[]]
const bars: [who: string, roles: string[], bars: Bar[]][] = [
  [
    'a student',
    ['student'],
    [
      ['set-up', ['accommodation', 'account', 'masterclasses']],
      ['applications', ['accommodation', 'account', 'masterclasses']],
      ['selection', ['accommodation', 'account', 'masterclasses']],
      ['preparation', ['concert', 'accommodation', 'account']],
      ['arrival', ['days', 'concert', 'accommodation']],
      ['academy', ['days', 'concert', 'accommodation']],
      ['afterwards', ['concert', 'account', 'masterclasses']],
    ],
  ],
  ['a teacher', ['Teacher'], phases.map((phase): Bar => [phase, ['days', 'teaching', 'profile', 'access']])],
  [
    'an accompanist',
    ['Correpetitor'],
    [
      ['set-up', ['accompaniment', 'repetition', 'accompanimentPlan']],
      ['applications', ['accompaniment', 'repetition', 'accompanimentPlan']],
      ['selection', ['accompaniment', 'repetition', 'accompanimentPlan']],
      ['preparation', ['accompaniment', 'repetition', 'accompanimentPlan']],
      ['arrival', ['days', 'accompaniment', 'repetition']],
      ['academy', ['days', 'accompaniment', 'repetition']],
      ['afterwards', ['accompaniment', 'repetition', 'accompanimentPlan']],
    ],
  ],
  [
    'the office',
    ['AcademyManager'],
    [
      ['set-up', ['people', 'allMasterclasses', 'settings']],
      ['applications', ['people', 'allMasterclasses', 'invoices']],
      ['selection', ['people', 'allMasterclasses', 'invoices']],
      ['preparation', ['people', 'house', 'invoices']],
      ['arrival', ['people', 'evenings', 'house']],
      ['academy', ['people', 'evenings', 'house']],
      ['afterwards', ['people', 'invoices', 'surveys']],
    ],
  ],
  [
    'a teacher who accompanies',
    ['Teacher', 'Correpetitor'],
    [
      ['set-up', ['teaching', 'accompaniment', 'repetition']],
      ['applications', ['teaching', 'accompaniment', 'repetition']],
      ['selection', ['teaching', 'accompaniment', 'repetition']],
      ['preparation', ['teaching', 'accompaniment', 'repetition']],
      ['arrival', ['days', 'teaching', 'accompaniment']],
      ['academy', ['days', 'teaching', 'accompaniment']],
      ['afterwards', ['teaching', 'accompaniment', 'repetition']],
    ],
  ],
  [
    'a student who works in the office',
    ['student', 'Admin'],
    [
      ['set-up', ['people', 'allMasterclasses', 'settings']],
      ['applications', ['masterclasses', 'people', 'allMasterclasses']],
      ['selection', ['masterclasses', 'people', 'allMasterclasses']],
      ['preparation', ['accommodation', 'house', 'invoices']],
      ['arrival', ['days', 'people', 'house']],
      ['academy', ['days', 'evenings', 'house']],
      ['afterwards', ['account', 'invoices', 'surveys']],
    ],
  ],
  [
    'a teacher who leads the office',
    ['Teacher', 'Admin'],
    [
      ['set-up', ['teaching', 'people', 'settings']],
      ['applications', ['teaching', 'people', 'allMasterclasses']],
      ['selection', ['teaching', 'people', 'allMasterclasses']],
      ['preparation', ['teaching', 'house', 'invoices']],
      ['arrival', ['days', 'people', 'house']],
      ['academy', ['days', 'teaching', 'evenings']],
      ['afterwards', ['teaching', 'invoices', 'surveys']],
    ],
  ],
]

describe.each(bars)('the bar of %s', (_who, roles, expected) => {
  test.each(expected)('%s: %j', (phase, names) => {
    expect(barOf(roles, phase)).toEqual(['overview', ...names])
  })
})

/** Every set of roles. */
const setsOfRoles = Array.from({ length: 2 ** allRoles.length }, (_, set) =>
  allRoles.filter((_role, index) => set & (1 << index)),
)

test('there are 32 sets of roles', () => {
  expect(setsOfRoles).toHaveLength(32)
})

describe.each(phases)('%s', phase => {
  test.each(setsOfRoles.map(set => [set]))('%j: at most five entries, and every page once', roles => {
    const menu = menuOf(roles)
    const bar = entriesInBar(menu, phase)
    const rest = menu.filter(entry => !bar.includes(entry))
    // The one that opens the rest takes a place, too.
    expect(bar.length + (rest.length > 0 ? 1 : 0)).toBe(Math.min(menu.length, 5))
    expect(bar[0]?.name).toBe('overview')
    const names = [...bar, ...rest].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.toSorted()).toEqual(menu.map(({ name }) => name).toSorted())
  })
})
