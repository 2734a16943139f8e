// Applications and bookings name the versions that their forms have shown.
import { applications, apply } from '@academy/contract/admission/applications/endpoints'
import { book } from '@academy/contract/lodging/bookings/endpoints'
import { officeBookings } from '@academy/contract/lodging/housekeeping/endpoints'
import { invoice } from '@academy/contract/money/payments/endpoints'
import { currentDocuments, documentVersion } from '@academy/contract/site/documents/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type DocumentsFixture, documentsFixture } from '../../../../test/documents-fixture.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'

const LODGING = 'terms_and_conditions_accommodation'

let fixture: DocumentsFixture
let params: { masterclassId: string }
beforeAll(async () => {
  fixture = await documentsFixture()
  params = { masterclassId: String(await insertMasterclass(fixture.db)) }
  for (const name of ['consent_form', 'terms_and_conditions', LODGING] as const)
    await fixture.publish({ name, version: 0, said: 'First' })
})
afterAll(() => fixture.close())

const ticked = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
const shownNow = async () => {
  const { body } = await fixture.call(currentDocuments, {})
  const idOf = (name: string) => body.find(document => document.name === name)?.id
  return {
    consent_version_id: idOf('consent_form'),
    terms_version_id: idOf('terms_and_conditions'),
    lodging: idOf(LODGING),
  }
}
const send = (as: Person, body: object, locale: 'de' | 'en' = 'en') =>
  fixture.refused(apply, { params, body: { ...ticked, ...body } }, { as, locale })
const linkFor = async (id: number | undefined, as: Person) =>
  (await fixture.call(documentVersion, { params: { id: String(id) }, query: { language: 'en' } }, { as }))
    .body.url

test('an application with an outdated version is refused at its checkbox, in both languages', async () => {
  const { lodging: _, ...before } = await shownNow()
  await fixture.publish({ name: 'consent_form', version: 1, said: 'Second' })
  const guest = await fixture.guest()
  const german = await send(guest, before, 'de')
  expect([german.status, german.body.code]).toEqual([409, 'document_changed'])
  expect(german.body.errors).toEqual({ agreed_consent: [expect.stringContaining('neue Fassung')] })
  expect((await send(guest, before)).body.errors).toEqual({
    agreed_consent: [expect.stringContaining('new version')],
  })
  expect((await fixture.call(applications, {}, { as: guest })).body).toEqual([])
  const { lodging: __, ...now } = await shownNow()
  const { body } = await fixture.call(apply, { params, body: { ...ticked, ...now } }, { as: guest })
  expect(body.documents.map(({ id }) => id).toSorted()).toEqual(Object.values(now).toSorted())
  const paper = { params: { id: String(body.fee_invoice?.id) } }
  const seen = await fixture.call(invoice, paper, { as: fixture.manager })
  expect(seen.body.documents).toEqual(body.documents)
})

test('the version can be sent in a form, and without it the one in force is agreed to', async () => {
  const { terms_version_id = 0 } = await shownNow()
  const as = await fixture.guest()
  const { body: payload, headers } = await multipart({ ...ticked, terms_version_id })
  const answer = await fixture.app.inject({
    method: 'POST',
    url: apply.path.replace(':masterclassId', params.masterclassId),
    headers: { authorization: `Bearer ${as.token}`, ...headers },
    payload,
  })
  expect(answer.statusCode).toBe(201)
  const named = answer.json().documents.map(({ name }: { name: string }) => name)
  expect(named).toEqual(['consent_form', 'terms_and_conditions'])
})

test.each([0, -1, 'x', 2 ** 31, 1.5, {}, [1]])('the version %j is invalid input', async terms_version_id => {
  const { status, body } = await send(await fixture.guest(), { terms_version_id })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['terms_version_id']])
})

test('a version of another document, or one that does not exist, is refused', async () => {
  const { consent_version_id } = await shownNow()
  for (const terms_version_id of [consent_version_id, 99_999])
    expect((await send(await fixture.guest(), { terms_version_id })).body.code).toBe('document_changed')
})

test('a booking with an outdated version is refused, and keeps the agreed one for person and office', async () => {
  const { lodging: terms_version_id } = await shownNow()
  const guest = await fixture.guest()
  const booking = await fixture.book(guest, { terms_version_id })
  expect(booking.documents).toMatchObject([{ id: terms_version_id, name: LODGING }])
  const content = await fixture.contentBehind(await linkFor(terms_version_id, guest))
  await fixture.publish({ name: LODGING, version: 1, said: 'Second' })
  const late = { body: fixture.stayInput({ terms_version_id }) }
  const refused = await fixture.refused(book, late, { as: await fixture.guest(), locale: 'de' })
  expect([refused.status, refused.body.code]).toEqual([409, 'document_changed'])
  expect(refused.body.errors).toEqual({ agreedToTerms: [expect.stringContaining('neue Fassung')] })
  const { body } = await fixture.call(officeBookings, { query: {} }, { as: fixture.manager })
  expect(body.bookings.map(({ documents }) => documents)).toEqual([booking.documents])
  const paper = { params: { id: String(booking.invoice?.id) } }
  const seen = await fixture.call(invoice, paper, { as: fixture.manager })
  expect(seen.body.documents).toEqual(booking.documents)
  const again = await fixture.contentBehind(await linkFor(terms_version_id, fixture.manager))
  expect(again.equals(content)).toBe(true)
})
