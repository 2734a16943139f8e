// Public pages and public reads come from a store. It never shows what is no longer true, and nothing of the
// person who asks.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { countries } from '@academy/contract/people/profile/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { addMasterclass, changeMasterclass, programme } from '@academy/contract/programme/editing/endpoints'
import type { MasterclassInput, ProgrammeMasterclass } from '@academy/contract/programme/editing/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clockFrom } from '../../src/base/clock.ts'
import { responseStore } from '../../src/base/response-store/response-store.ts'
import { SITE_CHANNEL } from '../../src/base/response-store/site-store.ts'
import { listen } from '../../src/db/listen.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { type Person, type TestApp, testApp } from '../app.ts'
import { type SiteProcess, siteProcess } from '../site-process.ts'
import { waitOptions } from '../wait-options.ts'

let office: TestApp
let manager: Person
let processes: SiteProcess[]
let first: SiteProcess
let input: Omit<MasterclassInput, 'academy_id'>
let masterclass: ProgrammeMasterclass
beforeAll(async () => {
  office = await testApp({ SITE_URL: 'https://academy.example' })
  await seedDemo(office.db, office.services.clock.today())
  manager = await office.person(['AcademyManager'])
  processes = [await siteProcess(office), await siteProcess(office)]
  first = processes[0] as SiteProcess
  const { academy, instruments, teachers } = (await office.call(programme, {}, { as: manager })).body
  input = {
    instrument_id: instruments[0]?.id ?? 0,
    teacher_id: teachers[0]?.id ?? 0,
    start_date: academy?.start_date ?? '',
    end_date: academy?.end_date ?? '',
    participation_fee: 600,
    places: null,
    application_closed: false,
    offers_automatic: false,
    tagline_de: '',
    tagline_en: '',
    chamber_music_de: '',
    chamber_music_en: '',
    lessons_de: '',
    lessons_en: '',
    level_de: '',
    level_en: '',
    teaching_languages_de: '',
    teaching_languages_en: '',
    included_de: '',
    included_en: '',
  }
  const added = await office.call(
    addMasterclass,
    { body: { ...input, academy_id: academy?.id ?? 0 } },
    { as: manager },
  )
  masterclass = added.body
})
afterAll(async () => {
  for (const process of processes) await process.close()
  await office.close()
})

/** Changes the fee of the masterclass as the office does, and returns its path. */
const setFee = async (participation_fee: number): Promise<string> => {
  const { version } = masterclass
  const { body } = await office.call(
    changeMasterclass,
    { params: { id: String(masterclass.id) }, body: { ...input, version, confirmed: 0, participation_fee } },
    { as: manager },
  )
  masterclass = body
  return `/masterclass/${body.id}`
}

// Not a part of a longer number, such as a time.
const isIn = (body: string, fee: number) => new RegExp(`(?<!\\d)${fee}(?!\\d)`).test(body)
const shows = async (process: SiteProcess, path: string, fee: number) =>
  isIn((await process.open(path, { 'accept-language': 'en' })).body, fee)

