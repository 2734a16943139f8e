import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../src/db/demo/seed.ts'
import { type TestApp, testApp } from '../app.ts'

const SITE = 'https://academy.example'

interface Page {
  status: number
  html: string
  /** Every address of the site that the page names, with the attribute that names it. */
  targets: { path: string; by: string }[]
}

let academy: TestApp
let pages: Map<string, Page>

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  )

const tagsOf = (html: string) =>
  [...html.matchAll(/<(\w+)((?:\s[^<>]*)?)>/g)].map(([tag, name = '']) => ({
    name,
    attributes: attributesOf(tag),
  }))

/** The path of an address of the site. Queries are filters and languages of the same page. */
const ownPath = (address: string): string | undefined => {
  const url = URL.parse(address.replaceAll('&amp;', '&'), `${SITE}/`)
  return url?.origin === SITE ? url.pathname : undefined
}

const targetsOf = (html: string) =>
  tagsOf(html).flatMap(({ attributes: { href, src, property, content } }) => {
    const named = [
      { address: href, by: 'href' },
      { address: src, by: 'src' },
      { address: property === 'og:url' || property === 'og:image' ? content : undefined, by: property ?? '' },
    ]
    return named.flatMap(({ address, by }) => {
      const path = address && ownPath(address)
      return path ? [{ path, by }] : []
    })
  })

const open = async (path: string): Promise<Page> => {
  const { statusCode, headers, body } = await academy.app.inject({
    url: path,
    headers: { 'accept-language': 'en' },
  })
  const isPage = String(headers['content-type']).startsWith('text/html')
  return { status: statusCode, html: isPage ? body : '', targets: isPage ? targetsOf(body) : [] }
}

/** Everything that can be reached from the home page without a login. */
const crawl = async () => {
  const found = new Map<string, Page>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const page = await open(path)
    found.set(path, page)
    waiting.push(...page.targets.map(target => target.path))
  }
  return found
}

beforeAll(async () => {
  const bundle = new URL('../../../web/dist/server/entry-server.js', import.meta.url)
  if (!existsSync(bundle)) throw new Error('These tests need the built site: npm start or npm test builds it')
  academy = await testApp({ SITE_URL: SITE }, { withSite: true })
  await seedDemo(academy.db, academy.services.clock.today())
  pages = await crawl()
}, 300_000)
afterAll(() => academy.close())

test('every address that a public page names exists', () => {
  const broken = [...pages].flatMap(([from, { targets }]) =>
    targets
      .filter(({ path }) => (pages.get(path)?.status ?? 0) >= 400)
      .map(({ path, by }) => `${from}: ${by} ${path} is ${pages.get(path)?.status}`),
  )
  expect(broken).toEqual([])
  expect([...pages.keys()].filter(path => path.startsWith('/auth/apply/')).length).toBeGreaterThan(3)
})

const shown = () => [...pages].filter(([, { html }]) => html !== '')

test('nothing is disabled twice', () => {
  const twice = shown().flatMap(([path, { html }]) =>
    tagsOf(html)
      .filter(({ attributes }) => 'disabled' in attributes && 'aria-disabled' in attributes)
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(twice).toEqual([])
})

test('an address has no headings', () => {
  for (const [path, { html }] of shown())
    for (const [address] of html.matchAll(/<address[\s\S]*?<\/address>/g))
      expect(address, path).not.toMatch(/<h[1-6]/)
})

test('a page that does not exist leads home with a space before the address', async () => {
  const { status, html } = await open('/nowhere')
  expect(status).toBe(404)
  const refresh = tagsOf(html).find(
    ({ attributes }) => (attributes['http-equiv'] ?? attributes['httpEquiv']) === 'refresh',
  )
  expect(refresh?.attributes['content']).toMatch(/^0; url=\S+$/)
})

test('every id of a page is used once', () => {
  const double = shown().flatMap(([path, { html }]) => {
    const ids = tagsOf(html).flatMap(({ attributes: { id } }) => id ?? [])
    return ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${path}: ${id}`)
  })
  expect(double).toEqual([])
})
