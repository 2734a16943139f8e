import { login, resetPassword } from '@academy/contract/access/accounts/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.db.deleteFrom('teachers').execute()
})

const add = async () => {
  const body = { first_name: 'Ilse', last_name: 'Marent' }
  return (await fixture.call(contract.addTeacher, { body }, { as: office })).body
}
const requestOf = ({ id }: { id: number }, email: string) => ({
  params: { id: String(id) },
  body: { email, locale: 'de' as const },
})
const create = async (teacher: { id: number }, email: string) =>
  (await fixture.call(contract.createTeacherAccount, requestOf(teacher, email), { as: office })).body
const refused = (teacher: { id: number }, email: string, as = office) =>
  fixture.refused(contract.createTeacherAccount, requestOf(teacher, email), { as })
const rolesOf = async (email: string) =>
  (
    await fixture.db
      .selectFrom('accounts')
      .select('roles')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).roles

test('the account of a teacher has their name and no role; setting the first password gives the role', async () => {
  const email = 'ilse@example.org'
  const teacher = await add()
  await fixture.call(contract.inviteTeacher, requestOf(teacher, 'other@example.org'), { as: office })
  const { account, invitation } = await create(teacher, email)
  expect(account).toMatchObject({ first_name: 'Ilse', last_name: 'Marent', email, email_verified: false })
  expect(invitation).toBeNull()
  expect(await rolesOf(email)).toEqual([])

  const mail = await fixture.db
    .selectFrom('outbox')
    .select(['key', 'secret_link'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(mail.key).toMatch(/^first-password:/)
  const token = new URL(mail.secret_link ?? 'http://none').searchParams.get('token') ?? ''
  const reset = (password: string) => ({
    body: { token, email_address: email, password, password_confirmation: password },
  })
  const common = await fixture.refused(resetPassword, reset('Password1'))
  expect(common.status).toBe(422)
  const password = 'Berg-Sommer-7'
  await fixture.call(resetPassword, reset(password))
  const session = await fixture.call(login, { body: { email_address: email, password } })
  expect(session.body.user_data.roles).toEqual(['Teacher'])
})

test('a link that is unlinked before the first password brings no role', async () => {
  const email = 'early@example.org'
  const teacher = await add()
  await create(teacher, email)
  await fixture.call(contract.unlinkAccount, { params: { id: String(teacher.id) } }, { as: office })
  const removed = await fixture.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'role_removed')
    .execute()
  expect(removed).toEqual([])
  expect(await rolesOf(email)).toEqual([])
})

test('is refused for a second account, an address that has one, an unknown teacher, and other roles', async () => {
  const teacher = await add()
  const person = await fixture.person([], { email_verified: true })
  const taken = await refused(teacher, person.email)
  expect(taken.body).toMatchObject({
    code: 'address_has_account',
    suggestions: [{ id: person.id, teacher: null }],
  })
  await create(teacher, 'once@example.org')
  expect((await refused(teacher, 'twice@example.org')).body.code).toBe('teacher_has_account')
  expect((await refused({ id: 999_999 }, 'none@example.org')).status).toBe(404)
  expect((await refused(teacher, 'other@example.org', person)).status).toBe(403)
})

test('asked for many times at once makes one account', async () => {
  const teacher = await add()
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      fixture.app.inject({
        method: 'POST',
        url: `/api/academy/a/teachers/${teacher.id}/account`,
        headers: { authorization: `Bearer ${office.token}` },
        payload: { email: `race${index}@example.org`, locale: 'de' },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
  const made = await fixture.db.selectFrom('accounts').select('id').where('email', 'like', 'race%').execute()
  expect(made).toHaveLength(1)
})
