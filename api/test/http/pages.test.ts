import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Locale } from '@academy/contract/base/locale'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMaintenance } from '../../src/areas/office/maintenance/maintenance-queries.ts'
import { hashToken } from '../../src/base/tokens.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { type TestApp, testApp } from '../app.ts'

const SITE = 'https://academy.example'

let academy: TestApp
let masterclasses: number[]
let concert: number
beforeAll(async () => {
  const bundle = new URL('../../../web/dist/server/entry-server.js', import.meta.url)
  if (!existsSync(bundle)) throw new Error('These tests need the built site: npm start or npm test builds it')
  academy = await testApp({ SITE_URL: SITE }, { withSite: true })
  await seedDemo(academy.db, academy.services.clock.today())
  const rows = await academy.db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select('masterclasses.id')
    .where('is_current', '=', true)
    .execute()
  masterclasses = rows.map(row => row.id)
  const announced = await academy.db
    .selectFrom('concert_evenings')
    .select('id')
    .where('announced_at', 'is not', null)
    .executeTakeFirstOrThrow()
  concert = announced.id
})
afterAll(() => academy.close())

const open = async (url: string, headers: Record<string, string> = {}) => {
  const response = await academy.app.inject({ url, headers })
  return { status: response.statusCode, headers: response.headers, html: response.body }
}

const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => [language, href],
  )
const versionsOf = (path: string) => [
  ['de', `${SITE}${path}?lang=de`],
  ['en', `${SITE}${path}?lang=en`],
  ['x-default', SITE + path],
]
// Structured data for search engines is in a script element too, but browsers do not run it.
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>/g)]
    .map(match => match[1] ?? '')
    .filter(tag => !tag.includes('application/ld+json'))
const hashesOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)]
    .filter(([, tag = '']) => !tag.includes('application/ld+json'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])
const allowedScripts = (headers: Record<string, unknown>) =>
  /script-src 'self' ([^;]*)/.exec(policyOf(headers))?.[1]?.split(' ')

const publicPages: [name: string, path: () => string][] = [
  ['home', () => '/'],
  ['academy', () => '/academy'],
  ['about', () => '/about'],
  ['contact', () => '/contact'],
  ['masterclasses', () => '/masterclasses'],
  ['a masterclass', () => `/masterclass/${masterclasses[0]}`],
  ['costs', () => '/costs'],
  ['dates', () => '/dates'],
  ['concerts', () => '/concerts'],
  ['a concert', () => `/concerts/${concert}`],
  ['questions', () => '/faq'],
  ['past years', () => '/past-years'],
  ['imprint', () => '/imprint'],
  ['privacy', () => '/privacy'],
  ['accessibility', () => '/accessibility'],
]
const languages: Locale[] = ['de', 'en']

describe.each(publicPages)('the page: %s', (_, path) => {
  test.each(languages)('is rendered completely in %s', async language => {
    const { status, headers, html } = await open(path(), { 'accept-language': language })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-language': language,
      'cache-control': 'no-cache',
    })
    expect(html).toMatch(/^<!DOCTYPE html><html lang="(de|en)"/)
    expect(attribute(html, /^<!DOCTYPE html><html lang="(..)"/)).toBe(language)
    expect(attribute(html, /<title>([^<]+)<\/title>/)).toMatch(/Sommerakademie|Summer Academy/)
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(20)
    expect(metaOf(html, 'og:url')).toBe(SITE + path())
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(SITE + path())
    expect(linksOf(html)).toEqual(versionsOf(path()))
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
  })

  test('differs in each language, each with its own address', async () => {
    const [german, english] = await Promise.all(
      languages.map(async language => {
        const { html } = await open(`${path()}?lang=${language}`)
        const address = `${SITE}${path()}?lang=${language}`
        expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address)
        expect(metaOf(html, 'og:url')).toBe(address)
        expect(linksOf(html)).toEqual(versionsOf(path()))
        return html
      }),
    )
    const title = (html = '') => attribute(html, /<title>([^<]+)<\/title>/)
    expect(title(german)).not.toBe(title(english))
  })

  test('runs only scripts of the site, and has no style that the policy refuses', async () => {
    const { headers, html } = await open(path())
    expect(hashesOf(html).length).toBeGreaterThan(0)
    expect(allowedScripts(headers)).toEqual([...new Set(hashesOf(html))])
    expect(policyOf(headers)).toContain(
      '; frame-src www.youtube-nocookie.com player.vimeo.com w.soundcloud.com; media-src',
    )
    // Without it the export of a large table would never end.
    expect(policyOf(headers)).toContain("; worker-src 'self' blob:;")
    // The one style sheet is that of React Aria.
    expect(policyOf(headers)).toMatch(/; style-src 'self' 'sha256-[\w+/]+='$/)
    expect(html).not.toMatch(/nonce|<style|\sstyle="|\son\w+="|javascript:/)
  })
})

