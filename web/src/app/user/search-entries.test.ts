import { phases } from '@academy/contract/base/phase'
import { expect, test } from 'vitest'
import { pagesOf } from '../../base/pages/records.ts'
import { answering } from '../../base/testing/answering.ts'
import { createAppRouter } from '../router.tsx'
import { routeTree } from '../routes.tsx'
import { findEntries, knownEntries, likelyEntries } from './search-entries.ts'
import { actions, likely } from './search-table.ts'

const call = answering(() => undefined)
const assets = { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } }
const router = createAppRouter(routeTree, { locale: 'en', call, origin: 'http://localhost', assets })
const pages = pagesOf(router.routesById)
const office = knownEntries(pages, ['AcademyManager'], 'en')
const german = knownEntries(pages, ['AcademyManager'], 'de')

test.each([
  ['new invoice', 'write-invoice'],
  ['neue Rechnung', 'write-invoice'],
  ['rechnung schreiben', 'write-invoice'],
  ['kitchen list', '/user/a/lodging/kitchen'],
  ['Küchenliste', '/user/a/lodging/kitchen'],
  ['kuchenliste', '/user/a/lodging/kitchen'],
  ['allergies', '/user/a/lodging/kitchen'],
  ['invoices', '/user/a/invoices'],
  ['Kontoauszug', '/user/a/bank'],
  ['arrivals', 'arrivals'],
  ['Anreise heute', 'arrivals'],
  ['neue Person', 'new-person'],
  ['book payment', 'book-payment'],
  ['Mahnung', 'overdue'],
  ['resend', 'failed-mails'],
  ['roles', '/user/a/accounts'],
  ['dsgvo', '/user/a/retention'],
  ['Passwort', '/user/access'],
  ['waiting list', '/user/a/masterclass'],
])('"%s" finds %s first, in both languages of the page', (typed, key) => {
  expect(findEntries(office, typed)[0]?.key).toBe(key)
  expect(findEntries(german, typed).map(entry => entry.key)).toContain(key)
})

test.each(['', '   ', 'Lena Almbauer', 'xyz', 'invoice xyz'])('"%s" finds no page', typed => {
  expect(findEntries(office, typed)).toEqual([])
})

test('a name is in the language of the reader', () => {
  expect(findEntries(german, 'kitchen')[0]).toMatchObject({ name: 'Küchenliste' })
  expect(findEntries(office, 'Küche')[0]).toMatchObject({ name: 'Kitchen sheet' })
})

test('at most five are found', () => {
  expect(findEntries(office, 'n')).toHaveLength(5)
})

test('others find only what they may open', () => {
  const keys = knownEntries(pages, ['Teacher'], 'en').map(({ entry }) => entry.key)
  expect(keys).toEqual([
    '/user',
    '/user/days',
    '/user/t/masterclass',
    '/user/profile',
    '/user/personal-data',
    '/user/access',
    '/user/security',
  ])
})

test('every action leads to a page that its holder may open', () => {
  const paths = pages.map(({ path }) => path)
  for (const { to } of actions) expect(paths).toContain(to)
  const known = office.map(({ entry }) => entry.key)
  expect(known).toEqual(expect.arrayContaining(actions.map(({ key }) => key)))
})

test.each(phases)('%s: what is likely exists', phase => {
  expect(likelyEntries(office, phase, []).map(({ key }) => key)).toEqual(likely[phase])
})

test('what was chosen last comes first, and nothing twice', () => {
  const keys = likelyEntries(office, 'academy', ['arrivals', '/user/a/bank', 'gone']).map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['arrivals', '/user/a/bank'])
  expect(keys).toHaveLength(6)
  expect(new Set(keys).size).toBe(6)
})
