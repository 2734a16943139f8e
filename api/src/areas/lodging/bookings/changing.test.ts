import { bookings } from '@academy/contract/lodging/bookings/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import type { Problem } from '../../../base/problem.ts'
import { changeBooking } from './change-booking.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
let office: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

const change = (id: number, changes: Parameters<typeof fixture.stayInput>[0]) => {
  const { agreedToTerms, ...choice } = fixture.stayInput(changes)
  const now = fixture.services.clock.now()
  return changeBooking(fixture.services, { id, choice, actor_id: office.id, locale: 'en' }, now)
}
/** Returns the code of a refusal and its field errors. */
const refusal = (changing: Promise<void>) =>
  changing.then(
    () => expect.fail('It was not refused'),
    ({ code, errors }: Problem) => [code, errors],
  )
const seen = async () => (await fixture.call(bookings, {}, { as: guest })).body
const changeMails = async () =>
  (await fixture.mailsTo(guest)).filter(({ key }) => key.startsWith('booking-changed'))

test('changing the days replaces the invoice, transfers the payment, moves the beds and sends one mail', async () => {
  const { id, invoice } = await fixture.book(guest)
  await fixture.pay(invoice?.id, 49_500)
  await change(id, { start_date: '2027-08-03', end_date: '2027-08-06' })
  expect(await seen()).toMatchObject([
    {
      id,
      nights: 3,
      total_price: 165,
      invoice: { subject: 'Accommodation: 3 – 6 August 2027', invoice_amount: 165, state: 'paid' },
    },
  ])
  const [first, cancellation, next] = await fixture.invoicesOf(guest)
  expect(first).toMatchObject({ is_cancelled: true, paid_cents: 0 })
  expect(await fixture.creditOf(guest)).toBe(49_500 - 16_500)
  expect(cancellation).toMatchObject({ cancels_id: first?.id })
  expect(next).toMatchObject({ total_cents: 16_500, paid_cents: 16_500, outstanding_cents: 0 })
  expect(await fixture.taken(fixture.single)).toEqual({ '2027-08-03': 1, '2027-08-04': 1, '2027-08-05': 1 })
  const mails = await changeMails()
  expect(mails).toMatchObject([
    {
      subject: 'Your booking has changed: 3 – 6 August 2027',
      attachments: [`invoice:${cancellation?.id}`, `invoice:${next?.id}`],
    },
  ])
  const entered = await fixture.db
    .selectFrom('allocations')
    .select(['allocated_by', 'released_by'])
    .orderBy('id')
    .execute()
  expect(entered).toEqual([
    { allocated_by: null, released_by: office.id },
    { allocated_by: office.id, released_by: null },
  ])
  const trail = await fixture.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'booking_changed')
    .execute()
  expect(trail).toMatchObject([
    {
      actor_id: office.id,
      account_id: guest.id,
      details: { booking_id: id, start_date: ['2027-08-01', '2027-08-03'] },
    },
  ])
})

test('changing diet or comment changes no invoice and sends no mail', async () => {
  const { id, invoice } = await fixture.book(guest)
  await change(id, { diet: 'MEAT', comment: 'Nüsse: allergisch' })
  expect(await seen()).toMatchObject([
    { diet: 'MEAT', comment: 'Nüsse: allergisch', invoice: { id: invoice?.id } },
  ])
  expect(await fixture.invoicesOf(guest)).toHaveLength(1)
  expect(await changeMails()).toEqual([])
})

test('changing the room uses the current price and moves the beds', async () => {
  const { id } = await fixture.book(guest)
  await fixture.db
    .updateTable('room_types')
    .set({ price_cents: 2_400 })
    .where('id', '=', fixture.double)
    .execute()
  await change(id, { academy_room_type_id: fixture.double })
  expect((await seen())[0]?.total_price).toBe(9 * (24 + 25))
  expect(await fixture.taken(fixture.single)).toEqual({})
  expect(Object.keys(await fixture.taken(fixture.double))).toHaveLength(9)
})

test('removing the room cancels the invoice, and adding one issues a new invoice', async () => {
  const { id } = await fixture.book(guest)
  await change(id, { academy_room_type_id: null, academy_meal_type_id: null, diet: null })
  expect(await seen()).toMatchObject([{ total_price: 0, invoice: null }])
  await change(id, { academy_meal_type_id: null, diet: null })
  expect(await seen()).toMatchObject([{ total_price: 270, invoice: { invoice_amount: 270, state: 'open' } }])
  expect((await changeMails()).map(({ attachments }) => attachments)).toEqual([['invoice:2'], ['invoice:3']])
})

test('the person’s own bed does not count as taken, those of others do', async () => {
  const { id } = await fixture.book(guest)
  await fixture.book(await fixture.guest(), { start_date: '2027-08-10', end_date: '2027-08-12' })
  await fixture.book(await fixture.guest(), { start_date: '2027-08-11', end_date: '2027-08-12' })
  await fixture.book(await fixture.guest(), { start_date: '2027-08-01', end_date: '2027-08-10' })
  await change(id, { end_date: '2027-08-11' })
  expect(await refusal(change(id, { end_date: '2027-08-12' }))).toEqual([
    'no_bed_left',
    { academy_room_type_id: ['No bed is free on 11 August.'] },
  ])
  expect((await seen())[0]).toMatchObject({ end_date: '2027-08-11' })
})

test('a change is refused for the same reasons as a booking', async () => {
  const { id } = await fixture.book(guest, { end_date: '2027-08-03' })
  await fixture.book(guest, { start_date: '2027-08-05', end_date: '2027-08-07' })
  const before = await fixture.invoicesOf(guest)
  expect(await refusal(change(id, { end_date: '2027-08-06' }))).toEqual(['booking_overlaps', undefined])
  const errors = { start_date: '2027-07-31', academy_meal_type_id: 999_999 }
  expect(await refusal(change(id, errors))).toEqual([
    'invalid_input',
    {
      start_date: ['Please choose days within the academy.'],
      academy_meal_type_id: ['There are no such meals.'],
    },
  ])
  expect(await refusal(change(999_999, {}))).toEqual(['not_found', undefined])
  expect(await fixture.invoicesOf(guest)).toEqual(before)
})

test('the office may move an arrival into the past, but past and cancelled bookings cannot be changed', async () => {
  const { id } = await fixture.book(guest, { start_date: '2027-08-05' })
  await fixture.setClock('2027-08-08T12:00:00+02:00')
  await change(id, { start_date: '2027-08-04' })
  await fixture.setClock('2027-08-11T12:00:00+02:00')
  expect(await refusal(change(id, { comment: 'late' }))).toEqual(['booking_fixed', undefined])
  await fixture.db.updateTable('bookings').set({ cancelled_at: new Date() }).execute()
  await fixture.setClock('2027-08-08T12:00:00+02:00')
  expect(await refusal(change(id, { comment: 'late' }))).toEqual(['booking_fixed', undefined])
})