describe('the language of a page', () => {
  test.each<[lang: string, cookie: string, browser: string, expected: Locale]>([
    ['de', 'locale=en', 'en', 'de'],
    ['en', 'locale=de', 'de', 'en'],
    ['', 'locale=de', 'en', 'de'],
    ['', 'locale=en', 'de', 'en'],
    ['', '', 'de-AT, en;q=0.8', 'de'],
    ['', '', 'fr', 'en'],
    ['fr', 'locale=xx', 'de', 'de'],
    ['de&lang=en', '', 'en', 'en'],
  ])('with ?lang=%s, cookie %j and browser %j is %4$s', async (lang, cookie, browser, expected) => {
    const { headers, html } = await open(`/about?lang=${lang}`, { cookie, 'accept-language': browser })
    expect(headers['content-language']).toBe(expected)
    expect(html).toContain(`<html lang="${expected}"`)
    expect(String(headers['vary']).split(', ')).toEqual(
      expect.arrayContaining(['Accept-Language', 'Cookie', 'Accept-Encoding']),
    )
  })
})

describe('an address', () => {
  test.each([
    ['/auth', '/auth/login'],
    ['/auth/', '/auth/login'],
    ['/academy/', '/academy'],
    ['/maintenance', '/'],
    ['/maintenance/?x=1', '/'],
  ])('%s redirects to %s by HTTP, without a body', async (url, location) => {
    const steps = [url]
    for (let at: string | undefined = url; at; ) {
      const { status, headers, html }: Awaited<ReturnType<typeof open>> = await open(at)
      at = headers['location']
      if (!at) break
      expect([307, 308]).toContain(status)
      expect(html).toBe('')
      steps.push(at)
    }
    expect(steps.at(-1)).toBe(location)
  })

  test('with a slash at its end redirects for good', async () => {
    const { status, headers } = await open('/masterclasses/?lang=de')
    expect([status, headers['location']]).toEqual([308, '/masterclasses?lang=de'])
  })

  test('of the API that cannot be decoded is refused as JSON', async () => {
    const { status, headers } = await open('/api/%FF')
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  })

  test.each([
    '/nothing',
    '/masterclass/999999',
    '/masterclass/x',
    '/concerts/999999',
    '/concerts/x',
    '/user-manual',
    '/a/b/c',
    '/index.html',
    '/ui',
    '/%',
    '/%FF',
    '/%E0%A4%A?lang=de',
    '/masterclass/%ff',
  ])('%s that does not exist is a page with the status 404', async url => {
    const { status, headers, html } = await open(url, { 'accept-language': 'de' })
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=UTF-8')
    expect(html).toContain('<html lang="de"')
  })

  test.each(['/user', '/user/profile', '/auth/welcome', '/verify-email/1/x', '/feedback/x'])(
    '%s rendered only in the browser says so without scripts, and is not indexed',
    async url => {
      const { status, html } = await open(url, { 'accept-language': 'de' })
      expect(status).toBe(200)
      expect(html).toMatch(/<noscript>.*Diese Seite braucht JavaScript.*<\/noscript>/)
      expect(metaOf(html, 'robots')).toBe('noindex')
    },
  )

  test.each(['/auth/login', '/auth/register', '/contact', '/auth/reset-password?email=a%40b.at&token=x'])(
    '%s has a form that is readable without scripts, and says that it needs them',
    async url => {
      const { html } = await open(url, { 'accept-language': 'en' })
      const form = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      expect(form).toMatch(/<label[^>]*>(?:<[^>]*>)*Email/)
      expect(form).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/)
      expect(form).toMatch(
        /<button[^>]*type="submit"[^>]*disabled=""|<button[^>]*disabled=""[^>]*type="submit"/,
      )
    },
  )

  test('/correpetitor is a page without content', async () => {
    const { status, html } = await open('/correpetitor')
    expect([status, /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]]).toEqual([200, ''])
  })

  test.each(['/assets/missing.js', '/assets/', '/assets/entry-client.js.br'])(
    '%s is neither a page nor a file',
    async url => {
      const { status, html } = await open(url)
      expect([status, JSON.parse(html).code]).toEqual([404, 'not_found'])
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s', async method => {
    expect((await academy.app.inject({ method, url: '/about' })).statusCode).toBe(404)
  })

  test.each([
    '//evil.example',
    '//evil.example/academy/',
    '///evil.example/%2e%2e/',
    '/\\evil.example/academy/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/masterclass/%00',
    '/masterclass/1%2F2',
    '/masterclass/%ff',
    '/masterclasses?instrument[]=a&instrument=%7B%22a%22%3A1%7D',
    '/masterclasses?instrument=%F0%28%8C%28',
    '/costs?masterclass=x&nights=-1&room[]=1&room=%00&meals=%F0%28%8C%28',
    '/costs?nights=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/faq?search=%3Cscript%3Ealert(1)%3C/script%3E',
    '/concerts/%00',
    '/auth/login?return=https://evil.example',
    '/verify-email/1/x?expires=a&signature=%22%3E%3Cscript%3E',
    `/${'a'.repeat(5_000)}`,
    `/?${'a=b&'.repeat(2_000)}`,
    '/?__proto__=x&constructor[prototype]=y',
    '/..;/..;/etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/?lang=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/<script>alert(1)</script>',
  ])('as unusual as %s causes no error and no redirect to another site', async url => {
    const { status, headers, html } = await open(url)
    expect(status).toBeLessThan(500)
    expect(String(headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/)
    expect(html).not.toContain('<script>alert(1)')
    if (String(headers['content-type']).startsWith('text/html'))
      expect(allowedScripts(headers)).toEqual([...new Set(hashesOf(html))])
  })

  test('answers HEAD requests', async () => {
    const address = await academy.app.listen({ port: 0, host: '127.0.0.1' })
    const [whole, head] = await Promise.all(
      ['GET', 'HEAD'].map(method => fetch(`${address}/about`, { method })),
    )
    expect(head?.status).toBe(200)
    expect(await head?.text()).toBe('')
    for (const name of ['content-type', 'content-language', 'content-encoding', 'vary', 'cache-control'])
      expect(head?.headers.get(name)).toBe(whole?.headers.get(name))
  })
})

