import { takeRole } from '@academy/contract/access/roles/endpoints'
import { addPeriod } from '@academy/contract/programme/editing/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { hashToken } from '../../../base/tokens.ts'
import { changeRole } from '../accounts/grant-role.ts'
import { take } from './roles.ts'

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

const urlOf = (endpoint: { path: string }, id: number, role: string) =>
  endpoint.path.replace(':id', String(id)).replace(':role', role)
const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
const takeOverHttp = async (from: Person, role: string, as: Person) => {
  const url = urlOf(takeRole, from.id, role)
  return (await fixture.app.inject({ method: 'DELETE', url, headers: headersOf(as) })).statusCode
}
const adminsLeft = async () =>
  (await fixture.db.selectFrom('accounts').select('roles').execute()).filter(({ roles }) =>
    roles.includes('Admin'),
  ).length

describe('six admins who each take the role of the next one at the same moment', () => {
  const race = async (takeFrom: (next: Person, admin: Person) => Promise<unknown>) => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => fixture.person(['Admin'])))
    const start = () =>
      Promise.all(admins.map((admin, index) => takeFrom(admins[(index + 1) % 6] ?? admin, admin)))
    return raceAt({ url: fixture.url, table: 'accounts', count: 6 }, start)
  }

  test('leave at least one, and who has lost the role takes none', async () => {
    const statuses = await race((next, admin) => takeOverHttp(next, 'Admin', admin))
    const taken = statuses.filter(status => status === 200).length
    expect(statuses.filter(status => status === 403)).toHaveLength(6 - taken)
    expect(await adminsLeft()).toBe(6 - taken)
    expect(taken).toBeLessThan(6)
  })

  test('control: without the locks nobody is left', async () => {
    await race((next, { id, token }) => {
      const user = {
        id,
        roles: ['Admin'],
        confirmed_at: new Date(),
        lacks_factor: null,
        token_hash: hashToken(token),
      }
      const taking = { id: next.id, role: 'Admin', user, locale: 'en', now: new Date() } as const
      return withoutLocks(['account'], () => take(fixture.services, taking))
    })
    expect(await adminsLeft()).toBe(0)
  })
})

describe('the last admin', () => {
  test('stays when the command line takes both at the same moment, and the command says why', async () => {
    const admins = [await fixture.person(['Admin']), await fixture.person(['Admin'])]
    const demote = ({ email }: Person) =>
      changeRole(fixture.db, email, { add: false, role: 'Admin' }, new Date()).catch(String)
    const outcomes = await raceAt({ url: fixture.url, table: 'accounts', count: 2 }, () =>
      Promise.all(admins.map(demote)),
    )
    expect(outcomes.filter(outcome => String(outcome).includes('is the last admin'))).toHaveLength(1)
    expect(await adminsLeft()).toBe(1)
  })
})

test('a period typed while the role is taken never belongs to somebody without the role', async () => {
  const office = await fixture.person(['AcademyManager'])
  const person = await fixture.person(['Correpetitor'])
  const academy_id = await insertAcademy(fixture.db, 2099)
  const days = { start_date: '2099-08-01', end_date: '2099-08-05' }
  const add = async () => {
    const payload = { academy_id, account_id: person.id, ...days }
    const call = { method: 'POST', url: addPeriod.path, headers: headersOf(office), payload } as const
    return (await fixture.app.inject(call)).statusCode
  }
  const outcomes = await raceAt({ url: fixture.url, table: 'accounts', count: 2 }, () =>
    Promise.all([add(), takeOverHttp(person, 'Correpetitor', office)]),
  )
  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual(outcomes)
})
