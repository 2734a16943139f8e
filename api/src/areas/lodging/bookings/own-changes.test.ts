import { bookings, cancelBooking, changeOwnBooking } from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, BookingChange } from '@academy/contract/lodging/bookings/schemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { changeBooking } from './change-booking.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
})
afterEach(() => fixture.close())

/** The first booking is from 1 to 10 August: nine nights of 55 euros, free until 1 July. */
const choice = (changes: Partial<BookingChange> = {}): BookingChange => {
  const { agreedToTerms, terms_version_id, ...stay } = fixture.stayInput(changes)
  return stay
}
const input = (booking: Booking, changes: Partial<BookingChange>, total: number) => ({
  params: { id: String(booking.id) },
  body: { ...choice(changes), version: booking.version, total },
})
const change = async (booking: Booking, changes: Partial<BookingChange>, total: number, as = guest) =>
  (await fixture.call(changeOwnBooking, input(booking, changes, total), { as })).body
const refuse = async (booking: Booking, changes: Partial<BookingChange>, total: number, as = guest) => {
  const { body } = await fixture.refused(changeOwnBooking, input(booking, changes, total), {
    as,
    locale: 'en',
  })
  return [body.code, body.errors]
}
const invoices = async (of = guest) =>
  (await fixture.invoicesOf(of)).map(one => [one.kind, one.total_cents, one.is_cancelled])

describe('a person changes an own booking', () => {
  test('to more nights: the invoice is replaced, what was paid is carried over, and both come by mail', async () => {
    const booking = await fixture.book(guest)
    await fixture.pay(booking.invoice?.id, 49_500)
    const changed = await change(booking, { end_date: '2027-08-12', comment: 'With Ada, please' }, 605)
    expect(changed).toMatchObject({
      nights: 11,
      total_price: 605,
      change_fee: 0,
      version: 2,
      comment: 'With Ada, please',
      invoice: { invoice_amount: 605, outstanding_amount: 110 },
    })
    expect(await invoices()).toEqual([
      ['lodging', 49_500, true],
      ['lodging', -49_500, false],
      ['lodging', 60_500, false],
    ])
    const mails = (await fixture.mailsTo(guest)).filter(({ key }) => key.startsWith('booking-changed'))
    expect(mails.map(({ attachments }) => attachments)).toEqual([['invoice:2', 'invoice:3']])
  })

  test('diet, allergies and comment alone touch no invoice, also while the person is here', async () => {
    const booking = await fixture.book(guest)
    await fixture.setClock('2027-08-05T10:00:00+02:00')
    const eaten = { diet: 'VEGETARIAN', special_diets: ['VEGAN'], allergies: 'Nuts' } as const
    const changed = await change(booking, { ...eaten, special_diets: ['VEGAN'], needs_wording: 1 }, 495)
    expect(changed).toMatchObject({ ...eaten, total_price: 495 })
    expect(await invoices()).toHaveLength(1)
    expect(await refuse(changed, { end_date: '2027-08-12' }, 605)).toEqual(['booking_fixed', undefined])
  })

  test('to fewer nights is free until the day of the academy, then it costs what cancelling them does', async () => {
    const booking = await fixture.book(guest)
    const shorter = await change(booking, { end_date: '2027-08-08' }, 385)
    await fixture.setClock('2027-07-10T10:00:00+02:00')
    expect(await refuse(shorter, { end_date: '2027-08-06' }, 275)).toEqual(['cost_changed', undefined])
    // Half of two nights.
    const late = await change(shorter, { end_date: '2027-08-06' }, 330)
    expect(late).toMatchObject({ total_price: 330, change_fee: 55, invoice: { invoice_amount: 330 } })
    // The fee stays due when the stay becomes longer again, and when it is cancelled.
    const longer = await change(late, { end_date: '2027-08-08' }, 440)
    expect(longer).toMatchObject({ change_fee: 55, cancellation: { percent: 50, cost: 55 + 385 / 2 } })
    const params = { id: String(booking.id) }
    await fixture.call(cancelBooking, { params, query: { cost: 247.5 } }, { as: guest })
    expect((await invoices()).at(-1)).toEqual(['withdrawal', 24_750, false])
  })

  test('without a room only the fee stays due', async () => {
    const booking = await fixture.book(guest)
    await fixture.setClock('2027-07-10T10:00:00+02:00')
    const elsewhere = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
    expect(await change(booking, elsewhere, 247.5)).toMatchObject({
      room_type: null,
      total_price: 247.5,
      change_fee: 247.5,
    })
    expect(await fixture.taken(fixture.single)).toEqual({})
  })

  test('is refused for other people, old versions, full nights and days that have passed', async () => {
    const booking = await fixture.book(guest)
    const other = await fixture.guest()
    expect(await refuse(booking, {}, 495, other)).toEqual(['not_found', undefined])
    for (const _ of ['first bed', 'second bed'])
      await fixture.book(await fixture.guest(), { start_date: '2027-08-10', end_date: '2027-08-12' })
    expect(await refuse(booking, { end_date: '2027-08-11' }, 550)).toEqual([
      'no_bed_left',
      { academy_room_type_id: ['No bed is free on 10 August.'] },
    ])
    await change(booking, { comment: 'first' }, 495)
    expect(await refuse(booking, { comment: 'second' }, 495)).toEqual(['changed_meanwhile', undefined])
    expect((await fixture.call(bookings, {}, { as: guest })).body).toMatchObject([{ comment: 'first' }])
  })
})

