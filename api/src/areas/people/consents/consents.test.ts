import { changeNewsChoice, showNewsChoice } from '@academy/contract/messages/group-mails/endpoints'
import * as contract from '@academy/contract/people/consents/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

let person: Person
beforeEach(async () => {
  person = await fixture.person()
})

const show = async (as: Person) => (await fixture.call(contract.showConsents, {}, { as })).body
const choose = async (kind: 'photos' | 'recordings' | 'news', is_given: boolean) =>
  (await fixture.call(contract.chooseConsent, { body: { kind, is_given, wording: 1 } }, { as: person })).body

test('nothing voluntary is given at first, news neither', async () => {
  expect(await show(person)).toEqual({
    wants: { photos: false, recordings: false, news: false },
    consents: [],
  })
})

test('a consent has a version and a time, is withdrawn, and given anew', async () => {
  await choose('photos', true)
  const given = await choose('photos', true)
  expect(given.wants.photos).toBe(true)
  expect(given.consents).toMatchObject([
    { kind: 'photos', wording: 1, withdrawn_at: null, is_by_office: false },
  ])
  expect((await choose('photos', false)).wants.photos).toBe(false)
  const again = await choose('photos', true)
  expect(again.consents).toHaveLength(2)
  expect(again.consents.filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(1)
})

test('a consent to an outdated wording is refused', async () => {
  const input = { body: { kind: 'photos', is_given: true, wording: 99 } }
  const { body } = await fixture.refused(contract.chooseConsent, input, { as: person })
  expect(body.code).toBe('consent_changed')
})

test('news are the same consent in the profile and here', async () => {
  const wantsNews = async () => (await fixture.call(showNewsChoice, {}, { as: person })).body.wants_news
  expect(await wantsNews()).toBe(false)
  // Nothing to withdraw: no objection is invented.
  expect((await choose('news', false)).consents).toEqual([])
  const wanted = await choose('news', true)
  expect(wanted).toMatchObject({
    wants: { news: true },
    consents: [{ kind: 'news', given_at: expect.any(String), wording: 1, withdrawn_at: null }],
  })
  expect(await wantsNews()).toBe(true)
  const ended = await choose('news', false)
  expect(ended).toMatchObject({
    wants: { news: false },
    consents: [{ kind: 'news', given_at: expect.any(String), withdrawn_at: expect.any(String) }],
  })
  expect(await wantsNews()).toBe(false)
  const entry = { actor_id: person.id, account_id: person.id, details: {} }
  expect(await fixture.entries('news_accepted')).toEqual([entry])
  expect(await fixture.entries('news_refused')).toEqual([entry])
})

test('an outdated wording of the news is refused in the profile, too', async () => {
  const input = { body: { wants_news: true, wording: 99 } }
  const { body } = await fixture.refused(changeNewsChoice, input, { as: person })
  expect(body.code).toBe('consent_changed')
})

test('an objection of earlier releases is still shown, and is no consent', async () => {
  const withdrawn_at = new Date('2026-03-01T08:00:00Z')
  await fixture.db
    .insertInto('consents')
    .values({ account_id: person.id, kind: 'news', withdrawn_at, withdrawn_by: person.id })
    .execute()
  expect(await show(person)).toMatchObject({
    wants: { news: false },
    consents: [{ kind: 'news', given_at: null, wording: null, withdrawn_at: expect.any(String) }],
  })
})

test('news that somebody agreed to are refused by the id of the consent, too', async () => {
  await choose('news', true)
  const [consent] = (await show(person)).consents
  const params = { id: String(person.id), consentId: String(consent?.id) }
  const { body } = await fixture.call(contract.withdrawPersonConsent, { params }, { as: fixture.manager })
  expect(body.wants.news).toBe(false)
  expect(body.consents).toMatchObject([{ kind: 'news', is_by_office: false, is_withdrawn_by_office: true }])
  const entry = { actor_id: fixture.manager.id, account_id: person.id, details: {} }
  expect(await fixture.entries('news_refused')).toContainEqual(entry)
  expect(await fixture.entries('consent_withdrawn')).not.toContainEqual({
    ...entry,
    details: { kind: 'news' },
  })
})

test('the consent of an application is withdrawn once it is decided, and its material goes', async () => {
  const applicant = await fixture.applicant({ resume: true })
  const { db } = fixture
  await db
    .insertInto('consents')
    .values({
      account_id: applicant.id,
      kind: 'application_data',
      application_id: applicant.application_id,
      given_at: new Date(),
    })
    .execute()
  const [consent] = (await show(applicant)).consents
  expect(consent).toMatchObject({
    kind: 'application_data',
    can_withdraw: false,
    tie: 'application',
    has_data: true,
    teacher: { first_name: expect.any(String), last_name: expect.any(String) },
  })
  const params = { id: String(consent?.id) }
  const early = await fixture.refused(contract.withdrawConsent, { params }, { as: applicant })
  expect(early.body.code).toBe('consent_needed')
  await db
    .updateTable('applications')
    .set({ status: 'rejected', is_accepted: false })
    .where('id', '=', applicant.application_id)
    .execute()
  const { body } = await fixture.call(contract.withdrawConsent, { params }, { as: applicant })
  expect(body.consents[0]).toMatchObject({
    can_withdraw: false,
    has_data: false,
    withdrawn_at: expect.any(String),
    is_withdrawn_by_office: false,
  })
  expect(await fixture.application(applicant.application_id)).toMatchObject({
    resume_id: null,
    recording_1: '',
  })
})

test('nobody withdraws the consent of somebody else', async () => {
  await choose('photos', true)
  const [consent] = (await show(person)).consents
  const params = { id: String(consent?.id) }
  const other = await fixture.person()
  expect((await fixture.refused(contract.withdrawConsent, { params }, { as: other })).status).toBe(404)
})

test('the office sees consents and records what came on paper', async () => {
  const params = { id: String(person.id) }
  const body = { kind: 'recordings', is_given: true, wording: 1 } as const
  const { body: given } = await fixture.call(
    contract.choosePersonConsent,
    { params, body },
    { as: fixture.manager },
  )
  expect(given.consents).toMatchObject([{ kind: 'recordings', is_by_office: true }])
  expect((await fixture.entries('consent_given')).at(-1)).toEqual({
    actor_id: fixture.manager.id,
    account_id: person.id,
    details: { kind: 'recordings' },
  })
  const missing = { params: { id: '2000000000' } }
  expect((await fixture.refused(contract.showPersonConsents, missing, { as: fixture.manager })).status).toBe(
    404,
  )
})
