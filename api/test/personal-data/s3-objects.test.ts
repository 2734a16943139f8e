// What is deleted about a person is deleted in the object store, too.
import { showConsents, withdrawConsent } from '@academy/contract/people/consents/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseRequested } from '../../src/areas/privacy/erasure/erase.ts'
import { startS3Store } from '../../src/base/files/testing/stores.ts'
import { type PersonFixture, personFixture } from '../person-fixture.ts'

let fixture: PersonFixture
let s3: Awaited<ReturnType<typeof startS3Store>>
beforeAll(async () => {
  fixture = await personFixture()
  s3 = await startS3Store()
  Object.assign(fixture.services, { files: s3.store })
})
afterAll(async () => {
  await fixture.close()
  await s3.stop()
})

/** Somebody whose application was rejected, with a résumé in the object store. */
const rejected = async () => {
  const person = await fixture.applicant({ resume: true })
  await fixture.db
    .updateTable('applications')
    .set({ status: 'rejected', is_accepted: false })
    .where('id', '=', person.application_id)
    .execute()
  const key = `resumes/${person.id}.pdf`
  await s3.store.put(key, Buffer.from('%PDF-1.7 '), { type: 'application/pdf', name: 'résumé.pdf' })
  return { person, key }
}

test('the résumé of a consent that was withdrawn, and of nobody else', async () => {
  const { person, key } = await rejected()
  const other = await rejected()
  await fixture.db
    .insertInto('consents')
    .values({
      ...{ account_id: person.id, application_id: person.application_id },
      ...{ kind: 'application_data', given_at: new Date() },
    })
    .execute()
  const { consents } = (await fixture.call(showConsents, {}, { as: person })).body
  expect(await s3.store.stat(key)).not.toBeNull()
  const params = { id: String(consents[0]?.id) }
  await fixture.call(withdrawConsent, { params }, { as: person })
  expect(await s3.store.stat(key)).toBeNull()
  expect(await s3.store.stat(other.key)).not.toBeNull()
})

test('the files of somebody who is erased', async () => {
  const { person, key } = await rejected()
  const consent = `consents/${person.id}.pdf`
  await s3.store.put(consent, Buffer.from('%PDF-1.7 '), { type: 'application/pdf', name: 'Consent.pdf' })
  const { db, academy_id, services } = fixture
  const now = services.clock.now()
  const file = { name: 'Consent.pdf', size: 9, uploaded_at: now }
  await db
    .insertInto('parent_consents')
    .values({ account_id: person.id, academy_id, key: consent, ...file })
    .execute()
  const times = {
    requested_at: new Date(now.getTime() - 2_000),
    erase_after: new Date(now.getTime() - 1_000),
  }
  await db
    .insertInto('erasure_requests')
    .values({ account_id: person.id, ...times })
    .execute()
  expect(await eraseRequested({ db, files: services.files }, person.id, now)).toBe(true)
  expect(await s3.store.stat(key)).toBeNull()
  expect(await s3.store.stat(consent)).toBeNull()
})
