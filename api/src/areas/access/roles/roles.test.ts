import { me } from '@academy/contract/access/accounts/endpoints'
import type { Role } from '@academy/contract/access/accounts/schemas'
import { invite } from '@academy/contract/access/invitations/endpoints'
import * as contract from '@academy/contract/access/roles/endpoints'
import type { GivenRole, StaffRole } from '@academy/contract/base/roles'
import { programme } from '@academy/contract/programme/editing/endpoints'
import { addTeacher, linkAccount } from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
let admin: Person
let manager: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'])
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

const sent = <R extends string>({ id }: { id: number }, role: R) => ({ params: { id: String(id), role } })
const give = async (to: { id: number }, role: GivenRole, as = admin) =>
  (await fixture.call(contract.giveRole, sent(to, role), { as })).body
const take = async (from: { id: number }, role: StaffRole, as = admin) =>
  (await fixture.call(contract.takeRole, sent(from, role), { as })).body
const refusal = async (
  endpoint: typeof contract.giveRole | typeof contract.takeRole,
  account: { id: number },
  role: string,
  as = admin,
) => {
  const { status, body } = await fixture.refused(endpoint, sent(account, role), { as, locale: 'en' })
  return [status, body.code]
}
const member = (roles: Role[] = ['student']) => fixture.person(roles, { email_verified: true })
const rolesOf = ({ roles }: { roles: { role: string }[] }) => roles.map(({ role }) => role)

describe('giving a role', () => {
  test('ends the logins, is recorded, and can be repeated without ending them again', async () => {
    const person = await member()
    const holder = await give(person, 'Correpetitor', manager)
    expect(holder).toMatchObject({ id: person.id, teacher: null, email_verified: true })
    expect(holder.roles).toEqual([{ role: 'Correpetitor', since: expect.any(String) }])
    expect((await fixture.refused(me, {}, { as: person })).status).toBe(401)
    await give(person, 'Correpetitor')
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('account_id', '=', person.id)
      .execute()
    expect(entries).toEqual([
      { action: 'role_added', actor_id: manager.id, details: { role: 'Correpetitor' } },
    ])
  })

  test('makes the person a choice for accompaniment periods', async () => {
    const person = await member()
    await give(person, 'Correpetitor')
    const { body } = await fixture.call(programme, {}, { as: manager })
    expect(body.correpetitors.map(({ id }) => id)).toContain(person.id)
  })

  test('keeps the login of somebody who gives it to themselves', async () => {
    const person = await member(['Admin'])
    await give(person, 'Correpetitor', person)
    await fixture.call(me, {}, { as: person })
  })

  test('withdraws the invitation to it', async () => {
    const email = 'late@example.org'
    const body = { first_name: 'Bruno', last_name: 'Sattler', email, locale: 'de', role: 'Admin' } as const
    await fixture.call(invite, { body }, { as: admin })
    await give(await fixture.person(['student'], { email, email_verified: true }), 'Admin')
    const open = fixture.db.selectFrom('invitations').select('id').where('email', '=', email)
    expect(await open.execute()).toEqual([])
  })

  test.each([
    ['an unconfirmed address', 409, 'account_unconfirmed', () => fixture.person(), 'Correpetitor'],
    ['an account that does not exist', 404, 'not_found', async () => ({ id: 999_999 }), 'Correpetitor'],
    ['the role of teachers', 404, 'not_found', () => member(), 'Teacher'],
    ['a role that does not exist', 404, 'not_found', () => member(), 'Correpetitor\0'],
  ])('is refused for %s', async (_, status, code, account, role) => {
    expect(await refusal(contract.giveRole, await account(), role)).toEqual([status, code])
  })
})

describe('a manager', () => {
  test('makes managers and accompanists, but no admins, not even of themselves', async () => {
    const person = await member()
    expect(rolesOf(await give(person, 'AcademyManager', manager))).toEqual(['AcademyManager'])
    expect(await refusal(contract.giveRole, person, 'Admin', manager)).toEqual([403, 'forbidden'])
    expect(await refusal(contract.giveRole, manager, 'Admin', manager)).toEqual([403, 'forbidden'])
  })

  test('changes no role of an admin', async () => {
    const other = await member(['Admin', 'Correpetitor'])
    expect(await refusal(contract.takeRole, other, 'Admin', manager)).toEqual([403, 'forbidden'])
    expect(await refusal(contract.takeRole, other, 'Correpetitor', manager)).toEqual([403, 'forbidden'])
    expect(await refusal(contract.giveRole, other, 'AcademyManager', manager)).toEqual([403, 'forbidden'])
  })
})

