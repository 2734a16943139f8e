import * as contract from '@academy/contract/access/invitations/endpoints'
import { acceptInvitation, listRoleHolders } from '@academy/contract/access/roles/endpoints'
import { programme } from '@academy/contract/programme/editing/endpoints'
import { addTeacher, inviteTeacher, showTeacher } from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'

const password = 'Berg-Sommer-7'
let fixture: TestApp
let admin: Person
let manager: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'])
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.db.deleteFrom('invitations').execute()
  await fixture.db.deleteFrom('outbox').execute()
})

const names = { first_name: 'Bruno', last_name: 'Sattler' }
const bodyOf = (email: string, role: 'Correpetitor' | 'AcademyManager' | 'Admin' = 'Correpetitor') => ({
  body: { ...names, email, role, locale: 'de' as const },
})
const invite = async (email: string, role?: 'Correpetitor' | 'AcademyManager' | 'Admin', as = admin) =>
  (await fixture.call(contract.invite, bodyOf(email, role), { as })).body
const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const mails = () => fixture.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const lastToken = async () =>
  new URL((await mails()).at(-1)?.secret_link ?? 'http://none').searchParams.get('token') ?? ''
const accept = async (token: string) =>
  (
    await fixture.call(acceptInvitation, {
      body: { token, password, password_confirmation: password },
    })
  ).body
const list = async () => (await fixture.call(contract.listInvitations, {}, { as: manager })).body
const works = async (token: string) =>
  (await fixture.app.inject({ url: `/api/invitation?token=${token}` })).statusCode === 200