describe('a change of the office', () => {
  test('is on every page and in every read of each process at the next request', async () => {
    for (const fee of [611, 622, 633]) {
      const path = await setFee(fee)
      for (const process of processes)
        for (const url of [
          path,
          '/masterclasses',
          `/api${path.replace('class', 'Class')}`,
          academyCurrent.path,
        ])
          expect(await shows(process, url, fee), `${fee} on ${url}`).toBe(true)
    }
  })

  test('is seen while a thousand visitors fill the store, and each page is rendered once', async () => {
    const path = await setFee(644)
    await first.open('/')
    const before = first.made()
    const visitors = Array.from({ length: 1_000 }, () => shows(first, path, 644))
    expect((await Promise.all(visitors)).every(Boolean)).toBe(true)
    expect(first.made() - before).toBe(1)

    const during = Array.from({ length: 300 }, () => shows(first, path, 644))
    await setFee(655)
    const after = Array.from({ length: 300 }, () => shows(first, path, 655))
    await Promise.all(during)
    expect((await Promise.all(after)).every(Boolean)).toBe(true)
  })

  test('is in the sitemap of each process, which is stored with an entity tag, as is the manifest', async () => {
    const { body } = await office.call(
      addMasterclass,
      { body: { ...input, academy_id: masterclass.academy_id } },
      { as: manager },
    )
    for (const process of processes)
      expect((await process.open('/sitemap.xml')).body).toContain(`/masterclass/${body.id}<`)
    const manifest = '/manifest.webmanifest'
    expect((await first.open(manifest, { 'accept-language': 'de' })).body).not.toBe(
      (await first.open(manifest, { 'accept-language': 'en' })).body,
    )
    for (const url of ['/sitemap.xml', manifest]) {
      const { headers } = await first.open(url)
      const before = first.made()
      const again = await first.open(url, { 'if-none-match': String(headers['etag']) })
      expect([again.statusCode, again.body, first.made() - before], url).toEqual([304, '', 0])
    }
  })

  test('control: a process that does not read the version shows the old page', async () => {
    const path = await setFee(666)
    const deaf = await siteProcess(office, ({ config }) =>
      responseStore({ version: async () => 'always', maxBytes: config.storeBytes }),
    )
    expect(await shows(deaf, path, 666)).toBe(true)
    await setFee(677)
    expect(await shows(deaf, path, 677)).toBe(false)
    await deaf.close()
  })

  test('is rendered before somebody asks, and seen also when the notification is lost', async () => {
    const path = await setFee(688)
    expect(await shows(first, path, 688)).toBe(true)
    const listener = listen(office.url, { [SITE_CHANNEL]: () => void first.store.refresh() })
    const isListening = async () =>
      (
        await sql`select 1 from pg_stat_activity where application_name = 'academy listener' and query like 'listen%'
        and datname = current_database()`.execute(office.db)
      ).rows.length
    await expect.poll(isListening, waitOptions).toBe(1)
    await first.store.refresh()

    const before = first.made()
    await setFee(699)
    await vi.waitFor(() => expect(first.made()).toBeGreaterThan(before), waitOptions)
    await first.store.refresh()
    const remade = first.made()
    expect(await shows(first, path, 699)).toBe(true)
    expect(first.made()).toBe(remade)

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'academy listener' and datname = current_database()`.execute(office.db)
    await setFee(700)
    expect(await shows(first, path, 700)).toBe(true)
    await listener.stop()
  })
})

test('a deadline that passes with the clock changes the page', async () => {
  const { end_date_application } = (await office.call(academyCurrent, {})).body
  let clock = clockFrom(new Date(`${end_date_application}T12:00:00Z`))
  const moving = { now: () => clock.now(), today: () => clock.today() }
  const process = await siteProcess({ ...office, services: { ...office.services, clock: moving } })
  const passed = async () => {
    await process.open('/masterclasses')
    return JSON.parse((await process.open(academyCurrent.path)).body).deadline_passed
  }
  expect(await passed()).toBe(false)
  const before = process.made()
  clock = clockFrom(new Date(Date.parse(`${end_date_application}T12:00:00Z`) + 24 * 3_600_000))
  expect(await passed()).toBe(true)
  expect(process.made() - before).toBe(2)
  await process.close()
})

const publicPages = [
  '/',
  '/academy',
  '/about',
  '/contact',
  '/masterclasses',
  '/imprint',
  '/privacy',
  '/accessibility',
]

describe('the bytes of a page', () => {
  test('come from the store for every public page and read, for every caller', async () => {
    const { id } = masterclass
    const reads = [academyCurrent.path, countries.path, `/api/masterClass/${id}`, '/api/site']
    const urls = [...publicPages, `/masterclass/${id}`, ...reads]
    const headers = { 'accept-language': 'de' }
    const stranger = new Map<string, { body: string; etag: unknown }>()
    for (const url of urls) {
      const { body, headers: sent } = await first.open(url, headers)
      stranger.set(url, { body, etag: sent['etag'] })
    }
    const before = first.made()
    const personal = {
      ...headers,
      cookie: 'user=Mira; session=abc; tracking=me@example.org',
      authorization: `Bearer ${manager.token}`,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      'x-forwarded-for': '203.0.113.77',
      forwarded: 'host=evil.example',
      'x-original-url': '/user/profile',
      referer: 'https://evil.example/?secret',
      'user-agent': 'Mira-s-Browser',
      origin: 'https://evil.example',
    }
    for (const url of urls) {
      for (const query of ['', '?utm_source=mira', '?email=mira@example.org&token=secret&return=/user']) {
        const { statusCode, body, headers: sent } = await first.open(url + query, personal)
        expect([statusCode, sent['etag']], url).toEqual([200, stranger.get(url)?.etag])
        expect(body === stranger.get(url)?.body, url).toBe(true)
        expect(body).not.toMatch(/evil\.example|203\.0\.113\.77|mira@example|Mira-s|secret/)
        expect(sent['set-cookie']).toBeUndefined()
      }
    }
    expect(first.made()).toBe(before)
  })

  test.each([
    '/user',
    '/user/profile',
    '/auth/login?return=%2Fx',
    '/auth/register',
    '/feedback/x',
    '/nothing',
  ])('of %s are not stored', async url => {
    const before = first.made()
    const { headers } = await first.open(url)
    expect(headers['etag']).toBeUndefined()
    expect(first.made()).toBe(before)
  })

  test('of an address with known parameters depend on their values and not on their order', async () => {
    const tag = async (url: string) => (await first.open(url, { 'accept-language': 'en' })).headers['etag']
    expect(await tag('/masterclasses?lang=en&instrument=cello')).toBe(
      await tag('/masterclasses?x=1&instrument=cello&lang=en'),
    )
    expect(await tag('/masterclasses?instrument=cello')).not.toBe(await tag('/masterclasses'))
    expect(await tag('/masterclasses?lang=fr')).toBe(await tag('/masterclasses'))
    for (const path of ['/costs', '/api/costs']) {
      expect(await tag(`${path}?nights=3&x=1`)).toBe(await tag(`${path}?nights=3`))
      expect(await tag(`${path}?nights=3`)).not.toBe(await tag(`${path}?nights=4`))
    }
  })

  test('of a masterclass that does not exist are not stored', async () => {
    const before = first.made()
    for (const _ of [1, 2]) {
      const { statusCode, headers } = await first.open('/masterclass/999999')
      expect([statusCode, headers['etag']]).toEqual([404, undefined])
    }
    expect(first.made() - before).toBe(2)
  })
})

describe('an entity tag', () => {
  const accepted = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
  const untilBrotli = async (url: string) =>
    vi.waitFor(async () => {
      const answer = await first.open(url, accepted)
      expect(answer.headers['content-encoding']).toBe('br')
      return answer
    }, waitOptions)

  test.each(['/', academyCurrent.path])('of %s is strong and differs with the encoding', async url => {
    const brotli = await untilBrotli(url)
    const gzip = await first.open(url, { ...accepted, 'accept-encoding': 'gzip' })
    const plain = await first.open(url, { 'accept-language': 'en' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const tags = [brotli, gzip, plain].map(answer => String(answer.headers['etag']))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) {
      expect(tag).toMatch(/^"[\w-]+"$/)
      const again = await first.open(url, { ...accepted, 'if-none-match': `"other", ${tag}` })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
      // A browser uses the headers of this answer for the page that it has stored.
      for (const name of ['cache-control', 'vary', 'content-security-policy'])
        expect(again.headers[name], name).toBe(plain.headers[name])
    }
    const other = await first.open(url, { ...accepted, 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
  })

  test('changes with the content, on every process', async () => {
    const path = await setFee(711)
    const tag = String((await first.open(path)).headers['etag'])
    await setFee(722)
    for (const process of processes)
      expect((await process.open(path, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('is sent for HEAD too', async () => {
    const origin = await first.app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/', academyCurrent.path]) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map(method =>
          fetch(origin + path, { method, headers: { 'accept-encoding': 'gzip' } }),
        ),
      )
      expect([head?.status, await head?.text()]).toEqual([200, ''])
      for (const name of ['etag', 'content-type', 'content-encoding', 'vary', 'cache-control'])
        expect(head?.headers.get(name), name).toBe(get?.headers.get(name))
    }
  })
})
