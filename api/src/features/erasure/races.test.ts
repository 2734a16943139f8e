import * as contract from '@academy/contract/erasure/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { untilBlocked } from '../../../test/until-blocked.ts'
import { lockAccount } from '../../db/locks.ts'
import { eraseDue, eraseRequested } from './erase-due.ts'
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
const cancelled_by = () => person.id

describe('who keeps the account at the moment of erasing', () => {
  /** Cancels in a transaction that is open while the job begins. */
  const race = (lock?: () => Promise<unknown>) => {
    let erasing: Promise<boolean> | undefined
    return fixture.db
      .transaction()
      .execute(async tx => {
        await lockAccount(tx, person.id)
        erasing = eraseRequested({ ...context(), ...(lock && { lock }) }, person.id, DUE)
        if (lock) await erasing
        else await untilBlocked(fixture.db)
        return cancelRequest(tx, person.id, { cancelled_at: DUE, cancelled_by: cancelled_by() })
      })
      .then(async isCancelled => ({ isCancelled, isErased: await erasing }))
  }

  test('keeps it', async () => {
    expect(await race()).toEqual({ isCancelled: true, isErased: false })
    expect(await accounts()).toHaveLength(1)
  })
})

test('who was erased first is logged out, and cannot keep the account any more', async () => {
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
  expect(entries).toEqual([{ details: { account_id: person.id } }])
})

test('nobody is erased before the 14 days are over, or while something has to be settled', async () => {
  expect(await eraseDue(context(), new Date('2027-07-16T09:59:59Z'))).toBe(0)
  const request = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach', requested_at: ASKED }
  await fixture.db
    .insertInto('refund_requests')
    .values({ ...request, account_id: person.id })
    .execute()
  expect(await eraseDue(context(), DUE)).toBe(0)
  await fixture.db.deleteFrom('refund_requests').execute()
  expect(await eraseDue(context(), DUE)).toBe(1)
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
