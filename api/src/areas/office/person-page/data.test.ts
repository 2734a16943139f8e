import { login, me, resetPassword, updateUser } from '@academy/contract/access/accounts/endpoints'
import * as contract from '@academy/contract/office/person-page/endpoints'
import { updateAddresses } from '@academy/contract/people/profile/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { hashPassword } from '../../../base/passwords.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const confirmedStudent = async () => {
  const student = await fixture.applicant()
  await fixture.db
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('id', '=', student.id)
    .execute()
  return student
}

const home = { type: 'PRIMARY' as const, street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 1 }
const correction = {
  version: 1,
  title: 'Dr.',
  first_name: 'Mira',
  last_name: 'Talbach-Örs',
  gender: 'diverse' as const,
  date_of_birth: '2008-01-02',
  nationality: 1,
  locale: 'de' as const,
  addresses: [home],
}
const correct = (of: Person, changes: object = {}) =>
  fixture.call(
    contract.correctPerson,
    { params: { id: String(of.id) }, body: { ...correction, ...changes } },
    { as: fixture.manager },
  )
const refuse = (id: number, changes: object = {}, as = fixture.manager) =>
  fixture.refused(
    contract.correctPerson,
    { params: { id }, body: { ...correction, ...changes } },
    { as, locale: 'en' },
  )

test('the office corrects the data and replaces the addresses, and the record has before and after', async () => {
  const student = await fixture.applicant()
  await fixture.call(
    updateAddresses,
    { body: { addresses: [{ ...home, type: 'BILLING', street: 'Old 1' }] } },
    { as: student },
  )
  const { version } = await fixture.show(student.id)
  expect((await correct(student, { version })).body).toEqual({ version: version + 1 })
  const person = await fixture.show(student.id)
  expect(person).toMatchObject({
    title: 'Dr.',
    last_name: 'Talbach-Örs',
    gender: 'diverse',
    date_of_birth: '2008-01-02',
    age: 19,
    is_minor: false,
    locale: 'de',
    addresses: [{ type: 'PRIMARY', street: 'Am Anger 4' }],
  })
  const [entry] = (await fixture.entries('person_corrected')).slice(-1)
  expect(entry).toMatchObject({
    actor_id: fixture.manager.id,
    account_id: student.id,
    details: { last_name: ['Talbach', 'Talbach-Örs'], gender: ['female', 'diverse'], locale: ['en', 'de'] },
  })
  expect(JSON.stringify(entry?.details)).toContain('Old 1')
})

