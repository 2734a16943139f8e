import { login, me } from '@academy/contract/access/accounts/endpoints'
import { showInvitation } from '@academy/contract/access/invitations/endpoints'
import { acceptInvitation } from '@academy/contract/access/roles/endpoints'
import { myMasterclasses } from '@academy/contract/admission/selection/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { consumeInvitation, findByToken } from '../../access/invitations/queries.ts'

const password = 'Berg-Sommer-7'
let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.db.deleteFrom('teachers').execute()
  await fixture.db.deleteFrom('outbox').execute()
})

const add = async () => {
  const body = { first_name: 'Ilse', last_name: 'Marent' }
  return (await fixture.call(contract.addTeacher, { body }, { as: office })).body
}
const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const rolesOf = async (id: number) =>
  (await fixture.db.selectFrom('accounts').select('roles').where('id', '=', id).executeTakeFirstOrThrow())
    .roles

describe('linking an account', () => {
  const link = (teacher: { id: number }, account_id: number, as = office) =>
    fixture.call(contract.linkAccount, { ...paramsOf(teacher), body: { account_id } }, { as })
  const refusedLink = async (teacher: { id: number }, account_id: number, as = office) => {
    const sent = { ...paramsOf(teacher), body: { account_id } }
    const { status, body } = await fixture.refused(contract.linkAccount, sent, { as })
    return [status, body.code]
  }

  test('gives the role Teacher, ends the sessions and withdraws an invitation; unlinking takes the role', async () => {
    const teacher = await add()
    const body = { email: 'first@example.org', locale: 'de' as const }
    await fixture.call(contract.inviteTeacher, { ...paramsOf(teacher), body }, { as: office })
    const person = await fixture.person(['student'], { email_verified: true })
    const linked = await link(teacher, person.id)
    expect(linked.body).toMatchObject({ account: { id: person.id, email: person.email }, invitation: null })
    expect(await rolesOf(person.id)).toEqual(['student', 'Teacher'])
    expect((await fixture.refused(me, {}, { as: person })).status).toBe(401)
    const unlinked = await fixture.call(contract.unlinkAccount, paramsOf(teacher), { as: office })
    expect(unlinked.body.account).toBeNull()
    expect(await rolesOf(person.id)).toEqual(['student'])
    const actions = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', office.id)
      .where('action', 'in', ['teacher_linked', 'teacher_unlinked', 'role_added', 'role_removed'])
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'role_added',
      'teacher_linked',
      'role_removed',
      'teacher_unlinked',
    ])
  })

  test('is refused for an unconfirmed address, a second account, an unknown one, and one that is linked', async () => {
    const [teacher, other] = [await add(), await add()]
    const person = await fixture.person(['student'], { email_verified: true })
    expect(await refusedLink(teacher, (await fixture.person()).id)).toEqual([409, 'account_unconfirmed'])
    expect(await refusedLink(teacher, 999_999)).toEqual([404, 'not_found'])
    expect(await refusedLink({ id: 999_999 }, person.id)).toEqual([404, 'not_found'])
    await link(teacher, person.id)
    expect(await refusedLink(other, person.id)).toEqual([409, 'account_linked'])
    const second = await fixture.person(['student'], { email_verified: true })
    expect(await refusedLink(teacher, second.id)).toEqual([409, 'teacher_has_account'])
  })

  test('managers do not link or unlink the account of an admin; admins keep their own session', async () => {
    const teacher = await add()
    const admin = await fixture.person(['Admin'])
    expect(await refusedLink(teacher, admin.id)).toEqual([403, 'forbidden'])
    await link(teacher, admin.id, admin)
    await fixture.call(me, {}, { as: admin })
    expect((await fixture.refused(contract.unlinkAccount, paramsOf(teacher), { as: office })).status).toBe(
      403,
    )
    expect((await fixture.refused(contract.deleteTeacher, paramsOf(teacher), { as: office })).status).toBe(
      403,
    )
    await fixture.call(contract.deleteTeacher, paramsOf(teacher), { as: admin })
    expect(await rolesOf(admin.id)).toEqual(['Admin'])
  })

  const linksAtOnce = async () => {
    const teachers = await Promise.all(Array.from({ length: 6 }, add))
    const person = await fixture.person(['student'], { email_verified: true })
    const answers = await Promise.all(
      teachers.map(({ id }) =>
        fixture.app.inject({
          method: 'PUT',
          url: `/api/academy/a/teachers/${id}/account`,
          headers: { authorization: `Bearer ${office.token}` },
          payload: { account_id: person.id },
        }),
      ),
    )
    return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  }

  test('one account linked to many teachers at once belongs to one of them', async () => {
    expect(await linksAtOnce()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('control: without the unique constraint it belongs to all of them', async () => {
    await sql`alter table teachers drop constraint teachers_account_id_key`.execute(fixture.db)
    expect(await linksAtOnce()).toEqual([200, 200, 200, 200, 200, 200])
    await fixture.db.deleteFrom('teachers').execute()
    await sql`alter table teachers add constraint teachers_account_id_key unique (account_id)`.execute(
      fixture.db,
    )
  })

  test('accounts are found by name without accents and by address, confirmed ones first', async () => {
    const teacher = await add()
    const person = await fixture.person(['student'], { email: 'dvorak@example.org', email_verified: true })
    const names = { first_name: 'Otýlie', last_name: 'Dvořáková' }
    await fixture.db.updateTable('accounts').set(names).where('id', '=', person.id).execute()
    await fixture.person(['student'], { email: 'dvorak2@example.org' })
    await link(teacher, person.id)
    const find = async (search: string) =>
      (await fixture.call(contract.findAccounts, { query: { search } }, { as: office })).body
    expect(await find('otylie dvor')).toMatchObject([{ id: person.id, teacher: 'Ilse Marent' }])
    expect((await find('DVORAK')).map(found => found.email_verified)).toEqual([true, false])
    expect(await find('%')).toEqual([])
    expect((await find('')).length).toBeLessThanOrEqual(20)
  })
})

const invite = async (teacher: { id: number }, email: string, locale: 'de' | 'en' = 'de') =>
  (
    await fixture.call(
      contract.inviteTeacher,
      { ...paramsOf(teacher), body: { email, locale } },
      { as: office },
    )
  ).body
const refusedInvite = (teacher: { id: number }, email: unknown) =>
  fixture.refused(
    contract.inviteTeacher,
    { ...paramsOf(teacher), body: { email, locale: 'de' } },
    { as: office, locale: 'de' },
  )
const mails = () =>
  fixture.db.selectFrom('outbox').selectAll().where('key', 'like', 'invitation:%').orderBy('id').execute()
const lastToken = async () =>
  new URL((await mails()).at(-1)?.secret_link ?? 'http://none').searchParams.get('token') ?? ''
const acceptance = (token: string, typed = password) => ({
  body: { token, password: typed, password_confirmation: typed },
})

describe('an invitation', () => {
  test('is a mail in the chosen language with a link that makes the account, confirms it and logs in', async () => {
    const teacher = await add()
    const invited = await invite(teacher, 'ilse1@example.org')
    expect(invited.invitation).toMatchObject({ email: 'ilse1@example.org', locale: 'de', is_expired: false })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'ilse1@example.org',
      locale: 'de',
      subject: 'Ihr Zugang zur Akademie',
    })
    expect(mail?.secret_link).toMatch(/\/auth\/invitation\?token=[\w-]{43}$/)
    const token = await lastToken()
    const shown = await fixture.call(showInvitation, { query: { token } })
    expect(shown.body).toEqual({
      first_name: 'Ilse',
      last_name: 'Marent',
      email: 'ilse1@example.org',
      locale: 'de',
      role: 'Teacher',
    })
    const { body } = await fixture.call(acceptInvitation, acceptance(token))
    expect(body.user_data).toMatchObject({ roles: ['Teacher'], email_verified: true, locale: 'de' })
    const as = { id: body.user_data.id, email: '', token: body.access_token }
    await fixture.call(myMasterclasses, {}, { as })
    await fixture.call(login, { body: { email_address: 'Ilse1@example.org', password } })
    const { body: after } = await fixture.call(contract.showTeacher, paramsOf(teacher), { as: office })
    expect(after).toMatchObject({ account: { id: body.user_data.id }, invitation: null })
  })

  test('works once, and not after two weeks, a withdrawal, or a newer one', async () => {
    const teacher = await add()
    const works = async (token: string) =>
      (await fixture.app.inject({ url: `/api/invitation?token=${token}` })).statusCode === 200
    await invite(teacher, 'ilse2@example.org')
    const first = await lastToken()
    await invite(teacher, 'ilse2@example.org', 'en')
    const second = await lastToken()
    expect([await works(first), await works(second), await works('x'), await works('')]).toEqual([
      false,
      true,
      false,
      false,
    ])
    const expire = (expires_at: Date) => fixture.db.updateTable('invitations').set({ expires_at }).execute()
    await expire(new Date(fixture.services.clock.now().getTime() - 1_000))
    expect(await works(second)).toBe(false)
    const shown = await fixture.call(contract.showTeacher, paramsOf(teacher), { as: office })
    expect(shown.body.invitation?.is_expired).toBe(true)
    const late = await fixture.refused(acceptInvitation, acceptance(second))
    expect([late.status, late.body.code]).toEqual([403, 'invalid_link'])
    await invite(teacher, 'ilse2@example.org')
    const third = await lastToken()
    const withdrawn = await fixture.call(contract.withdrawInvitation, paramsOf(teacher), { as: office })
    expect(withdrawn.body.invitation).toBeNull()
    expect(await works(third)).toBe(false)
  })

  test('is refused for an address with an account, which is named so that it can be linked', async () => {
    const teacher = await add()
    const person = await fixture.person(['student'], { email: 'known@example.org', email_verified: true })
    const { status, body } = await refusedInvite(teacher, 'Known@example.org')
    expect([status, body.code]).toEqual([409, 'address_has_account'])
    expect(body.message).toContain('schon ein Konto')
    expect(body.suggestions).toMatchObject([{ id: person.id, email: 'known@example.org' }])
    expect(await mails()).toEqual([])
  })

  test('is refused for a teacher with an account, for an address that is invited, and for no address', async () => {
    const [teacher, other] = [await add(), await add()]
    await invite(teacher, 'ilse3@example.org')
    expect((await refusedInvite(other, 'ILSE3@example.org')).body.code).toBe('address_invited')
    expect((await refusedInvite(other, 'not an address')).body.errors).toHaveProperty('email')
    expect((await refusedInvite({ id: 999_999 }, 'x@example.org')).status).toBe(404)
    await fixture.call(acceptInvitation, acceptance(await lastToken()))
    expect((await refusedInvite(teacher, 'ilse4@example.org')).body.code).toBe('teacher_has_account')
  })

  test('takes over an account that was registered with the address and never confirmed', async () => {
    const teacher = await add()
    const stranger = await fixture.person(['student'], { email: 'ilse5@example.org' })
    await invite(teacher, 'ilse5@example.org')
    const { body } = await fixture.call(acceptInvitation, acceptance(await lastToken()))
    expect(body.user_data).toMatchObject({
      id: stranger.id,
      email_verified: true,
      roles: ['student', 'Teacher'],
    })
    expect((await fixture.refused(me, {}, { as: stranger })).status).toBe(401)
  })

  test.each([
    ['kurz', 'password'],
    ['Password1', 'password'],
  ])('the password %s is refused, and the link still works', async (typed, field) => {
    const teacher = await add()
    await invite(teacher, `ilse-${typed.toLowerCase()}@example.org`)
    const token = await lastToken()
    const refused = await fixture.refused(acceptInvitation, acceptance(token, typed))
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
    await fixture.call(acceptInvitation, acceptance(token))
  })

  test('is sent five times an hour to one address', async () => {
    const teacher = await add()
    for (let n = 0; n < 5; n++) await invite(teacher, 'often@example.org')
    expect((await refusedInvite(teacher, 'often@example.org')).body.code).toBe('too_many_requests')
  })

  const statuses = async (sends: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(sends)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

  const invitesAtOnce = async (email: string) => {
    const teachers = await Promise.all(Array.from({ length: 5 }, add))
    return statuses(
      teachers.map(({ id }) =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/teachers/${id}/invitation`,
          headers: { authorization: `Bearer ${office.token}` },
          payload: { email, locale: 'de' },
        }),
      ),
    )
  }

  test('to one address for many teachers at once is sent for one of them', async () => {
    expect(await invitesAtOnce('race1@example.org')).toEqual([200, 409, 409, 409, 409])
    expect(await mails()).toHaveLength(1)
  })

  test('control: without the unique constraint it is sent for all of them', async () => {
    await sql`alter table invitations drop constraint invitations_email_key`.execute(fixture.db)
    expect(await invitesAtOnce('race2@example.org')).toEqual([200, 200, 200, 200, 200])
    await fixture.db.deleteFrom('invitations').execute()
    await sql`alter table invitations add constraint invitations_email_key
      unique (email_canonical)`.execute(fixture.db)
  })

  const acceptsAtOnce = async (email: string) => {
    const teacher = await add()
    await invite(teacher, email)
    const { body } = acceptance(await lastToken())
    const send = () => fixture.app.inject({ method: 'POST', url: '/api/invitation', payload: body })
    const answers = await statuses(Array.from({ length: 5 }, send))
    const accounts = await fixture.db.selectFrom('accounts').select('id').where('email', '=', email).execute()
    return { answers, accounts: accounts.length }
  }

  test('followed many times at once makes one account and one login', async () => {
    expect(await acceptsAtOnce('race3@example.org')).toEqual({
      answers: [200, 403, 403, 403, 403],
      accounts: 1,
    })
  })

  const takenByMany = async (email: string, take: (tx: Tx, token_hash: Buffer) => Promise<unknown>) => {
    await invite(await add(), email)
    const token_hash = hashToken(await lastToken())
    const takes = Array.from({ length: 5 }, () =>
      fixture.db.transaction().execute(tx => take(tx, token_hash)),
    )
    return (await Promise.all(takes)).filter(Boolean).length
  }

  test('is consumed by one of many requests', async () => {
    expect(await takenByMany('race4@example.org', consumeInvitation)).toBe(1)
  })

  test('control: many requests use it when they only read it', async () => {
    const look = (tx: Tx, token_hash: Buffer) => findByToken(tx, token_hash, fixture.services.clock.now())
    expect(await takenByMany('race5@example.org', look)).toBe(5)
  })
})
