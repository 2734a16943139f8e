import { register, updateUser } from '@academy/contract/access/accounts/endpoints'
import { contact } from '@academy/contract/site/contact/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
})
afterAll(() => academy.close())

const rowOf = (id: number) =>
  academy.db
    .selectFrom('accounts')
    .innerJoin('profiles', 'account_id', 'id')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

const smuggled = {
  id: 999_999,
  account_id: 999_999,
  roles: ['Admin'],
  role: 'Admin',
  isAdmin: true,
  email_verified: true,
  password_hash: 'known',
  created_at: '2000-01-01T00:00:00Z',
  title: 'Prof.',
  user_data: { roles: ['Admin'] },
}

const registration = {
  first_name: 'Mira',
  last_name: 'Talbach',
  email_address: 'mira@example.org',
  password: 'Musik-Sommer-1',
  password_confirmation: 'Musik-Sommer-1',
}

test('a registration stores no unknown fields', async () => {
  const { body } = await academy.call(register, { body: { ...registration, ...smuggled } })
  const row = await rowOf(body.user_data.id)
  expect(row).toMatchObject({ first_name: 'Mira', roles: ['student'], email_verified: false, title: null })
  expect(row?.id).not.toBe(smuggled.id)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  expect(row?.created_at.getFullYear()).toBeGreaterThan(2020)
})

test.each(['student', 'Admin'] as const)(
  'a %s who changes an account changes only known fields',
  async role => {
    const person = await academy.person([role])
    const before = await rowOf(person.id)
    const params = { id: String(person.id) }
    const { id, roles, email_verified, ...unknown } = smuggled
    // What other calls change is refused, and nothing else is changed with it.
    for (const refused of [{ id }, { password: 'New-Password' }, { roles: ['Teacher'] }]) {
      const sent = { params, body: { first_name: 'Ilse', ...unknown, ...refused } }
      const answer = await academy.refused(updateUser, sent, { as: person })
      expect(Object.keys(answer.body.errors ?? {})).toEqual(Object.keys(refused))
    }
    expect(await rowOf(person.id)).toEqual(before)
    const input = { params, body: { first_name: 'Ilse', ...unknown } }
    const { body } = await academy.call(updateUser, input, { as: person })
    expect(body.user_data.roles).toEqual([role])
    expect(await rowOf(person.id)).toEqual({
      ...before,
      // Follow from the name, and count the change.
      list_name: expect.stringContaining('ilse'),
      search_words: expect.stringContaining('ilse'),
      near_words: expect.stringContaining('ilse'),
      version: 2,
      first_name: 'Ilse',
      search_text: before?.search_text.replace('test', 'ilse'),
    })
    expect(await rowOf(smuggled.id)).toBeUndefined()
  },
)

test.each(['__proto__', 'constructor'])('a body with %s changes nothing', async key => {
  const person = await academy.person()
  const before = await rowOf(person.id)
  const body = `{"first_name":"Ilse","${key}":{"prototype":{"roles":["Admin"]},"roles":["Admin"]}}`
  const answer = await academy.refused(updateUser, { params: { id: person.id }, body }, { as: person })
  expect(answer.status).toBe(400)
  expect(await rowOf(person.id)).toEqual(before)
  expect(Reflect.get({}, 'roles')).toBeUndefined()
})

test('a message to the association stores only its three fields', async () => {
  const message = { email: 'ada@example.org', subject: 'Organ', message: 'May I practise at night?' }
  await academy.call(contact, { body: { ...message, ...smuggled } })
  const row = await academy.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject(message)
  expect(row.id).not.toBe(smuggled.id)
  expect(row.created_at.getFullYear()).toBeGreaterThan(2020)
})
