// The office publishes the documents to agree to, as text or as files.
import {
  currentDocuments,
  documentVersion,
  officeDocument,
  officeDocuments,
  presigned,
  previewDocument,
  publishDocument,
  publishUpload,
  uploadDocument,
  withdrawDocument,
} from '@academy/contract/site/documents/endpoints'
import type { UploadedPublication } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DocumentsFixture,
  documentsFixture,
  publication,
  shortText,
  TODAY,
} from '../../../../test/documents-fixture.ts'
import { multipart } from '../../../../test/form.ts'
import { activeFiles } from '../../../base/pdf-check/testing/active-files.ts'
import { onePage, pdf } from '../../../base/pdf-check/testing/build-pdf.ts'
import { publishMissingDocuments } from './publish.ts'

const TERMS = 'terms_and_conditions'
const CONSENT = 'consent_form'
const LODGING = 'terms_and_conditions_accommodation'
const LATER = '2027-05-01'

let fixture: DocumentsFixture
beforeAll(async () => {
  fixture = await documentsFixture()
})
afterAll(() => fixture.close())

const office = () => ({ as: fixture.manager })
const shown = async (name: DocumentName) =>
  (await fixture.call(officeDocument, { params: { name } }, office())).body
const inForce = async (name: DocumentName) =>
  (await fixture.call(currentDocuments, {})).body.find(document => document.name === name)
const published = async (file: string) =>
  fixture.contentBehind((await fixture.call(presigned, { query: { path: file } })).body.url)
const stored = async (id: number | undefined) =>
  fixture.contentBehind(
    (await fixture.call(documentVersion, { params: { id: String(id) }, query: { language: 'en' } }, office()))
      .body.url,
  )
const refusal = async (name: DocumentName, body: unknown) => {
  const { status, body: answer } = await fixture.refused(
    publishDocument,
    { params: { name }, body },
    office(),
  )
  return [status, answer.code, answer.errors]
}

