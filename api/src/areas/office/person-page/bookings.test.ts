import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { bookStay } from '../../lodging/bookings/book-stay.ts'

let fixture: PersonFixture
beforeEach(async () => {
  fixture = await personFixture()
})
afterEach(() => fixture.close())

const choiceOf = () => ({
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  academy_room_type_id: fixture.single,
  academy_meal_type_id: fixture.board,
  diet: 'MEAT' as const,
  comment: '',
})

const book = async (whom: Person, changes: object = {}) =>
  (
    await fixture.call(
      contract.bookForPerson,
      { params: { id: String(whom.id) }, body: { ...choiceOf(), told_terms: true, ...changes } },
      { as: fixture.manager },
    )
  ).body

const refuse = (id: number, changes: object = {}, as: Person | undefined = fixture.manager) =>
  fixture.refused(
    contract.bookForPerson,
    { params: { id }, body: { ...choiceOf(), told_terms: true, ...changes } },
    { as, locale: 'en' },
  )

test('the office books for a student: bed, invoice and mail as for an own booking, with the office as the actor', async () => {
  const student = await fixture.applicant()
  const booking = await book(student)
  expect(booking).toMatchObject({ account_id: student.id, total_price: 495, is_free: false })
  expect(booking.invoice).toMatchObject({ kind: 'lodging', outstanding_amount: 495 })
  expect((await fixture.mailsTo(student.id)).at(-1)).toMatchObject({
    key: `booked:${booking.id}`,
    attachments: [`invoice:${booking.invoice?.id}`],
    body_text: expect.stringContaining(`/user/invoices/${booking.invoice?.id}`),
  })
  const details = { booking_id: booking.id, by: 'office', is_free: false, total_cents: 49_500 }
  const entry = { actor_id: fixture.manager.id, account_id: student.id, details }
  expect(await fixture.entries('booked')).toEqual([entry])
})

test('a teacher without a gender stays free of charge: no invoice, not even after a change', async () => {
  const booking = await book(fixture.teacher, { is_free: true })
  expect(booking).toMatchObject({ total_price: 0, is_free: true, invoice: null, nights: 9 })
  const [mail] = await fixture.mailsTo(fixture.teacher.id)
  expect(mail).toMatchObject({ attachments: [] })
  // Teachers have no page of bookings.
  expect(mail?.body_text).not.toContain('/user/acomodation')
  const body = { ...choiceOf(), end_date: '2027-08-12' }
  const changed = await fixture.call(
    contract.changeBooking,
    { params: { id: String(booking.id) }, body },
    { as: fixture.manager },
  )
  expect(changed.body).toMatchObject({ nights: 11, total_price: 0, is_free: true, invoice: null })
  const cancelled = await fixture.call(
    contract.officeCancelBooking,
    { params: { id: String(booking.id) }, query: {} },
    { as: fixture.manager },
  )
  expect(cancelled.body).toMatchObject({ is_cancelled: true, invoice: null })
})

test('a teacher pays unless the office says otherwise', async () => {
  expect(await book(fixture.teacher)).toMatchObject({ total_price: 495, invoice: { kind: 'lodging' } })
})

test('a person with an application in this academy does not stay free of charge', async () => {
  const { id } = await fixture.applicant()
  expect(await refuse(id, { is_free: true })).toMatchObject({
    status: 422,
    body: { errors: { is_free: ['Whoever applied in this academy does not stay free of charge.'] } },
  })
  await fixture.db
    .updateTable('applications')
    .set({ status: 'withdrawn', withdrawn_at: new Date() })
    .execute()
  expect(await book({ id, email: '', token: '' }, { is_free: true })).toMatchObject({ is_free: true })
})

test('the office enters guests who have arrived already', async () => {
  await fixture.at('2027-08-03T10:00:00+02:00', () => expectArrived())
})
const expectArrived = async () => {
  await fixture.db
    .updateTable('access_tokens')
    .set({ last_used_at: new Date('2027-08-03') })
    .execute()
  expect(await book(fixture.teacher)).toMatchObject({ start_date: '2027-08-01' })
}

test('refuses bookings that overlap, without the terms, in full nights, of unknown people and by others', async () => {
  const student = await fixture.applicant()
  await book(student)
  expect((await refuse(student.id)).body.code).toBe('booking_overlaps')
  const untold = await refuse(fixture.teacher.id, { told_terms: false })
  expect(untold.body.errors).toEqual({ told_terms: ['Please confirm that the person knows the terms.'] })
  expect((await refuse(fixture.teacher.id, { terms_version_id: 99 })).body.code).toBe('document_changed')
  expect((await refuse(999_999)).status).toBe(404)
  await book(fixture.teacher)
  const full = await refuse(fixture.admin.id)
  expect(full).toMatchObject({ status: 409, body: { code: 'no_bed_left' } })
  expect(full.body.errors?.academy_room_type_id).toEqual(['No bed is free on 1 – 9 August.'])
  for (const as of [student, fixture.teacher, await fixture.person(['Correpetitor'])])
    expect((await refuse(student.id, {}, as)).status).toBe(403)
})

const people = async (count: number) => {
  const made: Person[] = []
  for (let one = 0; one < count; one++) made.push(await fixture.person(['Teacher']))
  return made
}

test('of twelve bookings of two beds at once by two of the office two succeed', async () => {
  const guests = await people(12)
  const answers = await Promise.all(
    guests.map(({ id }, index) =>
      fixture.app.inject({
        method: 'POST',
        url: `/api/academy/a/people/${id}/bookings`,
        headers: { authorization: `Bearer ${(index % 2 ? fixture.manager : fixture.admin).token}` },
        payload: { ...choiceOf(), told_terms: true },
      }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([201, 201, ...Array(10).fill(409)])
})

test('control: without the lock and the constraint four people get the two beds', async () => {
  const guests = await people(4)
  await sql`alter table taken_beds drop constraint taken_beds_never_overbooked`.execute(fixture.db)
  const booker = { by: 'office' as const, actor_id: fixture.manager.id, is_free: false }
  const request = { choice: choiceOf(), booker, locale: 'en' as const }
  const now = fixture.services.clock.now()
  await raceAt({ url: fixture.url, table: 'invoice_counters', count: guests.length }, () =>
    Promise.allSettled(
      guests.map(({ id }) =>
        withoutLocks(['room_type'], () => bookStay(fixture.services, { ...request, account_id: id }, now)),
      ),
    ),
  )
  expect(await fixture.db.selectFrom('bookings').select('id').execute()).toHaveLength(4)
})