describe('an invitation', () => {
  test('makes an accompanist with the typed name, who can be chosen for a period', async () => {
    const invited = await invite('bruno1@example.org', 'Correpetitor', manager)
    expect(invited).toMatchObject({ ...names, role: 'Correpetitor', is_expired: false, teacher_id: null })
    expect(await list()).toEqual([invited])
    const shown = await fixture.call(contract.showInvitation, { query: { token: await lastToken() } })
    expect(shown.body).toEqual({
      ...names,
      email: 'bruno1@example.org',
      locale: 'de',
      role: 'Correpetitor',
    })
    const { user_data } = await accept(await lastToken())
    expect(user_data).toMatchObject({ ...names, roles: ['Correpetitor'], email_verified: true, locale: 'de' })
    expect(await list()).toEqual([])
    const { body } = await fixture.call(programme, {}, { as: manager })
    expect(body.correpetitors).toContainEqual({ id: user_data.id, name: 'Bruno Sattler' })
  })

  test.each([
    ['Correpetitor', 'Sie begleiten bei uns am Klavier'],
    ['AcademyManager', 'Sie arbeiten im Büro der Akademie mit'],
    ['Admin', 'Wir haben für Sie ein Admin-Konto'],
  ] as const)('to the role %s says what it is for, and gives it', async (role, words) => {
    await invite(`bruno-${role.toLowerCase()}@example.org`, role)
    const [mail] = await mails()
    expect(JSON.stringify(mail)).toContain(words)
    const { user_data } = await accept(await lastToken())
    expect(user_data.roles).toEqual([role])
  })

  test('is sent again with another link, and withdrawn', async () => {
    const invited = await invite('bruno2@example.org')
    const first = await lastToken()
    const again = await fixture.call(contract.sendInvitationAgain, paramsOf(invited), { as: manager })
    expect(again.body).toMatchObject({ id: invited.id, email: 'bruno2@example.org' })
    const second = await lastToken()
    expect([await works(first), await works(second)]).toEqual([false, true])
    await fixture.call(contract.withdrawInvitation, paramsOf(invited), { as: manager })
    expect(await works(second)).toBe(false)
    for (const endpoint of [contract.withdrawInvitation, contract.sendInvitationAgain] as const)
      expect((await fixture.refused(endpoint, paramsOf(invited), { as: manager })).status).toBe(404)
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', manager.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['invitation_withdrawn', 'person_invited'])
  })

  test('is shown as expired after two weeks, and sending it again renews it', async () => {
    const invited = await invite('bruno3@example.org')
    const expires_at = new Date(fixture.services.clock.now().getTime() - 1_000)
    await fixture.db.updateTable('invitations').set({ expires_at }).execute()
    expect(await list()).toMatchObject([{ id: invited.id, is_expired: true }])
    expect(await works(await lastToken())).toBe(false)
    await fixture.call(contract.sendInvitationAgain, paramsOf(invited), { as: manager })
    expect(await list()).toMatchObject([{ id: invited.id, is_expired: false }])
    expect(await works(await lastToken())).toBe(true)
  })

  test.each([
    [14 * 24 - 1, true],
    [14 * 24, false],
  ])('%i hours after it was sent its link works: %s', async (hours, isOpen) => {
    await invite(`bruno-after-${hours}@example.org`)
    const [{ sent_at } = { sent_at: '' }] = await list()
    const token = await lastToken()
    const clock = vi.spyOn(fixture.services.clock, 'now')
    clock.mockReturnValue(new Date(Date.parse(sent_at) + hours * 3_600_000))
    const shown = await works(token)
    clock.mockRestore()
    expect(shown).toBe(isOpen)
  })

  test('that was sent last is listed first, also if it was sent again', async () => {
    const first = await invite('bruno-first@example.org')
    const second = await invite('bruno-second@example.org')
    const ids = async () => (await list()).map(({ id }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    await fixture.call(contract.sendInvitationAgain, paramsOf(first), { as: manager })
    expect(await ids()).toEqual([first.id, second.id])
  })

  test('of a teacher is in the list too, and can be sent again and withdrawn there', async () => {
    const { id } = (await fixture.call(addTeacher, { body: names }, { as: admin })).body
    const email = 'teacher1@example.org'
    await fixture.call(inviteTeacher, { ...paramsOf({ id }), body: { email, locale: 'en' } }, { as: admin })
    const [invited] = await list()
    expect(invited).toMatchObject({ ...names, email, role: 'Teacher', teacher_id: id })
    await fixture.call(contract.sendInvitationAgain, paramsOf(invited ?? { id: 0 }), { as: admin })
    expect(await works(await lastToken())).toBe(true)
    await fixture.call(contract.withdrawInvitation, paramsOf(invited ?? { id: 0 }), { as: admin })
    const { body } = await fixture.call(showTeacher, paramsOf({ id }), { as: admin })
    expect(body.invitation).toBeNull()
  })
})

describe('an invitation is refused', () => {
  const refused = async (email: string, role: 'Correpetitor' | 'Admin' = 'Correpetitor', as = admin) =>
    (await fixture.refused(contract.invite, bodyOf(email, role), { as, locale: 'de' })).body

  test('to the role of an admin by a manager, who cannot send or withdraw it either', async () => {
    expect((await refused('bruno4@example.org', 'Admin', manager)).code).toBe('forbidden')
    const invited = await invite('bruno4@example.org', 'Admin')
    for (const endpoint of [contract.withdrawInvitation, contract.sendInvitationAgain] as const)
      expect((await fixture.refused(endpoint, paramsOf(invited), { as: manager })).status).toBe(403)
  })

  test('to an address with a confirmed account, which is named so that it can get the role', async () => {
    const { id, email } = await fixture.person(['student'], { email_verified: true })
    const failure = await refused(email)
    expect(failure).toMatchObject({ code: 'address_has_account', suggestions: [{ id, email }] })
    expect(await mails()).toEqual([])
  })

  test('to an address that is invited, with every wrong field at once, and to no role', async () => {
    await invite('bruno5@example.org')
    expect((await refused('Bruno5@example.org')).code).toBe('address_invited')
    const body = { first_name: '', last_name: '', email: 'x', locale: 'de', role: 'Teacher' }
    const failure = await fixture.refused(contract.invite, { body }, { as: admin })
    expect(Object.keys(failure.body.errors ?? {}).toSorted()).toEqual([
      'email',
      'first_name',
      'last_name',
      'role',
    ])
  })

  test('more than five times an hour to one address', async () => {
    const invited = await invite('often@example.org')
    const again = () => fixture.call(contract.sendInvitationAgain, paramsOf(invited), { as: admin })
    for (let n = 0; n < 4; n++) await again()
    const failure = await fixture.refused(contract.sendInvitationAgain, paramsOf(invited), { as: admin })
    expect(failure.body.code).toBe('too_many_requests')
  })
})

test('an unconfirmed account is taken over by the invitation', async () => {
  const stranger = await fixture.person(['student'], { email: 'bruno6@example.org' })
  await invite('bruno6@example.org')
  const { user_data } = await accept(await lastToken())
  expect(user_data).toMatchObject({ id: stranger.id, roles: ['student', 'Correpetitor'] })
  const { body } = await fixture.call(listRoleHolders, {}, { as: admin })
  expect(body.find(({ id }) => id === stranger.id)?.roles).toMatchObject([{ role: 'Correpetitor' }])
})