describe('six changes to the last bed at once', () => {
  const sixInDoubles = async () => {
    await fixture.close()
    fixture = await lodgingFixture({ single_beds: 1 })
    const people = await Promise.all(Array.from({ length: 6 }, () => fixture.guest()))
    return Promise.all(
      people.map(async person => ({
        person,
        booking: await fixture.book(person, { academy_room_type_id: fixture.double }),
      })),
    )
  }

  test('one succeeds, and the others keep their rooms and invoices', async () => {
    const all = await sixInDoubles()
    const ends = await Promise.all(
      all.map(async ({ person, booking }) => {
        const { params, body } = input(booking, {}, 495)
        const answer = await fixture.app.inject({
          method: 'PUT',
          url: changeOwnBooking.path.replace(':id', params.id),
          headers: { authorization: `Bearer ${person.token}`, locale: 'en' },
          payload: body,
        })
        return answer.statusCode === 200 ? 'changed' : answer.json().code
      }),
    )
    expect(ends.toSorted()).toEqual(['changed', ...Array.from({ length: 5 }, () => 'no_bed_left')])
    expect(Object.values(await fixture.taken(fixture.single))).toEqual(Array.from({ length: 9 }, () => 1))
    expect(Object.values(await fixture.taken(fixture.double))).toEqual(Array.from({ length: 9 }, () => 5))
    expect(await fixture.db.selectFrom('invoices').select('id').execute()).toHaveLength(6 + 2)
  })

  test('control: without the lock the database refuses the overbooking, but names no nights', async () => {
    const all = await sixInDoubles()
    const race = () =>
      Promise.allSettled(
        all.map(({ person, booking }) => {
          const changer = { by: 'person' as const, version: booking.version, total: 495 }
          const about = {
            id: booking.id,
            choice: choice(),
            actor_id: person.id,
            changer,
            locale: 'en' as const,
          }
          return withoutLocks(['room_type'], () =>
            changeBooking(fixture.services, about, new Date('2027-03-02')),
          )
        }),
      )
    const gate = { url: fixture.url, table: 'invoice_counters', count: all.length }
    const ends = await raceAt(gate, race)
    const reasons = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason)] : []))
    expect(reasons).toHaveLength(5)
    for (const reason of reasons) expect(reason).toContain('taken_beds_never_overbooked')
  })
})
