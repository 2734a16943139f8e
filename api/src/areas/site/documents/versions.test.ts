// The program publishes the first version of each document and no further one; agreements keep the version they were
// given for.

import { officeBookings } from '@academy/contract/lodging/housekeeping/endpoints'
import { currentDocuments, documentVersion, presigned } from '@academy/contract/site/documents/endpoints'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { sampleFacts } from '../../../../test/sample-facts.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { publishMissingDocuments } from './publish.ts'
import { describeDocument } from './render-files.ts'
import { checksumOf, isMadeByProgram } from './rules.ts'
import { defaultText } from './texts/document-texts.ts'

const LODGING = 'terms_and_conditions_accommodation'
let fixture: Awaited<ReturnType<typeof lodgingFixture>>
beforeEach(async () => {
  fixture = await lodgingFixture()
})
afterEach(() => fixture.close())

/** Provides only the documents under test, because rendering PDFs is slow. */
const provide = (...names: DocumentName[]) =>
  publishMissingDocuments(fixture.services, names.length > 0 ? names : [LODGING])
const versionsOf = (name: string) =>
  fixture.db.selectFrom('document_versions').selectAll().where('name', '=', name).orderBy('id').execute()
const raisePrices = () => fixture.db.updateTable('room_types').set({ price_cents: 3_500 }).execute()
const putOwn = (name: string, said: string) =>
  fixture.services.files.put(`documents/${name}.pdf`, Buffer.from(`%PDF-${said}`), {
    type: 'application/pdf',
    name: `${name}.pdf`,
  })
const contentBehind = async (url: string) => {
  const { pathname, search } = new URL(url)
  return (await fixture.app.inject({ url: pathname + search })).rawPayload
}
const published = async (path: string) =>
  contentBehind((await fixture.call(presigned, { query: { path } })).body.url)

const renderDefault = (name: DocumentName, locale: 'de' | 'en') =>
  renderPdf(
    describeDocument(defaultText(name, locale, 'AT'), {
      locale,
      facts: sampleFacts,
      valid_from: '2026-12-01',
    }),
  )

describe('a document version', () => {
  test('is created once with its text in both languages, however often the program starts', async () => {
    await provide()
    await provide()
    const [version, ...others] = await versionsOf(LODGING)
    expect(others).toEqual([])
    expect(version).toMatchObject({ valid_from: '2027-03-02', content: { de: {}, en: {} } })
    const { body } = await fixture.call(currentDocuments, {})
    expect(body).toEqual([{ id: version?.id, name: LODGING, valid_from: '2027-03-02' }])
  })

  test('is created once by three processes that start together, without extra files', async () => {
    await Promise.all(Array.from({ length: 3 }, () => provide()))
    expect(await versionsOf(LODGING)).toHaveLength(1)
    expect(await Array.fromAsync(fixture.services.files.list('documents/'))).toHaveLength(2)
  })

  test('is created for each document that has none while the program runs, and replaces none', async () => {
    await provide('consent_form', LODGING)
    await raisePrices()
    await publishMissingDocuments(fixture.services)
    expect(await versionsOf(LODGING)).toHaveLength(1)
    expect((await fixture.call(currentDocuments, {})).body).toHaveLength(3)
  })

  test('is not replaced by the program when prices or the wording change', async () => {
    await provide()
    const before = await published(`${LODGING}_de.pdf`)
    await raisePrices()
    await fixture.setClock('2027-04-01T10:00:00+02:00')
    await provide()
    expect(await versionsOf(LODGING)).toHaveLength(1)
    expect((await published(`${LODGING}_de.pdf`)).equals(before)).toBe(true)
  })

  test('cannot be changed', async () => {
    await provide()
    const set = (change: object) => fixture.db.updateTable('document_versions').set(change).execute()
    await expect(set({ valid_from: '2020-01-01' })).rejects.toThrow('never changes')
    await set({ withdrawn_at: new Date() })
    await expect(set({ withdrawn_at: null })).rejects.toThrow('never changes')
    await expect(fixture.db.deleteFrom('document_versions').execute()).rejects.toThrow('never changes')
  })
})

test.each([
  ['different line breaks give the same checksum', { de: 'Eins  zwei\n   drei' }, true],
  ['a different word gives another checksum', { de: 'Eins zwei vier' }, false],
])('%s', (_, other, same) => {
  expect(checksumOf(other) === checksumOf({ de: 'Eins zwei drei' })).toBe(same)
})

describe('the agreed version', () => {
  let guest: Person
  const linkFor = async (id: number | undefined, as: Person) =>
    (await fixture.call(documentVersion, { params: { id: String(id) }, query: { language: 'de' } }, { as }))
      .body.url
  beforeEach(async () => {
    guest = await fixture.guest()
  })

  test('is visible to those who are logged in, and with the booking to the office', async () => {
    await provide()
    const [agreed] = (await fixture.book(guest)).documents
    const manager = await fixture.person(['AcademyManager'])
    expect(await linkFor(agreed?.id, manager)).toContain('/api/files/download')
    const { body } = await fixture.call(officeBookings, { query: {} }, { as: manager })
    expect(body.bookings[0]?.documents).toEqual([agreed])
    expect(await linkFor(agreed?.id, await fixture.guest())).toContain('/api/files/download')
    const input = { params: { id: String(agreed?.id) }, query: {} }
    expect((await fixture.refused(documentVersion, input)).status).toBe(401)
  })
})

describe('an installation from before versions', () => {
  test('keeps its files as the first version, which all older agreements refer to', async () => {
    for (const locale of ['de', 'en'] as const)
      await fixture.services.files.put(
        `documents/${LODGING}_${locale}.pdf`,
        await renderDefault(LODGING, locale),
        { type: 'application/pdf', name: `${LODGING}_${locale}.pdf` },
      )
    const booking = await fixture.book(await fixture.guest())
    expect(booking.documents).toEqual([])
    await provide()
    await provide()
    const [first, ...others] = await versionsOf(LODGING)
    expect(others).toEqual([])
    expect(first).toMatchObject({ content: null, source: 'program' })
    const { terms_version_id } = await fixture.db
      .selectFrom('bookings')
      .select('terms_version_id')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(terms_version_id).toBe(first?.id)
  })

  test('publishes a file that an operator put into the store, once', async () => {
    await putOwn('consent_form_de', 'own')
    await provide('consent_form')
    await putOwn('consent_form_de', 'newer')
    await provide('consent_form')
    expect(await versionsOf('consent_form')).toMatchObject([{ content: null, source: 'uploaded' }])
    expect((await published('consent_form_de.pdf')).toString()).toBe('%PDF-own')
    // A language without a file falls back to the other one.
    expect((await published('consent_form_en.pdf')).toString()).toBe('%PDF-own')
  })
})

test('a PDF rendered by the program is recognised', async () => {
  const made = await renderDefault('consent_form', 'de')
  expect([isMadeByProgram(made), isMadeByProgram(Buffer.from('%PDF-own'))]).toEqual([true, false])
})
