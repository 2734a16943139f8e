import type { Role } from '@academy/contract/access/accounts/schemas'
import { giveRole, takeRole } from '@academy/contract/access/roles/endpoints'
import { exportPeople } from '@academy/contract/people/people-list/endpoints'
import { recordExport } from '@academy/contract/privacy/audit-log/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import { type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
  await insertAcademy(fixture.db, 2027, { is_current: true })
})
afterAll(() => fixture.close())

const entriesOf = (actor_id: number) =>
  fixture.db
    .selectFrom('audit_log')
    .select(['action', 'account_id', 'address'])
    .where('actor_id', '=', actor_id)
    .orderBy('id')
    .execute()

test.each<Role>(['AcademyManager', 'Admin'])(
  'roles that a %s gives and takes are recorded with the network address',
  async role => {
    const as = await fixture.person([role])
    const { id: account_id } = await fixture.person(['student'], { email_verified: true })
    const input = { params: { id: String(account_id), role: 'Correpetitor' as const } }
    await fixture.call(giveRole, input, { as, from: '203.0.113.7' })
    await fixture.call(takeRole, input, { as, from: '2001:db8::7' })
    expect(await entriesOf(as.id)).toEqual([
      { action: 'role_added', account_id, address: '203.0.113.7' },
      { action: 'role_removed', account_id, address: '2001:db8::7' },
    ])
  },
)

test.each<Role>(['Teacher', 'Correpetitor', 'AcademyManager', 'Admin'])(
  'a list that a %s saves is recorded with the network address',
  async role => {
    const as = await fixture.person([role])
    const body = { list: 'Invoices', format: 'XLSX', count: 4 } as const
    await fixture.call(recordExport, { body }, { as, from: '203.0.113.8' })
    expect(await entriesOf(as.id)).toEqual([
      { action: 'data_exported', account_id: null, address: '203.0.113.8' },
    ])
  },
)

test('an export of all people is recorded with the network address', async () => {
  const as = await fixture.person(['AcademyManager'])
  await fixture.call(exportPeople, { body: {} }, { as, from: '203.0.113.9' })
  expect(await entriesOf(as.id)).toEqual([
    { action: 'people_exported', account_id: null, address: '203.0.113.9' },
  ])
})

test('a forged header behind the proxy does not change the recorded address', async () => {
  const as = await fixture.person(['Admin'])
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.10' }
  await fixture.call(exportPeople, { body: {} }, { as, headers })
  expect(await entriesOf(as.id)).toMatchObject([{ address: '203.0.113.10' }])
})
