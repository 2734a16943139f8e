// Reopening a final save leaves money where it is: nobody owes and is owed for the same booking.

import * as contract from '@academy/contract/admission/selection/endpoints'
import { reopenSelection } from '@academy/contract/admission/selection/office-endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { personAccount } from '@academy/contract/money/person-account/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let rooms: Awaited<ReturnType<typeof bookedRooms>>
let id: number
beforeAll(async () => {
  fixture = await selectionFixture()
  rooms = await bookedRooms(fixture)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  id = await fixture.masterclass()
})

const as = () => ({ as: fixture.admin })
const of = (one: number) => ({ params: { id: String(one) } })
const pay = (invoice_id: number, amount: number) =>
  fixture.call(recordPayment, { ...of(invoice_id), body: { amount, paid_on: '2027-07-01' } }, as())
const finalize = () => fixture.call(contract.officeFinalize, of(id), as())
const reopen = () => fixture.call(reopenSelection, { ...of(id), body: { reason: 'Mixed up' } }, as())
const account = async (person: Person) => {
  const { outstanding, credit, entries } = (await fixture.call(personAccount, of(person.id), as())).body
  return { outstanding, credit, entries: entries.length }
}

test.each([
  ['paid', [240], 0, 0],
  ['paid in two parts', [100, 140], 0, 0],
  ['paid in part', [100], 140, 0],
  ['overpaid', [300], 0, 60],
  ['not paid', [], 240, 0],
])(
  'a room that is %s stays so through two reopenings, and is credit after the letters',
  async (_, payments, outstanding, credit) => {
    const person = await fixture.applicant(id, { is_accepted: false })
    const { id: booking_id, invoice } = await rooms.bookFor(person)
    for (const amount of payments) await pay(invoice?.id ?? 0, amount)
    const before = await account(person)
    expect(before).toMatchObject({ outstanding, credit })
    for (let round = 0; round < 2; round++) {
      await finalize()
      expect(await account(person)).toEqual(before)
      await reopen()
      expect(await account(person)).toEqual(before)
    }
    expect(await rooms.isLost(booking_id)).toBe(false)
    await finalize()
    await fixture.sendLetters(id)
    const paid = payments.reduce((sum, amount) => sum + amount, 0)
    expect(await account(person)).toMatchObject({ outstanding: 0, credit: paid })
  },
)

test('a handling fee keeps what was paid of it, costs what it cost before, and can be paid', async () => {
  const person = await fixture.applicant(id, { paid: false })
  await pay(person.fee_invoice_id, 50)
  await finalize()
  await fixture.db.updateTable('academies').set({ handling_fee_cents: 9_000 }).execute()
  await reopen()
  await fixture.db.updateTable('academies').set({ handling_fee_cents: 7_500 }).execute()
  expect(await account(person)).toMatchObject({ outstanding: 25, credit: 0 })
  await pay(person.fee_invoice_id, 25)
  expect(await fixture.application(person.application_id)).toMatchObject({ fee_paid_at: expect.any(Date) })
})
