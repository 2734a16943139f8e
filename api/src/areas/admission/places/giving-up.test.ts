// A person who gives up a place is asked about room and concerts, and confirms the sum of everything.
import { deleteApplication, withdrawal } from '@academy/contract/admission/applications/endpoints'
import { personWithdrawal, withdrawForPerson } from '@academy/contract/office/person-page/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { announceRequest, insertEvening } from '../../../../test/concert.ts'
import { type OffersFixture, offersFixture } from '../../../../test/offers-fixture.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { issueInvoice } from '../../money/invoices/issue.ts'

let fixture: OffersFixture
let person: OffersFixture['participants'][number]
let rooms: Awaited<ReturnType<typeof bookedRooms>>
let booking_id: number
let own: { params: { id: string } }
beforeEach(async () => {
  fixture = await offersFixture()
  const [first] = fixture.participants
  if (!first) throw new Error('The fixture has no participant')
  person = first
  own = { params: { id: String(person.application_id) } }
  rooms = await bookedRooms(fixture)
  booking_id = (await rooms.bookFor(person)).id
})
afterEach(() => fixture.close())

const isCancelled = () => rooms.isLost(booking_id)
const statusOf = async () => (await fixture.application(person.application_id)).status

test('the cost of place and room of this year is shown, and the room is kept unless the person says otherwise', async () => {
  const { body } = await fixture.call(withdrawal, own, { as: person })
  expect(body).toMatchObject({
    cost: 108,
    bookings: [{ id: booking_id, room: { name_en: 'Single room' }, percent: 50, cost: 120 }],
    concerts: [],
  })
  const { db } = fixture
  const academy_id = await fixture.academy(2028, false)
  const stay = { start_date: '2028-08-02', end_date: '2028-08-10', room_type_id: null, total_cents: 0 }
  const now = fixture.services.clock.now()
  await db
    .insertInto('bookings')
    .values({ academy_id, account_id: person.id, ...stay, booked_at: now })
    .execute()
  const piece = await insertPiece(db, await insertComposer(db))
  const request = { academy_id, account_id: person.id, piece_id: piece.id, duration_seconds: 300 }
  await db
    .insertInto('concert_requests')
    .values({ ...request, earliest_performance_date: '2028-08-05', requested_at: now })
    .execute()
  expect((await fixture.call(withdrawal, own, { as: person })).body).toEqual(body)
  await fixture.call(deleteApplication, { ...own, query: { cost: 108 } }, { as: person })
  expect([await statusOf(), await isCancelled()]).toEqual(['withdrawn', false])
})

test('place and room are given up together for the sum, in one transaction', async () => {
  const query = { bookings: String(booking_id) }
  const refused = await fixture.refused(
    deleteApplication,
    { ...own, query: { ...query, cost: 108 } },
    { as: person },
  )
  expect(refused.body.code).toBe('cost_changed')
  expect([await statusOf(), await isCancelled()]).toEqual(['accepted', false])
  await fixture.call(deleteApplication, { ...own, query: { ...query, cost: 228 } }, { as: person })
  expect([await statusOf(), await isCancelled()]).toEqual(['withdrawn', true])
  expect(await fixture.mailKeys('booking-cancelled')).toEqual([`booking-cancelled:${booking_id}`])
})

test('the office does the same, also free of charge', async () => {
  const as = { as: fixture.admin }
  expect((await fixture.call(personWithdrawal, own, as)).body).toMatchObject({
    kind: 'give_up',
    bookings: [{ id: booking_id, cost: 120 }],
  })
  const query = { free: '1', bookings: String(booking_id) } as const
  await fixture.call(withdrawForPerson, { ...own, query }, as)
  expect([await statusOf(), await isCancelled()]).toEqual(['withdrawn', true])
})

/** Requests of the participant and of somebody else, planned one after the other. */
const planned = async () => {
  const { db, academy_id } = fixture
  const piece = await insertPiece(db, await insertComposer(db))
  const insert = async (account_id: number) => {
    const request = { academy_id, account_id, piece_id: piece.id, duration_seconds: 300 }
    const days = { earliest_performance_date: '2027-08-05', requested_at: fixture.services.clock.now() }
    return (
      await db
        .insertInto('concert_requests')
        .values({ ...request, ...days })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }
  const [own_id, other_id] = [await insert(person.id), await insert(fixture.participants[1]?.id ?? 0)]
  await insertEvening(db, [own_id, other_id])
  const one = (id: number) =>
    db
      .selectFrom('concert_requests')
      .select(['withdrawn_at', 'evening_id', 'position'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return { own_id, other_id, one }
}

test('a planned concert request is withdrawn with the place: the next moves up, and its recording is cancelled', async () => {
  const { own_id, other_id, one } = await planned()
  const now = fixture.services.clock.now()
  const subject = { de: 'Aufnahme', en: 'Recording' }
  const lines = [{ description: subject, quantity: 1, unit_cents: 1_500 }]
  const invoice = await fixture.db
    .transaction()
    .execute(tx => issueInvoice(tx, { account_id: person.id, kind: 'recording', subject, lines }, now))
  await fixture.db
    .updateTable('concert_requests')
    .set({ wants_recording: true, invoice_id: invoice.id })
    .where('id', '=', own_id)
    .execute()
  const query = { cost: 108, concerts: String(own_id) }
  await fixture.call(deleteApplication, { ...own, query }, { as: person })
  expect(await one(own_id)).toEqual({
    withdrawn_at: expect.any(Date),
    evening_id: null,
    position: null,
  })
  expect(await one(other_id)).toMatchObject({ withdrawn_at: null, position: 1 })
  const cancelled = await fixture.db
    .selectFrom('invoices')
    .select('total_cents')
    .where('cancels_id', '=', invoice.id)
    .execute()
  expect(cancelled).toEqual([{ total_cents: -1_500 }])
})

test('an announced concert request is not withdrawn with the place', async () => {
  const { own_id, one } = await planned()
  await announceRequest(fixture.db, own_id)
  const query = { cost: 108, concerts: String(own_id) }
  const { body } = await fixture.refused(deleteApplication, { ...own, query }, { as: person })
  expect(body.code).toBe('request_scheduled')
  expect([await statusOf(), (await one(own_id)).withdrawn_at]).toEqual(['accepted', null])
})

test('bookings of others and what does not exist are refused, and nothing is given up', async () => {
  const other = fixture.participants[1]
  if (!other) throw new Error('The fixture has one participant')
  const input = {
    params: { id: String(other.application_id) },
    query: { cost: 108, bookings: String(booking_id) },
  }
  expect((await fixture.refused(deleteApplication, input, { as: other })).body.code).toBe('not_found')
  const requests = { ...own, query: { cost: 108, concerts: '999999' } }
  expect((await fixture.refused(deleteApplication, requests, { as: person })).body.code).toBe('not_found')
  for (const bookings of ['x', '1,,2', '-1'])
    expect(
      (await fixture.refused(deleteApplication, { ...own, query: { bookings } }, { as: person })).status,
    ).toBe(422)
  expect(await statusOf()).toBe('accepted')
})