test('all pages for visitors have the same style sheet, and no other', async () => {
  const sheets = await Promise.all(
    [...publicPages.map(([, path]) => path()), '/auth/login', '/auth/register'].map(async url => {
      const { html } = await open(url)
      return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    }),
  )
  expect(sheets[0]).toHaveLength(1)
  expect(new Set(sheets.flat())).toEqual(new Set(sheets[0]))
})

test('a name from the data cannot break out of the page or its embedded data', async () => {
  const name = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>\u2028"\'`'
  const { html: before } = await open('/masterclasses')
  const id = masterclasses[0] ?? 0
  const { teacher_id } = await academy.db
    .selectFrom('masterclasses')
    .select('teacher_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const teacher = await academy.db
    .selectFrom('teachers')
    .select('last_name')
    .where('id', '=', teacher_id)
    .executeTakeFirstOrThrow()
  const rename = (last_name: string) =>
    academy.db.updateTable('teachers').set({ last_name }).where('id', '=', teacher_id).execute()
  await rename(name)
  for (const url of ['/', '/masterclasses', `/masterclass/${id}`]) {
    const { status, html } = await open(url)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    if (url === '/masterclasses') expect(scriptsOf(html)).toHaveLength(scriptsOf(before).length)
  }
  await rename(teacher.last_name)
})

describe('compression and caching', () => {
  test.each([
    ['gzip, deflate', 'gzip'],
    ['br, gzip;q=0', undefined],
    ['', undefined],
  ])('an Accept-Encoding of %j gets %s for a page of one person', async (accepted, coding) => {
    const { headers } = await open('/user', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['etag']).toBeUndefined()
  })

  test('serves built files precompressed and cacheable forever', async () => {
    const { html } = await open('/user')
    const script = attribute(html, /<script type="module" src="([^"]+)"/) ?? ''
    const style = attribute(html, /<link rel="stylesheet" href="([^"]+)"/) ?? ''
    const chunk = attribute(html, /<link rel="modulepreload" href="([^"]+\/react-[^"]+)"/) ?? ''
    for (const url of [script, style, chunk]) {
      const { status, headers } = await open(url, { 'accept-encoding': 'gzip, br' })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding')
    }
    const { headers } = await open('/favicon.svg')
    expect(headers['cache-control']).toBe('no-cache')
    const { headers: drawing } = await open('/portraits/violin.svg')
    expect(drawing['cache-control']).toBe('public, max-age=86400')
    expect(drawing['etag']).toBeDefined()
    expect((await open('/.vite/manifest.json')).status).toBe(404)
  })

  const sheetsOf = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url ?? '')

  test.each([...publicPages, ['the personal area', () => '/user'] as const])(
    'serves one style sheet of the site for %s, and one more for the personal area alone',
    async (_, path) => {
      const { html } = await open(path())
      const [sheet = '', ...more] = sheetsOf(html)
      const { html: styles } = await open(sheet)
      for (const name of ['.button', '.masterclass-card', '.legal-rows']) expect(styles).toContain(name)
      for (const name of ['.user-area', '.record-table', '.dialog']) expect(styles).not.toContain(name)
      expect(more.map(url => /\/(personal-area)-/.exec(url)?.[1])).toEqual(
        path() === '/user' ? ['personal-area'] : [],
      )
    },
  )
})