test('a save of an older version is refused, also when the person has changed the data', async () => {
  const student = await fixture.applicant()
  const { version } = await fixture.show(student.id)
  await fixture.call(
    updateUser,
    { params: { id: String(student.id) }, body: { last_name: 'Own' } },
    { as: student },
  )
  expect(await refuse(student.id, { version })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect((await fixture.show(student.id)).last_name).toBe('Own')
})

test('of ten corrections of one version at once one is saved', async () => {
  const student = await fixture.applicant()
  const { version } = await fixture.show(student.id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      fixture.app.inject({
        method: 'PUT',
        url: `/api/academy/a/people/${student.id}`,
        headers: { authorization: `Bearer ${(index % 2 ? fixture.manager : fixture.admin).token}` },
        payload: { ...correction, version, first_name: `Mira ${index}` },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
})

test('refuses unknown people and countries, days to come, admins for managers, and other roles', async () => {
  const student = await fixture.applicant()
  const { version } = await fixture.show(student.id)
  expect((await refuse(999_999)).status).toBe(404)
  expect((await refuse(student.id, { version, nationality: 99_999 })).body.errors).toHaveProperty(
    'nationality',
  )
  expect((await refuse(student.id, { version, date_of_birth: '2031-01-01' })).body.errors).toHaveProperty(
    'date_of_birth',
  )
  const abroad = { version, addresses: [{ ...home, country: 99_999 }] }
  expect((await refuse(student.id, abroad)).body.errors).toHaveProperty(['addresses.0.country'])
  expect((await refuse(student.id, { version, addresses: [home, home] })).status).toBe(422)
  expect((await refuse(student.id, { version, addresses: [{ ...home, id: 99_999 }] })).status).toBe(404)
  expect(await refuse(fixture.admin.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  for (const as of [student, fixture.teacher])
    expect((await refuse(student.id, { version }, as)).status).toBe(403)
  expect((await fixture.show(student.id)).version).toBe(version)
})

test('a new address of somebody needs the password of the office and the confirmation of the new address', async () => {
  const password_hash = await hashPassword('Musik-Sommer-1')
  const office = await fixture.person(['AcademyManager'], { password_hash })
  const student = await confirmedStudent()
  const change = { params: { id: String(student.id) } }
  const email = 'new-address@example.org'
  expect((await fixture.refused(updateUser, { ...change, body: { email } }, { as: office })).status).toBe(422)
  await fixture.call(
    updateUser,
    { ...change, body: { email, current_password: 'Musik-Sommer-1' } },
    { as: office },
  )
  expect(await fixture.show(student.id)).toMatchObject({ email: student.email, pending_email: email })
  const keys = (await fixture.mailsTo(student.id)).map(({ key }) => key.split(':')[0])
  expect(keys).toEqual(['verify-new-email', 'address-change-asked'])
})

const sendLink = (id: number, as = fixture.manager) =>
  fixture.call(contract.sendPasswordLink, { params: { id: String(id) } }, { as })
const refuseLink = (id: number, as = fixture.manager) =>
  fixture.refused(contract.sendPasswordLink, { params: { id } }, { as })

test('the office sends a password link, and neither answer nor record contains it', async () => {
  const student = await fixture.applicant()
  const { status, body } = await sendLink(student.id)
  expect([status, body]).toEqual([204, undefined])
  const mails = await fixture.mailsTo(student.id)
  expect(mails.map(({ key }) => key.split(':')[0])).toEqual(['password-reset'])
  // The person did not ask for it.
  expect(mails[0]?.body_text).toContain('Our office has sent you this link')
  expect(mails[0]?.body_text).not.toContain('hopefully you')
  const sent = { actor_id: fixture.manager.id, account_id: student.id, details: {} }
  expect(await fixture.entries('password_link_sent')).toContainEqual(sent)
  for (let again = 0; again < 4; again++) await sendLink(student.id)
  expect(await refuseLink(student.id)).toMatchObject({ status: 429 })
})

test('password links to admins by managers, to unknown people and by other roles are refused', async () => {
  const student = await fixture.applicant()
  expect(await refuseLink(fixture.admin.id)).toMatchObject({ status: 403 })
  expect((await refuseLink(999_999)).status).toBe(404)
  for (const as of [student, fixture.teacher]) expect((await refuseLink(student.id, as)).status).toBe(403)
})

test('a confirmation link goes to an address that waits for it only', async () => {
  const waiting = await fixture.person([], { email_verified: false })
  const input = (id: number) => ({ params: { id: String(id) } })
  const as = { as: fixture.manager }
  await fixture.call(contract.sendConfirmationLink, input(waiting.id), as)
  expect((await fixture.mailsTo(waiting.id)).map(({ key }) => key.split(':')[0])).toEqual(['verify-email'])
  const confirmed = await confirmedStudent()
  const refused = await fixture.refused(contract.sendConfirmationLink, input(confirmed.id), as)
  expect(refused.body.code).toBe('already_verified')
})

const guest = {
  first_name: 'Gustav',
  last_name: 'Talbach',
  email: 'gustav@example.org',
  locale: 'de' as const,
}

test('a new person has no password until they set one through the link, which confirms the address', async () => {
  const as = { as: fixture.manager }
  const { body } = await fixture.call(contract.addPerson, { body: guest }, as)
  const { id } = body
  expect(await fixture.show(id)).toMatchObject({
    has_password: false,
    email_verified: false,
    roles: [],
    locale: 'de',
  })
  for (const password of ['', 'Musik-Sommer-1'])
    expect(
      (await fixture.refused(login, { body: { email_address: guest.email, password } })).status,
    ).not.toBe(200)
  const mail = await fixture.db
    .selectFrom('outbox')
    .select(['subject', 'secret_link', 'body_text', 'expires_at'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Ihr Konto bei uns')
  expect(mail.body_text).not.toContain('Gustav')
  const token = /token=([\w-]+)/.exec(mail.secret_link ?? mail.body_text)?.[1] ?? ''
  const password = 'Gäste-Sommer-7'
  const reset = { token, email_address: guest.email, password, password_confirmation: password }
  expect((await fixture.call(resetPassword, { body: reset })).body.msgCode).toBe(1008)
  const session = await fixture.call(login, { body: { email_address: guest.email, password } })
  expect(session.body.user_data.email_verified).toBe(true)
  expect(
    (await fixture.call(me, {}, { as: { id, email: '', token: session.body.access_token } })).status,
  ).toBe(200)
  expect(await fixture.entries('person_added')).toMatchObject([
    { actor_id: fixture.manager.id, account_id: id },
  ])
})

test('an address with an account is refused, and the account is named; at once one account is made', async () => {
  const student = await fixture.applicant()
  const as = { as: fixture.manager }
  const taken = await fixture.refused(contract.addPerson, { body: { ...guest, email: student.email } }, as)
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'address_has_account', suggestions: [{ id: student.id }] },
  })
  const payload = { ...guest, email: 'once@example.org' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      fixture.app.inject({
        method: 'POST',
        url: '/api/academy/a/people',
        headers: { authorization: `Bearer ${fixture.admin.token}` },
        payload,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409])
  for (const stranger of [student, fixture.teacher])
    expect((await fixture.refused(contract.addPerson, { body: guest }, { as: stranger })).status).toBe(403)
})
