import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { feeOf, issueFee } from '../../../../test/invoices.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import type { Tx } from '../../../db/connection.ts'
import { issueInvoice } from './issue.ts'
import { nextCounter } from './queries.ts'

let fixture: TestApp
let account_id: number
beforeAll(async () => {
  fixture = await testApp()
  account_id = (await fixture.person()).id
})
afterEach(async () => {
  // Only tests can do this: a trigger refuses to delete issued invoices, and truncate bypasses it.
  await sql`truncate invoices, invoice_counters cascade`.execute(fixture.db)
})
afterAll(() => fixture.close())

const now = new Date('2027-03-02T09:00:00Z')

const numbers = async () => {
  const rows = await fixture.db.selectFrom('invoices').select('invoice_number').orderBy('id').execute()
  return rows.map(row => row.invoice_number).toSorted()
}
const gapless = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`)

test('50 concurrent invoices, every fifth rolled back, have no gap and no duplicate', async () => {
  const issue = (index: number) =>
    fixture.db.transaction().execute(async tx => {
      await issueInvoice(tx, feeOf(account_id), now)
      if (index % 5 === 0) throw new Error('rolled back')
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => issue(index)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await numbers()).toEqual(gapless(2027, 40))
})

/** Takes a number in two transactions, rolls back the first, and returns the number of the second. */
const secondAfterRollback = async (take: (tx: Tx) => Promise<number>, waits: boolean) => {
  const first = await fixture.db.startTransaction().execute()
  const second = await fixture.db.startTransaction().execute()
  await take(first)
  const taking = take(second)
  if (waits) await untilBlocked(fixture.db)
  else await taking
  await first.rollback().execute()
  const number = await taking
  await second.commit().execute()
  return number
}

test('the second transaction waits for the first and gets the number that was rolled back', async () => {
  expect(await secondAfterRollback(tx => nextCounter(tx, 2027), true)).toBe(1)
})

test('control: a sequence does not wait and leaves a gap', async () => {
  await sql`create sequence unlocked`.execute(fixture.db)
  const take = async (tx: Tx) => {
    const { rows } = await sql<{ number: number }>`select nextval('unlocked') as number`.execute(tx)
    return rows[0]?.number ?? 0
  }
  expect(await secondAfterRollback(take, false)).toBe(2)
})

test.each([
  ['the last second of the year in Vienna', '2027-12-31T22:59:59Z', '2027-0002', '2027-12-31'],
  ['midnight in Vienna', '2027-12-31T23:00:00Z', '2028-0001', '2028-01-01'],
])('at %s the number has the right year', async (_, moment, invoice_number, invoice_date) => {
  await issueFee(fixture.db, account_id, { now })
  const { id } = await issueFee(fixture.db, account_id, { now: new Date(moment) })
  const row = await fixture.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ invoice_number, invoice_date })
})

test('the number can exceed four digits, and so can its reference', async () => {
  await fixture.db.insertInto('invoice_counters').values({ year: 2027, last_number: 9_999 }).execute()
  const { id, invoice_number } = await issueFee(fixture.db, account_id)
  expect(invoice_number).toBe('2027-10000')
  const row = await fixture.db
    .selectFrom('invoices')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row?.reference.slice(4)).toBe('202710000')
})