test('two hundred concurrent visitors all get their page', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => open('/')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200))
})

describe('for search engines', () => {
  test('the sitemap is XML with every public page and every current masterclass, in all languages', async () => {
    const { status, headers, html: xml } = await open('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1])
    const expected = [
      '/',
      '/masterclasses',
      '/academy',
      '/about',
      '/contact',
      '/costs',
      '/dates',
      '/concerts',
      '/faq',
      '/past-years',
      '/imprint',
      '/privacy',
      '/accessibility',
    ]
    const wanted = [...expected, ...masterclasses.map(id => `/masterclass/${id}`)].flatMap(path =>
      versionsOf(path).map(([, address]) => address),
    )
    expect(addresses.toSorted()).toEqual(wanted.toSorted())
    expect(xml.match(/hreflang="de"/g)).toHaveLength(addresses.length)
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(addresses.length)
    // Well-formed: every opened tag is closed, in the right order.
    const stack: string[] = []
    for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(stack.pop()).toBe(name)
      else if (!empty) stack.push(name)
    }
    expect(stack).toEqual([])
    for (const address of addresses) {
      const { status, html } = await open(String(address).slice(SITE.length))
      expect(status, address).toBe(200)
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address)
    }
  })

  test('security.txt names the contact of the association', async () => {
    const { status, headers, html: text } = await open('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`)
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  })

  test('robots.txt excludes the personal area and the API, and names the sitemap', async () => {
    const { status, headers, html: text } = await open('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text.trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /user',
      'Disallow: /auth',
      'Disallow: /api',
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
    ])
  })
})

describe('before the first academy', () => {
  let empty: TestApp
  beforeAll(async () => {
    empty = await testApp({ SITE_URL: SITE }, { withSite: true })
  })
  afterAll(() => empty.close())
  const show = (url: string, language = 'de') =>
    empty.app.inject({ url, headers: { 'accept-language': language } })

  test.each(['/', '/academy', '/masterclasses'])('%s says that the programme follows', async url => {
    for (const [language, words] of [
      ['de', 'Das Programm folgt'],
      ['en', 'Programme to follow'],
    ] as const) {
      const { statusCode, body } = await show(url, language)
      expect(statusCode).toBe(200)
      expect(body).toContain(words)
      expect(body.match(/<h1[ >]/g)).toHaveLength(1)
      expect(body).toMatch(/<main[^>]*>.*href="\/contact".*<\/main>/)
      expect(body).not.toMatch(/role="alert"[^>]*>[^<]|Error|Fehler|undefined|NaN/)
    }
  })

  test('there is no masterclass, and the sitemap lists the other pages', async () => {
    expect((await show('/masterclass/1')).statusCode).toBe(404)
    const { statusCode, body } = await show('/sitemap.xml')
    expect(statusCode).toBe(200)
    expect(body).toContain(`<loc>${SITE}/academy`)
    expect(body).not.toContain('/masterclass/')
  })
})

describe('in maintenance mode', () => {
  const KEY = 'a-key-that-is-long-enough-for-it'
  const turn = async (on: boolean) => {
    await setMaintenance(academy.db, on, on ? hashToken(KEY) : null)
    await academy.services.maintenance.refresh()
  }
  beforeAll(() => turn(true))
  afterAll(() => turn(false))

  test.each(['/', '/about', '/masterclass/1', '/user', '/auth', '/nothing', '/maintenance'])(
    '%s is the maintenance page with the status 503',
    async url => {
      const { status, headers, html } = await open(url, { 'accept-language': 'de' })
      expect(status).toBe(503)
      expect(headers).toMatchObject({ 'retry-after': '30', 'content-language': 'de' })
      expect(html).toContain('<title>Gleich wieder da')
      const address = `/maintenance?return=${encodeURIComponent(url)}`
      expect(html).toContain(`history.replaceState(null,'',"${address}")`)
      expect(metaOf(html, 'robots')).toBe('noindex')
    },
  )

  test('a browser with the maintenance pass sees the site', async () => {
    const { status, html } = await open('/', { cookie: `maintenance_pass=${KEY}` })
    expect(status).toBe(200)
    expect(html).not.toContain('<title>Gleich wieder da')
    expect((await open('/', { cookie: 'maintenance_pass=a-wrong-one-that-is-long-enough' })).status).toBe(503)
  })

  test('the files of the page are served, the sitemap is not', async () => {
    expect((await open('/favicon.svg')).status).toBe(200)
    expect((await open('/robots.txt')).status).toBe(200)
    expect((await open('/.well-known/security.txt')).status).toBe(200)
    expect((await open('/sitemap.xml')).status).toBe(503)
  })
})
