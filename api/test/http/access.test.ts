import { me, updateUser } from '@academy/contract/access/accounts/endpoints'
import { endpoints } from '@academy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import { type TestApp, testApp } from '../app.ts'
import { access, fewCallers, rolesOf, testAccess } from './access-table.fixture.ts'

testAccess(fewCallers)

let academy: TestApp
beforeAll(async () => {
  academy = await testApp()
})
afterAll(() => academy.close())

test('every endpoint has a row and every row an endpoint', () => {
  expect(Object.keys(access).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('every endpoint of the contract is bound once, and no other routes exist', () => {
  const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`
  expect(routes.map(route => name(route.endpoint)).toSorted()).toEqual(
    Object.values(endpoints).map(name).toSorted(),
  )
  expect(new Set(routes.map(route => route.endpoint))).toEqual(new Set(Object.values(endpoints)))
})

const declared = Object.entries(access).filter(([, row]) => typeof row === 'string')
test.each(declared)('%s is declared so in the contract', (name, row) => {
  expect(endpoints[name]?.access).toBe(row)
})

test('every user may change their own account', async () => {
  for (const roles of Object.values(rolesOf)) {
    const person = await academy.person(roles)
    await academy.call(
      updateUser,
      { params: { id: String(person.id) }, body: { first_name: 'Ilse' } },
      { as: person },
    )
  }
})

describe('a token', () => {
  const aged = async (days: number) => {
    const person = await academy.person()
    const last_used_at = new Date(academy.services.clock.now().getTime() - days * 24 * 3_600_000)
    await academy.db
      .updateTable('access_tokens')
      .set({ last_used_at })
      .where('account_id', '=', person.id)
      .execute()
    return person
  }

  test('works 29 days after its last use and not after 31', async () => {
    await academy.call(me, {}, { as: await aged(29) })
    expect((await academy.refused(me, {}, { as: await aged(31) })).status).toBe(401)
  })

  test('is revoked with its account', async () => {
    const person = await academy.person()
    await academy.call(me, {}, { as: person })
    await academy.db.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect((await academy.refused(me, {}, { as: person })).body.code).toBe('unauthorized')
  })

  const malformed: ((token: string) => string)[] = [
    () => '',
    () => 'Bearer',
    () => 'Bearer ',
    () => 'Bearer null',
    () => 'Bearer undefined',
    token => token,
    token => `Basic ${token}`,
    token => `Bearer${token}`,
    token => `Bearer  ${token}`,
    token => `Bearer\t${token}`,
    token => `Bearer "${token}"`,
    token => `Bearer ${token}x`,
    token => `Bearer ${token.slice(0, -1)}`,
    token => `Bearer ${token.toLowerCase()}`,
    token => `Bearer ${token},Bearer ${token}`,
    token => `Bearer ${token}; admin=1`,
    token => `Bearer ${token}\u0000`,
    token => `Bearer ${token}\r\nx: y`,
    token => `Token token=${token}`,
    () => `Bearer ${'a'.repeat(100)}`,
    () => `Bearer ${'a'.repeat(100_000)}`,
    () => "Bearer ' or 1=1 -- aaaaaaaaaaaa",
    () => 'Bearer 🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻',
    () => 'Bearer \ud800\ud800\ud800',
    () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  ]
  test.each(malformed.map(make => [make]))('that is malformed is refused: %s', async make => {
    const { token } = await academy.person(['Admin'])
    const answer = await academy.refused(me, {}, { headers: { authorization: make(token) } })
    expect(answer.body.code).toBe('unauthorized')
    expect(answer.status).toBe(401)
  })
})