describe('taking a role', () => {
  test('works from the next request on, and the login stays', async () => {
    const person = await member(['AcademyManager'])
    await fixture.call(contract.listRoleHolders, {}, { as: person })
    expect(rolesOf(await take(person, 'AcademyManager'))).toEqual([])
    expect((await fixture.refused(contract.listRoleHolders, {}, { as: person })).status).toBe(403)
    await fixture.call(me, {}, { as: person })
    expect(rolesOf(await take(person, 'AcademyManager'))).toEqual([])
  })

  test.each(['Admin', 'AcademyManager'] as const)('is refused for the role %s of the caller', async role => {
    const person = await member(['Admin', 'AcademyManager'])
    expect(await refusal(contract.takeRole, person, role, person)).toEqual([409, 'own_office_role'])
  })

  test('is refused while the account is linked to a teacher, whose name is in the answer', async () => {
    const person = await member()
    const body = { first_name: 'Ilse', last_name: 'Marent' }
    const { id } = (await fixture.call(addTeacher, { body }, { as: admin })).body
    const link = { params: { id: String(id) }, body: { account_id: person.id } }
    await fixture.call(linkAccount, link, { as: admin })
    const { status, body: failure } = await fixture.refused(contract.takeRole, sent(person, 'Teacher'), {
      as: admin,
      locale: 'de',
    })
    expect([status, failure.code]).toEqual([409, 'in_use'])
    expect(failure.message).toContain('1 Lehrperson (Ilse Marent)')
    expect(rolesOf(await take(await member(['Teacher']), 'Teacher'))).toEqual([])
  })

  test.each([
    ['is refused for an accompanist with a period to come', 2099, [409, 'in_use']],
    ['is possible when the last period is over', 2020, undefined],
  ])('%s', async (_, year, expected) => {
    const person = await member(['Correpetitor'])
    const academy_id = await insertAcademy(fixture.db, year)
    const days = { start_date: `${year}-08-01`, end_date: `${year}-08-15` }
    const period = { academy_id, account_id: person.id, ...days }
    await fixture.db.insertInto('correpetition_periods').values(period).execute()
    if (expected) expect(await refusal(contract.takeRole, person, 'Correpetitor')).toEqual(expected)
    else expect(rolesOf(await take(person, 'Correpetitor'))).toEqual([])
  })
})

describe('the list', () => {
  test('has everybody with a role beside that of students, and nobody else', async () => {
    const [student, both] = [await member(), await member(['student', 'Teacher'])]
    const { body } = await fixture.call(contract.listRoleHolders, {}, { as: manager })
    const ids = body.map(({ id }) => id)
    expect([ids.includes(student.id), ids.includes(both.id), ids.includes(admin.id)]).toEqual([
      false,
      true,
      true,
    ])
    expect(body.find(({ id }) => id === both.id)?.roles).toEqual([{ role: 'Teacher', since: null }])
    expect(body.find(({ id }) => id === both.id)?.last_login_at).toEqual(expect.any(String))
  })

  test('of all accounts is searched by name or address, from two characters on', async () => {
    const person = await fixture.person(['student'], { email: 'dvorak@example.org', email_verified: true })
    const find = async (search: string) =>
      (await fixture.call(contract.searchAccounts, { query: { search } }, { as: manager })).body
    expect(await find('DVORAK')).toMatchObject([{ id: person.id, roles: [] }])
    expect([await find(''), await find('d'), await find(' d '), await find('%%')]).toEqual([[], [], [], []])
  })

  test('of all accounts is found twenty at a time, confirmed addresses first', async () => {
    const addressOf = (index: number) => `zelenka-${index}@example.org`
    const all = Array.from({ length: 21 }, (_, index) => index)
    // The first one is unconfirmed.
    for (const index of all)
      await fixture.person(['student'], { email: addressOf(index), email_verified: index > 0 })
    const { body } = await fixture.call(
      contract.searchAccounts,
      { query: { search: 'zelenka' } },
      { as: manager },
    )
    expect(body.map(({ email }) => email)).toEqual(all.slice(1).map(addressOf))
    const one = { query: { search: 'zelenka-0' } }
    expect((await fixture.call(contract.searchAccounts, one, { as: manager })).body).toHaveLength(1)
  })

  test('is sorted by surname', async () => {
    const [last, first] = [await member(['Teacher']), await member(['Teacher'])]
    const rename = ({ id }: Person, last_name: string) =>
      fixture.db.updateTable('accounts').set({ last_name }).where('id', '=', id).execute()
    await rename(last, 'Zimmer')
    await rename(first, 'Ábel')
    const { body } = await fixture.call(contract.listRoleHolders, {}, { as: manager })
    expect([body[0]?.id, body.at(-1)?.id]).toEqual([first.id, last.id])
  })
})
