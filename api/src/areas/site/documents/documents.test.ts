import { download, presigned } from '@academy/contract/site/documents/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { seedDemo } from '../../../demo/seed.ts'
import { publishMissingDocuments } from './publish.ts'
import { documentFiles } from './rules.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
  await seedDemo(fixture.db, fixture.services.clock.today())
  await publishMissingDocuments(fixture.services)
})
afterAll(() => fixture.close())

const versionsOf = (name: string) =>
  fixture.db.selectFrom('document_versions').selectAll().where('name', '=', name).orderBy('id').execute()
const linkTo = async (path: string) => new URL((await fixture.call(presigned, { query: { path } })).body.url)

test.each(documentFiles)('$file is a PDF behind a signed link', async ({ file }) => {
  const link = await linkTo(file)
  const response = await fixture.app.inject({ url: link.pathname + link.search })
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${file}"`,
    'x-content-type-options': 'nosniff',
    'content-length': String(response.rawPayload.length),
  })
})

test.each([
  '',
  '.',
  '..',
  '../secret',
  '/etc/passwd',
  'documents/consent_form_de.pdf',
  'consent_form_de.pdf/',
  './consent_form_de.pdf',
  'consent_form_fr.pdf',
  'CONSENT_FORM_DE.PDF',
  'consent_form_de.pdf\u0000.txt',
  '%63onsent_form_de.pdf',
  'consent_form_de.pdf ',
])('the name %j has no link', async path => {
  expect((await fixture.refused(presigned, { query: { path } })).status).toBe(404)
})

test('an altered or expired link is refused', async () => {
  const link = await linkTo('consent_form_en.pdf')
  const query = Object.fromEntries(link.searchParams)
  const wrong = [
    { ...query, key: 'documents/terms_and_conditions_en.pdf' },
    { ...query, disposition: 'attachment' },
    { ...query, expires: String(Number(query['expires']) + 1) },
    { ...query, signature: 'x' },
  ]
  for (const changed of wrong) {
    const { status, body } = await fixture.refused(download, { query: changed })
    expect([status, body.code]).toEqual([403, 'invalid_link'])
  }
})

test('a missing file has no link', async () => {
  const [version] = await versionsOf('terms_and_conditions')
  await fixture.services.files.remove(version?.key_de ?? '')
  expect((await fixture.refused(presigned, { query: { path: 'terms_and_conditions_de.pdf' } })).status).toBe(
    404,
  )
})
