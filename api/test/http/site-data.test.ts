// What the public pages say about the site and the association.
import { updateAssociation } from '@academy/contract/site/association/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { association as demo } from '../../src/areas/site/association/demo-association.ts'
import { type TestApp, testApp } from '../app.ts'
import { completeAssociation } from '../association.ts'

const production = {
  NODE_ENV: 'production',
  SECRET: 'only for this test, and long enough for it',
  SITE_URL: 'https://academy.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Academy <office@academy.example>',
}

let live: TestApp
beforeAll(async () => {
  live = await testApp(production, { withSite: true })
})
afterAll(() => live.close())

const open = async (url: string) =>
  (await live.app.inject({ url, headers: { 'x-forwarded-for': '10.0.0.1' } })).body

const publicPages = [
  '/',
  '/academy',
  '/about',
  '/contact',
  '/masterclasses',
  '/costs',
  '/dates',
  '/concerts',
  '/faq',
  '/past-years',
  '/imprint',
  '/privacy',
  '/accessibility',
]

test('a change of the association is on every public page at the next request', async () => {
  const manager = await live.person(['AcademyManager'])
  const { country_id } = await live.db
    .selectFrom('association')
    .select('country_id')
    .executeTakeFirstOrThrow()
  const verein = completeAssociation(country_id)
  await live.call(updateAssociation, { body: { ...verein, version: 1 } }, { as: manager })
  for (const path of publicPages) {
    const html = await open(`${path}?lang=de`)
    const texts = [verein.name, verein.street, verein.contact_email, verein.site_name_de]
    for (const text of [...texts, 'https://instagram.example/klang'])
      expect(html, `${text} on ${path}`).toContain(text)
  }
  expect(await open('/?lang=de')).toContain(`<title>${verein.site_name_de}</title>`)
  expect(await open('/?lang=de')).toContain(verein.place)
  expect(await open('/about?lang=en')).toContain(`About us · ${verein.site_name_en}</title>`)
  const imprint = await open('/imprint?lang=en')
  for (const text of ['Änne Größwang', 'Chair', 'LPD Wien', verein.purpose_en, verein.phone])
    expect(imprint).toContain(text)
  expect(JSON.parse(await open('/manifest.webmanifest?lang=en'))).toMatchObject({
    name: verein.site_name_en,
    short_name: 'Sound',
  })
})

test('production does not publish the association of the demo', async () => {
  const { board, social_links, ...texts } = demo
  await live.db
    .updateTable('association')
    .set({ ...texts, board: JSON.stringify(board), social_links: JSON.stringify(social_links) })
    .execute()
  for (const path of ['/contact', '/imprint', '/api/site']) {
    const page = await open(path)
    for (const invented of ['Amselzeller', 'Lärchbaumer', 'office@example.org', '0123456789', '8899'])
      expect(page, path).not.toContain(invented)
  }
})
