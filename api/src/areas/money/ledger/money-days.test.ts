import { moneyDays } from '@academy/contract/money/ledger/endpoints'
import { undoEntry } from '@academy/contract/money/person-account/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const show = async () => (await fixture.call(moneyDays, {}, { as: fixture.manager })).body
const none = { invoiced: 0, open: 0, due: 0, received: 0 }

test('a day has what was invoiced and received on it, and what is due', async () => {
  const student = await fixture.person()
  const issue = (day: string, due: { due_on?: string } = {}) =>
    issueFee(fixture.db, student.id, { now: new Date(`${day}T09:00:00Z`), ...due })
  // The academy ends a year later.
  await issue('2026-08-01', { due_on: '2026-08-15' })
  const first = await issue('2026-08-16')
  const last = await issue('2027-03-02')
  const withdrawn = await issue('2027-03-02')
  await fixture.db
    .transaction()
    .execute(tx => cancelInvoice(tx, withdrawn.id, new Date('2027-03-05T09:00:00Z')))
  const dueOn = async (id: number) =>
    (
      await fixture.db
        .selectFrom('invoices')
        .select('due_date')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).due_date
  const before = await show()
  expect(before).toEqual({
    today: before.today,
    first_day: '2026-08-16',
    days: [
      { ...none, day: '2026-08-16', invoiced: 75, open: 75 },
      { ...none, day: await dueOn(first.id), due: 75 },
      { ...none, day: '2027-03-02', invoiced: 75, open: 75 },
      { ...none, day: await dueOn(last.id), due: 75 },
    ],
    due_before: 75,
  })
  await fixture.pay(last.id, 2_500)
  const paid = (await show()).days
  expect(paid.reduce((sum, { received }) => sum + received, 0)).toBe(25)
  expect(paid.find(({ day }) => day === '2027-03-02')).toMatchObject({ invoiced: 75, open: 50 })
  const { id: payment } = await fixture.db
    .selectFrom('payments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await fixture.call(
    undoEntry,
    { params: { id: String(student.id), entry_id: String(payment) }, body: { reason: 'Returned' } },
    { as: fixture.manager },
  )
  expect((await show()).days).toEqual(before.days)
})

test('nobody but the office reads it, and without an academy there is nothing', async () => {
  for (const as of [
    await fixture.person(),
    await fixture.person(['Teacher']),
    await fixture.person(['Correpetitor']),
  ])
    expect(await fixture.refused(moneyDays, {}, { as })).toMatchObject({ status: 403 })
  await fixture.db.updateTable('academies').set({ is_current: false }).execute()
  expect(await fixture.refused(moneyDays, {}, { as: fixture.manager })).toMatchObject({ status: 404 })
})
