// People who do not use their account are warned before it is erased. The clock is moved.
import { showPersonErasure } from '@academy/contract/privacy/erasure/endpoints'
import { foreseenPeople } from '@academy/contract/privacy/retention/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { insertToken } from '../../../base/sessions.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import { eraseDormant, notifyDormant } from './erase-dormant.ts'

const DAY_MS = 86_400_000
/** Three years after the last login. */
const OVER = new Date('2030-03-01T10:00:00Z')
const LAST_LOGIN = new Date('2027-03-01T10:00:00Z')
const daysFrom = (days: number) => new Date(OVER.getTime() + days * DAY_MS)

let fixture: PersonFixture
let person: Person
beforeAll(async () => {
  fixture = await personFixture('2026-06-01T10:00:00Z')
})
afterAll(() => fixture.close())

const newDormant = async (account: { email_verified: boolean } = { email_verified: true }) => {
  const made = await fixture.person(['student'], account)
  await fixture.db.deleteFrom('access_tokens').where('account_id', '=', made.id).execute()
  await fixture.db
    .updateTable('accounts')
    .set({ last_login_at: LAST_LOGIN, locale: 'de' })
    .where('id', '=', made.id)
    .execute()
  return made
}
beforeEach(async () => {
  // Everybody else of the fixture was here lately.
  await fixture.db
    .updateTable('accounts')
    .set({ last_login_at: daysFrom(365) })
    .execute()
  person = await newDormant()
})

const tell = (now: Date) =>
  fixture.db.transaction().execute(tx => notifyDormant(tx, 'https://academy.example', now))
const erase = (now: Date) => eraseDormant({ db: fixture.db, files: fixture.services.files }, now)
const isThere = async (id = person.id) =>
  (await fixture.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1
const deliver = (set: { sent_at?: Date; given_up_at?: Date }) =>
  fixture.db.updateTable('outbox').set(set).where('account_id', '=', person.id).execute()

test('they get a mail in their language 30 days before, once', async () => {
  expect(await tell(daysFrom(-31))).toBe(0)
  expect(await tell(daysFrom(-30 + 1 / 24))).toBe(1)
  expect(await tell(daysFrom(-29))).toBe(0)
  const mails = await fixture.mailsTo(person.id)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Wir löschen Ihr Konto, wenn Sie sich nicht einloggen',
  ])
  expect(mails[0]?.body_text).toMatch(/am 1\. März\s2030\./)
  expect(mails[0]?.body_text).toContain('https://academy.example/auth/login')
})

test('a mail that fails for one of them reaches all others', async () => {
  const others = [await newDormant(), await newDormant()]
  const mend = await failMailsTo(fixture.db, person.id)
  expect(await tell(daysFrom(-10))).toBe(2)
  expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'dormancy_notices', account_id: person.id }])
  await mend()
  expect(await tell(daysFrom(-10))).toBe(1)
  expect(await failedJobs(fixture.db)).toEqual([])
  for (const { id } of [person, ...others]) expect(await fixture.mailsTo(id)).toHaveLength(1)
})

test('they are erased 30 days after the mail was sent, and not before', async () => {
  await erase(daysFrom(1))
  expect(await isThere()).toBe(true)
  await tell(daysFrom(1))
  await erase(daysFrom(40))
  // The mail still waits.
  expect(await isThere()).toBe(true)
  await deliver({ sent_at: daysFrom(5) })
  await erase(daysFrom(34))
  expect(await isThere()).toBe(true)
  await erase(daysFrom(35))
  expect(await isThere()).toBe(false)
  expect((await fixture.entries('person_erased')).at(-1)?.details).toEqual({
    account_id: person.id,
    ground: 'dormant',
  })
})

test('a login keeps the account, and it is warned again after another period without one', async () => {
  await tell(daysFrom(-30 + 1 / 24))
  await deliver({ sent_at: daysFrom(-29) })
  await insertToken(fixture.db, person.id, hashToken(newToken()), daysFrom(-1))
  await erase(daysFrom(10))
  expect(await isThere()).toBe(true)
  await fixture.db.deleteFrom('access_tokens').where('account_id', '=', person.id).execute()
  const later = daysFrom(3 * 366)
  await erase(later)
  expect(await isThere()).toBe(true)
  await fixture.db
    .updateTable('accounts')
    .set({ last_login_at: later })
    .where('id', '!=', person.id)
    .execute()
  expect(await tell(later)).toBe(1)
})

test('a mail that could not be sent is sent again, unless the address does not exist any more', async () => {
  await tell(daysFrom(0))
  await deliver({ given_up_at: new Date() })
  await erase(daysFrom(31))
  expect(await isThere()).toBe(true)
  expect(await tell(daysFrom(29))).toBe(0)
  expect(await tell(daysFrom(31))).toBe(1)
  await deliver({ given_up_at: new Date() })
  await sql`insert into refused_addresses (account_id, email, since, answer)
    select id, email, now(), '550 no such user' from accounts where id = ${person.id}`.execute(fixture.db)
  expect(await tell(daysFrom(62))).toBe(0)
  await erase(daysFrom(62))
  expect(await isThere()).toBe(false)
})

test('an account with an unconfirmed address gets no mail, and is erased after the same time', async () => {
  const stranger = await newDormant({ email_verified: false })
  await tell(daysFrom(0))
  expect(await fixture.mailsTo(stranger.id)).toEqual([])
  await erase(daysFrom(29))
  expect(await isThere(stranger.id)).toBe(true)
  await erase(daysFrom(30))
  expect(await isThere(stranger.id)).toBe(false)
})

test('a person with something to settle is neither warned nor erased', async () => {
  const request = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach', requested_at: new Date() }
  await fixture.db
    .insertInto('refund_requests')
    .values({ ...request, account_id: person.id })
    .execute()
  expect(await tell(daysFrom(0))).toBe(0)
})

test('the office sees who it is, and from when on', async () => {
  const foreseen = (now: Date) =>
    fixture.at(now.toISOString(), async () => {
      const reader = await fixture.person(['AcademyManager'])
      const input = { params: { kind: 'account' as const } }
      return (await fixture.call(foreseenPeople, input, { as: reader })).body
    })
  const ofPerson = (now: Date) =>
    fixture.at(now.toISOString(), async () => {
      const reader = await fixture.person(['AcademyManager'])
      const input = { params: { id: String(person.id) } }
      return (await fixture.call(showPersonErasure, input, { as: reader })).body.dormancy
    })
  const shown = (day: string) => ({ total: 1, people: [{ id: person.id, name: 'Test Person', day }] })
  expect(await foreseen(daysFrom(-40))).toEqual({ total: 0, people: [] })
  expect(await ofPerson(daysFrom(-40))).toBeNull()
  expect(await foreseen(daysFrom(-10))).toEqual(shown('2030-03-21'))
  expect(await ofPerson(daysFrom(-10))).toEqual({ erase_on: '2030-03-21', told_at: null })
  await tell(daysFrom(-20))
  expect(await foreseen(daysFrom(-10))).toEqual(shown('2030-03-11'))
  const told_at = daysFrom(-20).toISOString()
  expect(await ofPerson(daysFrom(-10))).toEqual({ erase_on: '2030-03-11', told_at })
})
