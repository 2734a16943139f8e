import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { htmlErrors } from '../../../scripts/lib/html-errors.ts'
import { seedDemo } from '../../src/demo/seed.ts'
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
    [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
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

interface Named {
  address: string | undefined
  by: string
}

const namedInPage = (html: string): Named[] =>
  tagsOf(html).flatMap(({ attributes: { href, src, action, srcset = '', property = '', content } }) => [
    { address: href, by: 'href' },
    { address: src, by: 'src' },
    { address: action?.startsWith('/') ? action : undefined, by: 'action' },
    ...srcset.split(', ').map(one => ({ address: one.split(' ')[0], by: 'srcset' })),
    { address: property === 'og:url' || property === 'og:image' ? content : undefined, by: property },
  ])

const all = (text: string, pattern: RegExp, by: string): Named[] =>
  [...text.matchAll(pattern)].map(([, address]) => ({ address, by }))

/** How each kind of file names others. */
const namedIn: Record<string, (text: string) => Named[]> = {
  'text/html': namedInPage,
  'text/css': text => all(text, /url\(["']?([^"')]+)/g, 'url'),
  'application/manifest+json': text => all(text, /"(?:src|start_url)":\s*"([^"]+)"/g, 'manifest'),
  'application/xml': text => [...all(text, /<loc>([^<]+)/g, 'loc'), ...all(text, /href="([^"]+)/g, 'href')],
  'text/plain': text => all(text, /^Sitemap: (.+)$/gm, 'robots'),
}

const targetsOf = (type: string, text: string) =>
  (namedIn[type]?.(text) ?? []).flatMap(({ address, by }) => {
    const path = address && ownPath(address)
    return path ? [{ path, by }] : []
  })

const open = async (path: string, language = 'en'): Promise<Page> => {
  const { statusCode, headers, body } = await academy.app.inject({
    url: path,
    headers: { 'accept-language': language },
  })
  const type = String(headers['content-type']).split(';')[0] ?? ''
  return {
    status: statusCode,
    html: type === 'text/html' ? body : '',
    targets: targetsOf(type, body),
  }
}

/** Everything that can be reached from the home page without a login. */
const crawl = async () => {
  const found = new Map<string, Page>()
  const waiting = ['/', '/robots.txt']
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
  await seedDemo(academy.db, academy.services.clock.today(), academy.services.files)
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
})

test.each([
  [/^\/auth\/apply\/\d+$/],
  [/^\/concerts\/\d+$/],
  [/^\/api\/dates\/academy\.ics$/],
  [/^\/api\/masterClass\/\d+\/reminder\.ics$/],
  [/^\/api\/portraits\/.+\.webp$/],
  [/^\/icons\/.+\.png$/],
  [/^\/assets\/.+\.woff2$/],
  [/^\/sitemap\.xml$/],
])('the crawler comes to %s', pattern => {
  expect([...pages.keys()].filter(path => pattern.test(path))).not.toEqual([])
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

test('a page that does not exist leads home with a space before the address', async () => {
  const { status, html } = await open('/nowhere')
  expect(status).toBe(404)
  const refresh = tagsOf(html).find(
    ({ attributes }) => (attributes['http-equiv'] ?? attributes['httpEquiv']) === 'refresh',
  )
  expect(refresh?.attributes['content']).toMatch(/^0; url=\S+$/)
})

/** Pages that differ only by an id are built alike. The description of the API is one long list. */
const ofEachKind = () =>
  shown()
    .map(([path]) => path)
    .filter((path, index, paths) => paths.findIndex(one => kindOf(one) === kindOf(path)) === index)
const kindOf = (path: string) => path.replaceAll(/\d+/g, '0')
const MAX_LENGTH = 60_000
const shortened = (html: string) =>
  html.length > MAX_LENGTH ? `${html.slice(0, html.lastIndexOf('<article', MAX_LENGTH))}</body></html>` : html

test.each([
  ['<address><h2>Office</h2></address>'],
  ['<p><div>Text</div></p>'],
  ['<button type="button"><a href="/">Home</a></button>'],
  ['<b id="one"></b><b id="one"></b>'],
  ['<label for="one">Name</label><div id="one"></div>'],
])('control: %s is an error', async body => {
  const page = (inner: string) =>
    `<!doctype html><html lang="en"><head><title>A page</title></head><body>${inner}</body></html>`
  expect(await htmlErrors(page(''))).toEqual([])
  expect(await htmlErrors(page(body))).toHaveLength(1)
})

test.each(['de', 'en'])('the HTML of every public page is valid in %s', async language => {
  const errors: string[] = []
  for (const path of ['/nowhere', ...ofEachKind()]) {
    const { html } = await open(path, language)
    errors.push(...(await htmlErrors(shortened(html))).map(error => `${path}: ${error}`))
  }
  expect(errors).toEqual([])
})
