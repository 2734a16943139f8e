// A reduction that the office has granted survives while the invoice of the stay cannot hold it.

import { cancelBooking, changeOwnBooking } from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, BookingChange } from '@academy/contract/lodging/bookings/schemas'
import { changeBooking, officeCancelBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import { reduceInvoice } from '@academy/contract/money/ledger/act-endpoints'
import { ledgerCheck } from '@academy/contract/money/ledger/endpoints'
import { personAccount } from '@academy/contract/money/person-account/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
let office: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

const nowhere = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
/** Nine nights of 55 euros, unless changed. */
const choice = (changes: Partial<BookingChange> = {}): BookingChange => {
  const { agreedToTerms, terms_version_id, ...stay } = fixture.stayInput(changes)
  return stay
}
const at = (id: number | undefined) => ({ params: { id: String(id) } })
const ownInput = ({ id, version }: Booking, changes: Partial<BookingChange>, total: number) => ({
  ...at(id),
  body: { ...choice(changes), version, total },
})
const change = async (booking: Booking, changes: Partial<BookingChange>, total: number) =>
  (await fixture.call(changeOwnBooking, ownInput(booking, changes, total), { as: guest })).body
const changeByOffice = async (id: number, changes: Partial<BookingChange>) =>
  (await fixture.call(changeBooking, { ...at(id), body: choice(changes) }, { as: office })).body
const reduce = async (invoice_id: number | undefined, amount: number) => {
  const body = { amount, description: 'Scholarship', reason: 'Decision of the board', notify: false }
  await fixture.call(reduceInvoice, { ...at(invoice_id), body }, { as: office })
}
const account = async () => (await fixture.call(personAccount, at(guest.id), { as: office })).body
const livingInvoices = async () =>
  (await fixture.invoicesOf(guest)).filter(one => !one.is_cancelled && one.cancels_id === null)
const failedChecks = async () =>
  (await fixture.call(ledgerCheck, {}, { as: office })).body.checks.filter(
    ({ violations }) => violations.length > 0,
  )
const remembered = async (id: number) =>
  (
    await fixture.db
      .selectFrom('bookings')
      .select('unlisted_reductions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).unlisted_reductions

test('a stay that is changed to no room and back has its reduction again, to the cent', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 100.01)
  const reduced = (await livingInvoices())[0]
  await fixture.pay(reduced?.id, 39_499)
  const without = await change(booking, nowhere, 0)
  expect(without).toMatchObject({ total_price: 0, invoice: null })
  expect(await account()).toMatchObject({ credit: 394.99, outstanding: 0 })
  const back = await change(without, {}, 394.99)
  expect(back).toMatchObject({
    total_price: 394.99,
    invoice: { invoice_amount: 394.99, state: 'open' },
    reductions: [{ description: 'Scholarship', amount: 100.01, of: 495 }],
  })
  expect(await fixture.invoicesOf(guest)).toMatchObject([
    { total_cents: 49_500, is_cancelled: true },
    { total_cents: -49_500 },
    { total_cents: 39_499, is_cancelled: true },
    { total_cents: -39_499 },
    { total_cents: 39_499, is_cancelled: false, outstanding_cents: 39_499 },
  ])
  expect(await account()).toMatchObject({ balance: 0, credit: 394.99, outstanding: 394.99 })
  expect(await remembered(booking.id)).toEqual([])
  expect(await failedChecks()).toEqual([])
})

test('a reduction in two parts survives several changes by the office and by the person, and none is doubled', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 100)
  await reduce((await livingInvoices())[0]?.id, 33.33)
  await changeByOffice(booking.id, nowhere)
  expect(await remembered(booking.id)).toEqual([
    { description: 'Scholarship', granted_cents: 10_000, granted_of_cents: 49_500 },
    { description: 'Scholarship', granted_cents: 3_333, granted_of_cents: 49_500 },
  ])
  await changeByOffice(booking.id, { ...nowhere, end_date: '2027-08-12' })
  // Three nights cost a third.
  expect(await changeByOffice(booking.id, { end_date: '2027-08-04' })).toMatchObject({
    total_price: 165 - 44.44,
    reductions: [{ amount: 33.33 }, { amount: 11.11 }],
  })
  const without = await changeByOffice(booking.id, nowhere)
  const back = await change({ ...booking, version: without.version }, {}, 495 - 133.33)
  expect(back).toMatchObject({
    reductions: [
      { amount: 100, of: 495 },
      { amount: 33.33, of: 495 },
    ],
  })
  expect(await account()).toMatchObject({ credit: 0, outstanding: 361.67 })
  expect(await remembered(booking.id)).toEqual([])
  expect(await failedChecks()).toEqual([])
})

test('one of less than a cent is kept until the stay costs more again', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 0.05)
  expect(await changeByOffice(booking.id, { end_date: '2027-08-02' })).toMatchObject({ total_price: 55 })
  expect(await changeByOffice(booking.id, {})).toMatchObject({ total_price: 494.95 })
})

test('beside the fee of a late change it is kept, and a reduction of the fee is none of the stay', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 95)
  await fixture.setClock('2027-07-10T10:00:00+02:00')
  const reduced = { ...booking, version: 1 }
  // Half of 400 euros.
  const without = await change(reduced, nowhere, 200)
  expect(without).toMatchObject({ total_price: 200, change_fee: 200, invoice: { invoice_amount: 200 } })
  await reduce(without.invoice?.id, 50)
  expect(await change(without, {}, 400 + 150)).toMatchObject({
    change_fee: 150,
    reductions: [{ amount: 95, of: 495 }],
  })
})

test('the fee that is waived of a stay without a room does not make the next room free', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 95)
  await fixture.setClock('2027-07-10T10:00:00+02:00')
  const without = await change(booking, nowhere, 200)
  await reduce(without.invoice?.id, 200)
  expect(await change(without, {}, 400)).toMatchObject({ change_fee: 0, total_price: 400, is_free: false })
})

test.each(['person', 'office'])('it ends when the %s cancels the booking', async by => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 95)
  await changeByOffice(booking.id, nowhere)
  expect(await remembered(booking.id)).toHaveLength(1)
  if (by === 'person') await fixture.call(cancelBooking, at(booking.id), { as: guest })
  else await fixture.call(officeCancelBooking, at(booking.id), { as: office })
  expect(await remembered(booking.id)).toEqual([])
  expect((await fixture.book(guest)).total_price).toBe(495)
  expect(await account()).toMatchObject({ credit: 0, outstanding: 495 })
})

test('of two simultaneous changes back to a room one succeeds, and the reduction is given once', async () => {
  const booking = await fixture.book(guest)
  await reduce(booking.invoice?.id, 95)
  const without = await change(booking, nowhere, 0)
  const { params, body } = ownInput(without, {}, 400)
  const send = async () => {
    const answer = await fixture.app.inject({
      method: 'PUT',
      url: changeOwnBooking.path.replace(':id', params.id),
      headers: { authorization: `Bearer ${guest.token}`, locale: 'en' },
      payload: body,
    })
    return answer.statusCode
  }
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([200, 409])
  expect(await livingInvoices()).toMatchObject([{ total_cents: 40_000 }])
  expect(await remembered(booking.id)).toEqual([])
})