describe('a written document', () => {
  test('begins with the default text, is in force at once, and is what the next one begins with', async () => {
    const before = await shown(TERMS)
    expect(before).toMatchObject({ version: 0, versions: [], text_en: { title: 'Terms and Conditions' } })
    expect(before.text_en.sections[0]?.text).toContain('{association}, {address}')
    const after = await fixture.publish({ version: 0, said: 'First' })
    expect(after).toMatchObject({
      version: 1,
      is_outdated: false,
      text_de: shortText('First'),
      versions: [{ state: 'in_force', source: 'written', valid_from: TODAY, published_by: 'Test Person' }],
    })
    expect(await inForce(TERMS)).toMatchObject({ id: after.versions[0]?.id, valid_from: TODAY })
    expect((await published(`${TERMS}_de.pdf`)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('for a later day comes into force on that day, and every version can be fetched', async () => {
    const first = await stored((await shown(TERMS)).versions[0]?.id)
    const { versions } = await fixture.publish({ version: 1, valid_from: LATER, said: 'Second' })
    expect(versions.map(({ state }) => state)).toEqual(['later', 'in_force'])
    expect((await published(`${TERMS}_en.pdf`)).equals(first)).toBe(true)
    await fixture.setClock(`${LATER}T00:30:00+02:00`)
    expect(await inForce(TERMS)).toMatchObject({ id: versions[0]?.id })
    expect((await shown(TERMS)).versions.map(({ state }) => state)).toEqual(['in_force', 'past'])
    expect((await stored(versions[1]?.id)).equals(first)).toBe(true)
    await fixture.setClock(`${TODAY}T10:00:00+01:00`)
  })

  test('can be withdrawn until its day, stays in the list, and only the office can fetch it', async () => {
    const [later, current] = (await shown(TERMS)).versions
    const params = { name: TERMS, id: String(later?.id) } as const
    const link = { params: { id: params.id }, query: { language: 'de' } } as const
    const guest = await fixture.guest()
    expect((await fixture.refused(documentVersion, link, { as: guest })).status).toBe(404)
    const { body } = await fixture.call(withdrawDocument, { params, query: { version: 2 } }, office())
    expect(body).toMatchObject({ version: 3, versions: [{ state: 'withdrawn' }, { state: 'in_force' }] })
    expect((await stored(later?.id)).length).toBeGreaterThan(0)
    await fixture.setClock(`${LATER}T00:30:00+02:00`)
    expect(await inForce(TERMS)).toMatchObject({ id: current?.id })
    expect((await fixture.refused(documentVersion, link, { as: guest })).status).toBe(404)
    await fixture.setClock(`${TODAY}T10:00:00+01:00`)
    const twice = await fixture.refused(withdrawDocument, { params, query: { version: 3 } }, office())
    expect(twice.status).toBe(404)
    const old = { params: { name: TERMS, id: String(current?.id) }, query: { version: 3 } }
    expect((await fixture.refused(withdrawDocument, old, office())).body.code).toBe('document_in_force')
    const foreign = { params: { name: CONSENT, id: String(current?.id) }, query: { version: 0 } }
    expect((await fixture.refused(withdrawDocument, foreign, office())).status).toBe(404)
  })

  test('is outdated when a price in it changes, and is not replaced by the program', async () => {
    const before = await published(`${TERMS}_de.pdf`)
    await fixture.db.updateTable('academies').set({ handling_fee_cents: 8_000 }).execute()
    expect((await shown(TERMS)).is_outdated).toBe(true)
    await publishMissingDocuments(fixture.services, [TERMS])
    expect((await published(`${TERMS}_de.pdf`)).equals(before)).toBe(true)
    await fixture.db.updateTable('academies').set({ handling_fee_cents: 7_500 }).execute()
  })

  test('is in the audit log with the version before and after', async () => {
    const before = await shown(TERMS)
    const after = await fixture.publish({ version: before.version, said: 'Third' })
    const [entry] = await fixture.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'document_published')
      .orderBy('id', 'desc')
      .execute()
    const ids = [before, after].map(({ versions }) =>
      String(versions.find(({ state }) => state === 'in_force')?.id),
    )
    expect(entry).toMatchObject({
      actor_id: fixture.manager.id,
      details: { document: TERMS, version_id: ids },
    })
    const withdrawn = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'document_withdrawn')
      .executeTakeFirst()
    expect(withdrawn?.details).toMatchObject({ document: TERMS, is_withdrawn: ['false', 'true'] })
  })

  test('is shown as a PDF before it is published', async () => {
    const { version: _, ...text } = publication({ version: 0, said: 'Preview' })
    const body = { language: 'de', ...text } as const
    const { body: preview } = await fixture.call(previewDocument, { params: { name: TERMS }, body }, office())
    expect((await fixture.contentBehind(preview.url)).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('refused at its field', () => {
  const text = (changes: object) => ({
    ...publication({ version: 0 }),
    text_de: { ...shortText('x'), ...changes },
  })
  const section = (words: string) => text({ sections: [{ heading: 'H', text: words }] })
  test.each([
    ['a day that has passed', { ...publication({ version: 0 }), valid_from: '2027-03-01' }, 'valid_from'],
    ['an unknown placeholder', section('{price}'), 'text_de.sections.0.text'],
    ['an unclosed brace', section('{email'), 'text_de.sections.0.text'],
    ['a table inside a line', section('See {lodging_terms}'), 'text_de.sections.0.text'],
    ['a table in a heading', text({ title: '{lodging_terms}' }), 'text_de.title'],
    ['a null byte', section('a\0b'), 'text_de.sections.0.text'],
    ['a text that is too long', section('x'.repeat(7_000)), 'text_de.sections.0.text'],
    ['a document without sections', text({ sections: [] }), 'text_de.sections'],
    ['an empty heading', text({ sections: [{ heading: ' ', text: 'x' }] }), 'text_de.sections.0.heading'],
    [
      'too many sections',
      text({ sections: Array.from({ length: 31 }, () => ({ heading: 'H', text: 'x' })) }),
      'text_de.sections',
    ],
  ])('is %s', async (_, body, field) => {
    const [status, code, errors] = await refusal(CONSENT, body)
    expect([status, code, Object.keys(errors ?? {})]).toEqual([422, 'invalid_input', [field]])
  })

  test('is a placeholder without a value, in the language of the person', async () => {
    await fixture.db.updateTable('association').set({ contact_email: '' }).execute()
    const body = publication({ version: 0 })
    const { status, body: answer } = await fixture.refused(
      publishDocument,
      { params: { name: CONSENT }, body },
      { as: fixture.manager, locale: 'de' },
    )
    expect(status).toBe(422)
    const said = [expect.stringContaining('Platzhalter hat noch keinen Wert')]
    expect(answer.errors).toEqual({ 'text_de.sections.0.text': said, 'text_en.sections.0.text': said })
    await fixture.db.updateTable('association').set({ contact_email: 'post@verein.example' }).execute()
  })
})

const upload = async (name: DocumentName, content: Buffer, fileName = 'own.pdf') => {
  const form = await multipart({ document_file: new File([new Uint8Array(content)], fileName) })
  return fixture.app.inject({
    method: 'POST',
    url: uploadDocument.path.replace(':name', name),
    headers: { authorization: `Bearer ${fixture.manager.token}`, ...form.headers },
    payload: form.body,
  })
}
const publishFiles = (name: DocumentName, body: UploadedPublication) =>
  fixture.call(publishUpload, { params: { name }, body }, office())

describe('an uploaded document', () => {
  const own = pdf(onePage())
  test('is published for both languages, or one file for all of them', async () => {
    const first = (await upload(LODGING, own)).json()
    expect(first).toMatchObject({ name: 'own.pdf', size: own.length })
    expect((await fixture.contentBehind(first.url)).equals(own)).toBe(true)
    const other = pdf(onePage({ page: '/Rotate 90' }))
    const second = (await upload(LODGING, other)).json()
    const one = await publishFiles(LODGING, {
      version: 0,
      valid_from: TODAY,
      upload_de: null,
      upload_en: first.id,
    })
    expect(one.body.versions[0]).toMatchObject({ source: 'uploaded', is_one_file: true, state: 'in_force' })
    expect((await published(`${LODGING}_de.pdf`)).equals(own)).toBe(true)
    const both = { version: 1, valid_from: TODAY, upload_de: second.id, upload_en: first.id }
    expect((await publishFiles(LODGING, both)).body.versions[0]).toMatchObject({ is_one_file: false })
    expect((await published(`${LODGING}_de.pdf`)).equals(other)).toBe(true)
    expect((await published(`${LODGING}_en.pdf`)).equals(own)).toBe(true)
    // The program does not replace it either.
    await publishMissingDocuments(fixture.services, [LODGING])
    expect((await shown(LODGING)).versions).toHaveLength(2)
  })

  test.each([
    ['a file that is no PDF', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a PDF with a script', () => activeFiles[0]?.make() ?? Buffer.alloc(0)],
    ['an empty file', () => Buffer.alloc(0)],
  ])('is refused at its field: %s', async (_, content) => {
    const response = await upload(CONSENT, content())
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['document_file'])
  })

  test.each([
    ['without a file', { upload_de: null, upload_en: null }, 'upload_de'],
    [
      'with an unknown file',
      { upload_de: null, upload_en: '0d7f3a52-6d5c-4f6e-9d0b-6a0f3d1f7c11' },
      'upload_en',
    ],
    [
      'with an unknown file in capital letters',
      { upload_de: null, upload_en: '0D7F3A52-6D5C-4F6E-9D0B-6A0F3D1F7C11' },
      'upload_en',
    ],
    ['with a path instead of an id', { upload_de: '../resumes/x', upload_en: null }, 'upload_de'],
  ])('is refused %s', async (_, uploads, field) => {
    const body = { version: 0, valid_from: TODAY, ...uploads }
    const refused = await fixture.refused(publishUpload, { params: { name: CONSENT }, body }, office())
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
  })
})

test('the list has all documents in order; an unknown one is not found', async () => {
  const { body } = await fixture.call(officeDocuments, {}, office())
  expect(body.map(({ name }) => name)).toEqual([CONSENT, TERMS, LODGING])
  for (const name of ['imprint', 'consent_form\0', '__proto__'])
    expect((await fixture.refused(officeDocument, { params: { name } }, office())).status).toBe(404)
})
