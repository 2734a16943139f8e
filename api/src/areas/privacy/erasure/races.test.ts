import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockAccount } from '../../../db/locks.ts'
import { eraseAgain, eraseDue, eraseRequested } from './erase.ts'
import { cancelRequest } from './queries.ts'

const ASKED = new Date('2027-07-02T10:00:00Z')
const DUE = new Date('2027-07-16T10:00:01Z')

let fixture: TestApp
let person: Person
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: DUE.toISOString() })
  person = await fixture.person()
  const erase_after = new Date('2027-07-16T10:00:00Z')
  await fixture.db
    .insertInto('erasure_requests')
    .values({ account_id: person.id, requested_at: ASKED, requested_by: person.id, erase_after })
    .execute()
})
afterEach(() => fixture.close())

const context = () => ({ db: fixture.db, files: fixture.services.files })
const accounts = () => fixture.db.selectFrom('accounts').select('id').execute()

describe('cancelling at the moment of erasing', () => {
  test('keeps it', async () => {
    let erasing: Promise<boolean> | undefined
    const isCancelled = await fixture.db.transaction().execute(async tx => {
      await lockAccount(tx, person.id)
      erasing = eraseRequested(context(), person.id, DUE)
      await untilBlocked(fixture.db)
      return cancelRequest(tx, person.id, { cancelled_at: DUE, cancelled_by: person.id })
    })
    expect([isCancelled, await erasing]).toEqual([true, false])
    expect(await accounts()).toHaveLength(1)
  })

  test('control: without the lock both go on, and only the constraint saves the account', async () => {
    let erasing: Promise<unknown> | undefined
    await fixture.db.transaction().execute(async tx => {
      await cancelRequest(tx, person.id, { cancelled_at: DUE, cancelled_by: person.id })
      const erase = () => eraseRequested(context(), person.id, DUE)
      erasing = withoutLocks(['person', 'account'], erase).catch(String)
      await untilBlocked(fixture.db)
    })
    expect(await erasing).toMatch(/check constraint/)
    expect(await accounts()).toHaveLength(1)
  })
})

test('after the erasure the person is logged out and cannot cancel it', async () => {
  expect(await eraseDue(context(), DUE)).toBe(1)
  expect(await accounts()).toEqual([])
  const { status } = await fixture.refused(contract.cancelErasure, {}, { as: person })
  expect(status).toBe(401)
})

test('several processes erase a person once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => eraseDue(context(), DUE)))
  expect(outcomes.reduce((sum, count) => sum + count)).toBe(1)
  const entries = await fixture.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'person_erased')
    .execute()
  expect(entries).toEqual([{ details: { account_id: person.id, ground: 'person' } }])
})

test('nobody is erased before the 14 days are over, or while something has to be settled', async () => {
  const end = new Date('2027-07-16T10:00:00Z')
  expect(await eraseDue(context(), new Date(end.getTime() - 1))).toBe(0)
  const request = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach', requested_at: ASKED }
  await fixture.db
    .insertInto('refund_requests')
    .values({ ...request, account_id: person.id })
    .execute()
  expect(await eraseDue(context(), end)).toBe(0)
  await fixture.db.deleteFrom('refund_requests').execute()
  expect(await eraseDue(context(), end)).toBe(1)
})

test('of two admins who asked, one stays', async () => {
  await fixture.db.deleteFrom('erasure_requests').execute()
  const admins = [await fixture.person(['Admin']), await fixture.person(['Admin'])]
  const erase_after = new Date('2027-07-16T10:00:00Z')
  await fixture.db
    .insertInto('erasure_requests')
    .values(admins.map(({ id }) => ({ account_id: id, requested_at: ASKED, requested_by: id, erase_after })))
    .execute()
  await Promise.all(admins.map(({ id }) => eraseRequested(context(), id, DUE)))
  const left = await fixture.db.selectFrom('accounts').select('roles').execute()
  expect(left.filter(({ roles }) => roles.includes('Admin'))).toHaveLength(1)
})

describe('after an old backup is restored', () => {
  const restore = async (created_at: Date) => {
    await fixture.db.deleteFrom('erased_accounts').execute()
    await sql`insert into accounts (id, first_name, last_name, email, password_hash, created_at)
      overriding system value values (${person.id}, 'Mira', 'Talbach', 'mira@example.org', 'x', ${created_at})`.execute(
      fixture.db,
    )
    await sql`insert into profiles (account_id) values (${person.id}) on conflict do nothing`.execute(
      fixture.db,
    )
  }
  const created = async () =>
    (
      await fixture.db
        .selectFrom('accounts')
        .select('created_at')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).created_at

  test('people who were erased since are erased again', async () => {
    const created_at = await created()
    await eraseDue(context(), DUE)
    await eraseAgain(context(), DUE)
    await restore(created_at)
    expect(await accounts()).toHaveLength(1)
    await eraseAgain(context(), DUE)
    expect(await accounts()).toEqual([])
  })

  test('somebody else with the same number stays', async () => {
    await eraseDue(context(), DUE)
    await eraseAgain(context(), DUE)
    await restore(new Date('2027-12-01T10:00:00Z'))
    await eraseAgain(context(), DUE)
    expect(await accounts()).toHaveLength(1)
  })
})
