import { login, me } from '@academy/contract/access/accounts/endpoints'
import { giveRole } from '@academy/contract/access/roles/endpoints'
import { confirmIdentity, secondFactor } from '@academy/contract/access/second-factor/endpoints'
import {
  changeRequirement,
  resetSecondFactor,
  showRequirement,
} from '@academy/contract/access/second-factor/office-endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import { listTeachers } from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  codeOf,
  PASSWORD,
  passwordHash,
  protectedPerson,
  setUpApp,
} from '../../../../test/second-factor-fixture.ts'
import { resetByCommand } from './reset.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let fixture: TestApp
let admin: Person
let manager: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'])
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

const logsIn = async ({ email }: Person) =>
  (
    await fixture.app.inject({
      method: 'POST',
      url: login.path,
      payload: { email_address: email, password: PASSWORD },
      headers: { 'x-forwarded-for': `10.3.${Math.floor(Math.random() * 250)}.1` },
    })
  ).statusCode
const lastMail = async ({ email }: Person) =>
  fixture.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .where('key', 'like', 'second-factor-%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const age = (person: Person, minutes: number) =>
  fixture.db
    .updateTable('access_tokens')
    .set({ created_at: new Date(fixture.services.clock.now().getTime() - minutes * 60_000) })
    .where('account_id', '=', person.id)
    .execute()
const params = ({ id }: Person) => ({ params: { id: String(id) } })

test('the office resets the second factor of a teacher at once, with a mail', async () => {
  const teacher = await protectedPerson(fixture, ['Teacher'])
  expect(await logsIn(teacher)).toBe(403)
  const shown = async () =>
    (await fixture.call(showPerson, params(teacher), { as: manager })).body.second_factor.is_set_up
  expect(await shown()).toBe(true)
  const { body } = await fixture.call(resetSecondFactor, params(teacher), { as: manager })
  expect(body.reset_at).toBeNull()
  expect(await shown()).toBe(false)
  expect(await logsIn(teacher)).toBe(200)
  expect((await fixture.refused(me, {}, { as: teacher })).status).toBe(401)
  expect((await lastMail(teacher)).body_text).toContain('Our office has reset your second factor')
  const again = await fixture.refused(resetSecondFactor, params(teacher), { as: manager })
  expect(again.body.code).toBe('second_factor_absent')
})

test('managers do not reset admins, and nobody resets their own', async () => {
  const other = await protectedPerson(fixture, ['Admin'])
  expect((await fixture.refused(resetSecondFactor, params(other), { as: manager })).status).toBe(403)
  expect((await fixture.refused(resetSecondFactor, params(other), { as: other })).status).toBe(403)
})

test('the last admin gets in again by the command line', async () => {
  const last = await protectedPerson(fixture, ['Admin'])
  const { db, config, clock } = fixture.services
  await resetByCommand(db, last.email, config.siteUrl, clock.now())
  expect(await logsIn(last)).toBe(200)
  await expect(resetByCommand(db, last.email, config.siteUrl, clock.now())).rejects.toThrow(
    'no second factor',
  )
  await expect(resetByCommand(db, 'nobody@example.org', config.siteUrl, clock.now())).rejects.toThrow(
    'no account',
  )
})

test('a sensitive act asks again 15 minutes after the login: for the password without a factor', async () => {
  const office = await fixture.person(['Admin'], { password_hash: await passwordHash() })
  const student = await fixture.person(['student'], { email_verified: true })
  const act = { params: { id: String(student.id), role: 'Correpetitor' as const } }
  await age(office, 14)
  await fixture.call(giveRole, act, { as: office })
  await age(office, 16)
  expect((await fixture.refused(giveRole, act, { as: office })).body.code).toBe('confirmation_required')
  await fixture.call(listTeachers, {}, { as: office })
  const wrong = await fixture.refused(
    confirmIdentity,
    { body: { current_password: 'Wrong-1' } },
    { as: office },
  )
  expect(wrong.body.errors).toHaveProperty('current_password')
  await fixture.call(confirmIdentity, { body: { current_password: PASSWORD } }, { as: office })
  await fixture.call(giveRole, act, { as: office })
})

test('with a factor the password is not enough to confirm', async () => {
  const office = await protectedPerson(fixture, ['Admin'])
  const student = await fixture.person(['student'], { email_verified: true })
  const act = { params: { id: String(student.id), role: 'Correpetitor' as const } }
  await age(office, 16)
  const byPassword = { body: { current_password: PASSWORD } }
  expect((await fixture.refused(confirmIdentity, byPassword, { as: office })).status).toBe(422)
  expect((await fixture.refused(giveRole, act, { as: office })).body.code).toBe('confirmation_required')
  await fixture.call(confirmIdentity, { body: { code: codeOf(office.secret) } }, { as: office })
  await fixture.call(giveRole, act, { as: office })
})

test('after the grace period an account without a required factor can only set one up', async () => {
  const office = await fixture.person(['Admin'])
  const { body: before } = await fixture.call(showRequirement, {}, { as: office })
  expect(before).toMatchObject({ required_of: [], is_demo: false })
  const change = (grace_days: number, version: number) =>
    fixture.call(
      changeRequirement,
      { body: { required_of: ['office'], grace_days, version } },
      { as: office },
    )
  const { version } = (await change(14, before.version)).body
  const inGrace = (await fixture.call(secondFactor, {}, { as: office })).body.required_from ?? ''
  expect(new Date(inGrace).getTime()).toBeGreaterThan(fixture.services.clock.now().getTime() + 13 * DAY_MS)
  await fixture.call(listTeachers, {}, { as: office })
  const stale = { body: { required_of: [], grace_days: 0, version: before.version } }
  expect((await fixture.refused(changeRequirement, stale, { as: office })).body.code).toBe(
    'changed_meanwhile',
  )

  const last = (await change(0, version)).body.version
  expect((await fixture.refused(listTeachers, {}, { as: office })).body.code).toBe('second_factor_missing')
  await fixture.call(me, {}, { as: office })
  const teacher = await fixture.person(['Teacher'])
  expect((await fixture.call(secondFactor, {}, { as: teacher })).body.required_from).toBeNull()
  await setUpApp(fixture, office)
  await fixture.call(listTeachers, {}, { as: office })
  await fixture.call(
    changeRequirement,
    { body: { required_of: [], grace_days: 14, version: last } },
    { as: office },
  )
  const log = await fixture.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'security_settings_changed')
    .execute()
  expect(log).toHaveLength(3)
})

test('managers see who needs a second factor; only admins change it', async () => {
  const { body: before } = await fixture.call(showRequirement, {}, { as: manager })
  const change = { body: { required_of: [], grace_days: 90, version: before.version } }
  expect((await fixture.refused(changeRequirement, change, { as: manager })).status).toBe(403)
  expect((await fixture.call(showRequirement, {}, { as: admin })).body).toEqual(before)
  const { body: after } = await fixture.call(changeRequirement, change, { as: admin })
  expect((await fixture.call(showRequirement, {}, { as: manager })).body).toEqual(after)
})

test.each([[-1], [91], [1.5], ['soon']])('refuses %j days of grace', async grace_days => {
  const refused = await fixture.refused(
    changeRequirement,
    { body: { required_of: [], grace_days, version: 1 } },
    { as: admin },
  )
  expect(refused.body.errors).toHaveProperty('grace_days')
})
