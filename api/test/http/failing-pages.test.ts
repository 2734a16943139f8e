import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { Services } from '../../src/base/services.ts'
import { connect } from '../../src/db/connection.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { openSite } from '../../src/http/site/bundle.ts'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp()
  await seedDemo(academy.db, academy.services.clock.today())
})
afterAll(() => academy.close())

/** Opens a page of a site with these services and returns its log lines. */
const open = async (url: string, change: Partial<Services> = {}, language = 'en') => {
  const lines: Record<string, unknown>[] = []
  const services = {
    ...academy.services,
    config: { ...academy.services.config, logLevel: 'error' as const },
    ...change,
  }
  const app = await buildApp(services, { write: line => lines.push(JSON.parse(line)) })
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: { 'accept-language': language },
  })
  await app.close()
  return { status: statusCode, headers, body, lines }
}

test.each([
  ['de', 'Etwas ist schiefgegangen'],
  ['en', 'Something went wrong'],
])(
  'a server error is a plain page in %s without details, and a log line with its reference',
  async (language, title) => {
    await sql`alter table masterclasses rename to gone`.execute(academy.db)
    const { status, headers, body, lines } = await open('/academy', {}, language)
    await sql`alter table gone rename to masterclasses`.execute(academy.db)
    expect(status).toBe(500)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
    })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain('href="/"')
    expect(body).toContain(String(headers['x-request-id']))
    expect(body).not.toMatch(/masterclasses|relation|select|\.[jt]sx?:|<script/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ reqId: headers['x-request-id'], msg: 'page failed' })
    expect(JSON.stringify(lines[0])).toContain('relation \\"masterclasses\\" does not exist')
  },
)

test('a component that throws while rendering fails the whole page, and its error is thrown', async () => {
  const site = openSite()
  const render = (academy: object) =>
    site?.render({
      url: '/',
      origin: 'https://academy.example',
      locale: 'en',
      nonce: 'n',
      assets: site.assets,
      fetch: async () => Response.json(academy),
    })
  await expect(render({ start_date_academy: '2027-08-01' })).rejects.toThrow(TypeError)
})

test('while the database is unavailable pages are 503 with Retry-After', async () => {
  const { db, close } = connect('postgres://nobody@127.0.0.1:1/nothing', 2)
  const { status, headers, body } = await open('/academy', { db })
  await close()
  expect([status, headers['retry-after']]).toEqual([503, '30'])
  expect(body).toContain('<h1>Something went wrong</h1>')
})

test('a failing home page shows a generic message without the cause', async () => {
  await sql`alter table masterclasses rename to gone`.execute(academy.db)
  const { status, body, lines } = await open('/')
  await sql`alter table gone rename to masterclasses`.execute(academy.db)
  expect(status).toBe(500)
  expect(body).toContain('Internal server error.')
  expect(body).not.toMatch(/relation|does not exist|json_build_object/)
  expect(lines).toHaveLength(1)
})
