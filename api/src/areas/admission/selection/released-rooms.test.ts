// The letters of a final save cancel, free of charge, the rooms of people who are accepted nowhere.

import * as contract from '@academy/contract/admission/selection/endpoints'
import { changeBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { payInvoice } from '../../../../test/invoices.ts'
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
  await fixture.db.deleteFrom('outbox').execute()
  id = await fixture.masterclass()
})

const finalize = async (masterclass = id) => {
  await fixture.call(contract.officeFinalize, { params: { id: String(masterclass) } }, { as: fixture.admin })
  await fixture.sendLetters(masterclass)
}
const taken = async () =>
  (await sql<{ sum: number }>`select coalesce(sum(taken), 0)::int as sum from taken_beds`.execute(fixture.db))
    .rows[0]?.sum
describe('finalizing a selection', () => {
  test('cancels the room and its invoice, frees the bed, and says so in the result mail', async () => {
    const before = await taken()
    const student = await fixture.applicant(id, { is_accepted: false })
    const { id: booking_id, invoice } = await rooms.bookFor(student)
    await payInvoice(fixture.db, {
      invoice_id: invoice?.id ?? 0,
      amount_cents: 10_000,
      paid_on: '2027-07-01',
    })
    await fixture.db.deleteFrom('outbox').execute()
    await finalize()
    expect(await rooms.bookingRow(booking_id)).toMatchObject({
      cancelled_at: expect.any(Date),
      withdrawal_invoice_id: null,
    })
    expect(await taken()).toBe(before)
    const cancellation = await fixture.db
      .selectFrom('invoices')
      .select(['id', 'total_cents'])
      .where('cancels_id', '=', invoice?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(cancellation.total_cents).toBe(-24_000)
    const mails = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', student.email)
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ attachments: [`invoice:${cancellation.id}`] })
    expect(mails[0]?.body_text.replaceAll('\n', ' ')).toContain('we have cancelled the room')
    expect(mails[0]?.body_text).toContain('2 – 10 August 2027')
  })

  test('says so in German, and for an unpaid application together with its cancelled fee', async () => {
    const student = await fixture.applicant(id, { paid: false, locale: 'de' })
    await rooms.bookFor(student)
    await finalize()
    const [mail] = (await fixture.results()).filter(({ recipient }) => recipient === student.email)
    expect(mail?.body_text.replaceAll('\n', ' ')).toContain('haben wir das Zimmer storniert')
    expect(mail?.attachments).toHaveLength(2)
  })

  test.each([
    ['is accepted keeps the room', { is_accepted: true }, undefined, false],
    ['is rejected cancels the room', { is_accepted: false }, undefined, true],
    ['is on the waiting list cancels the room', { reserve_rank: 1 }, undefined, true],
    ['did not pay the fee cancels the room', { paid: false }, undefined, true],
    ['waits for another decision keeps the room', { is_accepted: false }, { status: 'applied' }, false],
    [
      'is accepted elsewhere keeps the room',
      { is_accepted: false },
      { status: 'accepted', is_accepted: true },
      false,
    ],
    [
      'is also rejected elsewhere cancels the room',
      { is_accepted: false },
      { status: 'rejected', is_accepted: false },
      true,
    ],
    [
      'withdrew elsewhere cancels the room',
      { is_accepted: false },
      { status: 'withdrawn', withdrawn_at: new Date() },
      true,
    ],
  ] as const)('for a person who %s', async (_, input, other, lost) => {
    const student = await fixture.applicant(id, input)
    if (other) await rooms.appliesAlso(student, await fixture.masterclass(), other)
    const booking = await rooms.bookFor(student)
    await finalize()
    expect(await rooms.isLost(booking.id)).toBe(lost)
  })

  test('keeps the bookings of another academy, of others, and those without a room', async () => {
    const student = await fixture.applicant(id, { is_accepted: false })
    const elsewhere = await rooms.bookFor(student, { academy_room_type_id: null })
    const other = await rooms.bookFor(await fixture.person())
    await finalize()
    expect([await rooms.isLost(elsewhere.id), await rooms.isLost(other.id)]).toEqual([false, false])
  })

  test('of the second masterclass cancels a room that the first one kept', async () => {
    const second = await fixture.masterclass()
    const student = await fixture.applicant(id, { is_accepted: false })
    await rooms.appliesAlso(student, second, { is_accepted: false })
    const booking = await rooms.bookFor(student)
    await finalize()
    expect(await rooms.isLost(booking.id)).toBe(false)
    await finalize(second)
    expect(await rooms.isLost(booking.id)).toBe(true)
  })
})

describe('concurrent requests', () => {
  test('two masterclasses that reject the same people cancel all their rooms, without a deadlock', async () => {
    const second = await fixture.masterclass()
    const students = await Promise.all(
      Array.from({ length: 6 }, () => fixture.applicant(id, { is_accepted: false })),
    )
    const bookings = []
    for (const student of students) {
      await rooms.appliesAlso(student, second, { is_accepted: false })
      bookings.push(await rooms.bookFor(student))
    }
    for (const one of [id, second])
      await fixture.call(contract.officeFinalize, { params: { id: String(one) } }, { as: fixture.admin })
    await Promise.all([fixture.sendLetters(id), fixture.sendLetters(second)])
    expect(await Promise.all(bookings.map(one => rooms.isLost(one.id)))).toEqual(bookings.map(() => true))
  })

  test('a booking changed by the office is cancelled as changed, or the change is refused', async () => {
    const students = await Promise.all(
      Array.from({ length: 6 }, () => fixture.applicant(id, { is_accepted: false })),
    )
    const bookings = []
    for (const student of students) bookings.push(await rooms.bookFor(student))
    const change = ({ id: booking_id }: { id: number }) =>
      fixture.app.inject({
        method: 'PUT',
        url: changeBooking.path.replace(':id', String(booking_id)),
        headers: { authorization: `Bearer ${fixture.admin.token}` },
        payload: rooms.choice('2027-08-09'),
      })
    await fixture.call(contract.officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })
    const [, ...answers] = await Promise.all([fixture.sendLetters(id), ...bookings.map(change)])
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
    expect(await Promise.all(bookings.map(one => rooms.isLost(one.id)))).toEqual(bookings.map(() => true))
    const open = await fixture.db
      .selectFrom('invoice_balances')
      .innerJoin('invoices', 'invoices.id', 'invoice_id')
      .select('invoice_id')
      .where(
        'account_id',
        'in',
        students.map(student => student.id),
      )
      .where('kind', '=', 'lodging')
      .where('outstanding_cents', '>', 0)
      .execute()
    expect(open).toEqual([])
  })
})
