import * as contract from '@academy/contract/access/accounts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

const password = 'Neues-Wort-9'
const ask = (email_address: string, from?: string) =>
  fixture.call(contract.forgotPassword, { body: { email_address } }, from ? { from } : {})
const mails = (email: string) =>
  fixture.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('key', 'like', 'password-reset:%')
    .execute()
const tokenFor = async (email: string) => {
  const text = (await mails(email)).at(-1)?.body_text ?? ''
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
}
const reset = (email_address: string, token: string, change = {}) =>
  fixture.call(contract.resetPassword, {
    body: { token, email_address, password, password_confirmation: password, ...change },
  })

test('the answer is the same for known and unknown addresses, and only a known one gets a mail', async () => {
  await fixture.person(['student'], { email: 'forgot@example.org' })
  const known = await ask('Forgot@example.org')
  const unknown = await ask('stranger@example.org')
  expect(known.body).toEqual(unknown.body)
  expect(await mails('forgot@example.org')).toHaveLength(1)
  expect(await mails('stranger@example.org')).toHaveLength(0)
})

test('the link sets the password once, ends every login and notifies the owner', async () => {
  const person = await fixture.person(['student'], { email: 'once@example.org' })
  await ask(person.email)
  const token = await tokenFor(person.email)
  expect((await reset(person.email, token)).body).toEqual({ msgCode: 1008 })
  expect((await reset(person.email, token)).body).toEqual({ msgCode: 1009 })
  expect((await fixture.refused(contract.me, {}, { as: person })).status).toBe(401)
  await fixture.call(contract.login, { body: { email_address: person.email, password } })
  const all = await fixture.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', person.email)
    .execute()
  expect(all.map(mail => mail.subject)).toContain('Your password was changed')
  const log = await fixture.db
    .selectFrom('audit_log')
    .select('action')
    .where('account_id', '=', person.id)
    .execute()
  expect(log.map(entry => entry.action)).toEqual(['password_reset_asked', 'password_changed', 'logged_in'])
})

test('the endpoint accepts the form that the page sends', async () => {
  const person = await fixture.person(['student'], { email: 'form@example.org' })
  await ask(person.email)
  const body = new FormData()
  const fields = {
    token: await tokenFor(person.email),
    email_address: person.email,
    password,
    password_confirmation: password,
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const encoded = new Response(body)
  const response = await fixture.app.inject({
    method: 'POST',
    url: '/api/reset-password',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(response.json()).toEqual({ msgCode: 1008 })
})

test('a link is refused for another address, after an hour, and when it was never issued', async () => {
  const person = await fixture.person(['student'], { email: 'late@example.org' })
  await ask(person.email)
  const token = await tokenFor(person.email)
  expect((await reset('other@example.org', token)).body).toEqual({ msgCode: 1009 })
  expect((await reset(person.email, 'no-such-token')).body).toEqual({ msgCode: 1009 })
  await fixture.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await reset(person.email, token)).body).toEqual({ msgCode: 1009 })
})

test('a weak or mistyped password is refused at its field and does not use up the link', async () => {
  const person = await fixture.person(['student'], { email: 'weak@example.org' })
  await ask(person.email)
  const body = {
    token: await tokenFor(person.email),
    email_address: person.email,
    password: 'weak',
    password_confirmation: 'week',
  }
  const refused = await fixture.refused(contract.resetPassword, { body })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['password', 'password_confirmation'])
  expect((await reset(person.email, body.token)).body).toEqual({ msgCode: 1008 })
})

test('an account gets at most three links an hour, and the answer does not reveal it', async () => {
  const person = await fixture.person(['student'], { email: 'flooded@example.org' })
  for (let times = 0; times < 5; times++) expect((await ask(person.email)).status).toBe(200)
  expect(await mails(person.email)).toHaveLength(3)
})

test('a network may request sixty links an hour', async () => {
  for (let times = 0; times < 60; times++) await ask(`n${times}@example.org`, '10.7.7.7')
  const { status } = await fixture.refused(
    contract.forgotPassword,
    { body: { email_address: 'n61@example.org' } },
    { from: '10.7.7.7' },
  )
  expect(status).toBe(429)
})

test('the office and teachers cannot set a common password, and the link stays valid', async () => {
  const common = { password: 'Sunshine', password_confirmation: 'Sunshine' }
  const teacher = await fixture.person(['Teacher'], { email: 'common@example.org' })
  await ask(teacher.email)
  const token = await tokenFor(teacher.email)
  const body = { token, email_address: teacher.email, ...common }
  const { status, body: failure } = await fixture.refused(contract.resetPassword, { body }, { locale: 'de' })
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['password']])
  expect(failure.errors?.['password']?.[0]).toContain('zuerst erraten')
  expect((await reset(teacher.email, token)).body).toEqual({ msgCode: 1008 })

  const student = await fixture.person(['student'], { email: 'free@example.org' })
  await ask(student.email)
  expect((await reset(student.email, await tokenFor(student.email), common)).body).toEqual({ msgCode: 1008 })
})
