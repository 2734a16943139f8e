import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockRooms } from '../../../db/locks.ts'
import { bookStay } from './book-stay.ts'
import { cancelBookingAndInvoice } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
afterEach(() => fixture.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const request = async (
  as: Person,
  method: 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> => {
  const headers = { authorization: `Bearer ${as.token}`, locale: 'en' }
  const response = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })
  // On a slow machine the server may be overloaded and answer 503; try again.
  if (response.statusCode === 503) return request(as, method, url, payload)
  return { status: response.statusCode, body: response.json() }
}
type Days = Parameters<typeof fixture.stayInput>[0]
const book = (as: Person, days: Days = {}) =>
  request(as, 'POST', '/api/accommodation/bookings', fixture.stayInput(days))
const cancel = (as: Person, id: number) => request(as, 'DELETE', `/api/accommodation/bookings/${id}`)
const statusesOf = (answers: { status: number }[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
    status,
    all?.length,
  ])

const rows = async (table: 'bookings' | 'invoices' | 'outbox') =>
  (await fixture.db.selectFrom(table).select('id').execute()).length
const numbers = async () =>
  (await fixture.db.selectFrom('invoices').select('number').orderBy('number').execute()).map(
    row => row.number,
  )

describe('a hundred people and ten beds', () => {
  test('booked concurrently: ten bookings, invoices and mails, and ninety refusals that name the full nights', async () => {
    fixture = await lodgingFixture({ single_beds: 10 })
    const people = await times(100, () => fixture.guest())
    const answers = await Promise.all(people.map(person => book(person)))
    expect(statusesOf(answers)).toEqual([
      ['201', 10],
      ['409', 90],
    ])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        code: 'no_bed_left',
        errors: { academy_room_type_id: ['No bed is free on 1 – 9 August.'] },
      })
    expect([await rows('bookings'), await rows('outbox')]).toEqual([10, 10])
    expect(await numbers()).toEqual(upTo(10))
    expect(Object.values(await fixture.taken(fixture.single))).toEqual(Array.from({ length: 9 }, () => 10))
  })

  // Without the lock on the rooms all six see a free bed before the first one takes it.
  const unlocked = async () => {
    fixture = await lodgingFixture({ single_beds: 2 })
    const people = await times(6, () => fixture.guest())
    const { agreedToTerms, ...choice } = fixture.stayInput()
    const booker = { by: 'person' as const }
    const stayInput = { choice, booker, locale: 'en' as const }
    const race = () =>
      Promise.allSettled(
        people.map(({ id }) =>
          withoutLocks(['room_type'], () =>
            bookStay(fixture.services, { ...stayInput, account_id: id }, new Date('2027-03-02')),
          ),
        ),
      )
    return { people, race, gate: { url: fixture.url, table: 'invoice_counters', count: people.length } }
  }

  test('control: without the lock the database refuses the overbooking, but the refusal names no nights', async () => {
    const { race, gate } = await unlocked()
    const ends = await raceAt(gate, race)
    const reasons = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason)] : []))
    expect(reasons).toHaveLength(4)
    for (const reason of reasons) expect(reason).toContain('taken_beds_never_overbooked')
    expect([await rows('bookings'), await numbers()]).toEqual([2, [1, 2]])
  })

  test('control: without the lock and the constraint six people get two beds', async () => {
    const { race, gate } = await unlocked()
    await sql`alter table taken_beds drop constraint taken_beds_never_overbooked`.execute(fixture.db)
    await raceAt(gate, race)
    expect(await rows('bookings')).toBe(6)
  })
})

test('two stays that do not overlap share a bed, also when booked concurrently', async () => {
  fixture = await lodgingFixture({ single_beds: 1 })
  const people = await times(3, () => fixture.guest())
  const stays = [
    { start_date: '2027-08-01', end_date: '2027-08-05' },
    { start_date: '2027-08-05', end_date: '2027-08-09' },
    { start_date: '2027-08-09', end_date: '2027-08-15' },
  ]
  const answers = await Promise.all(people.map((person, index) => book(person, stays[index])))
  expect(statusesOf(answers)).toEqual([['201', 3]])
})

test('the last bed of one night only refuses stays that include that night', async () => {
  fixture = await lodgingFixture({ single_beds: 1 })
  await fixture.book(await fixture.guest(), { start_date: '2027-08-03', end_date: '2027-08-04' })
  const outcome = async (start_date: string, end_date: string) => {
    const person = await fixture.guest()
    const { status, body } = await book(person, { start_date, end_date })
    if (status === 201) await cancel(person, body.id)
    return status === 201 ? 'booked' : body.errors.academy_room_type_id
  }
  const full = ['No bed is free on 3 August.']
  expect(await outcome('2027-08-01', '2027-08-06')).toEqual(full)
  expect(await outcome('2027-08-03', '2027-08-06')).toEqual(full)
  expect(await outcome('2027-08-01', '2027-08-04')).toEqual(full)
  expect(await outcome('2027-08-01', '2027-08-03')).toBe('booked')
  expect(await outcome('2027-08-04', '2027-08-06')).toBe('booked')
})

describe('ten concurrent requests of one person', () => {
  test('create one booking with one invoice and one mail', async () => {
    fixture = await lodgingFixture()
    const guest = await fixture.guest()
    const answers = await times(10, () => book(guest))
    expect(statusesOf(answers)).toEqual([
      ['201', 1],
      ['409', 9],
    ])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'booking_overlaps']))
    expect([await rows('bookings'), await numbers(), await rows('outbox')]).toEqual([1, [1], 1])
  })

  test('control: without the constraint they create ten bookings', async () => {
    fixture = await lodgingFixture({ single_beds: 10 })
    await sql`alter table bookings drop constraint bookings_no_overlap`.execute(fixture.db)
    const guest = await fixture.guest()
    expect(statusesOf(await times(10, () => book(guest)))).toEqual([['201', 10]])
  })

  test('cancel one booking with one cancellation and one mail', async () => {
    fixture = await lodgingFixture()
    const guest = await fixture.guest()
    const { id } = await fixture.book(guest)
    const answers = await times(10, () => cancel(guest, id))
    expect(statusesOf(answers)).toEqual([
      ['200', 1],
      ['409', 9],
    ])
    expect([await numbers(), await rows('outbox')]).toEqual([[1, 2], 2])
    expect(await fixture.taken(fixture.single)).toEqual({})
  })
})

describe('the last bed', () => {
  const lastBed = async () => {
    fixture = await lodgingFixture({ single_beds: 1 })
    return { guest: await fixture.guest(), next: await fixture.guest() }
  }
  /** Runs work while another transaction has the rooms locked. */
  const whileLocked = (work: () => Promise<void>) =>
    fixture.db.transaction().execute(async tx => {
      await lockRooms(tx, [fixture.single])
      await work()
    })

  test('seen by two people goes to one of them', async () => {
    const { guest, next } = await lastBed()
    let answers: ReturnType<typeof book>[] = []
    await whileLocked(async () => {
      answers = [book(guest), book(next)]
      await untilBlocked(fixture.db, 2)
    })
    const ends = await Promise.all(answers)
    expect(ends.map(({ body }) => body.code).toSorted()).toEqual(['no_bed_left', undefined])
  })

  test('is free only after its cancellation has committed, and a booking before that is refused without waiting', async () => {
    const { guest, next } = await lastBed()
    const { id } = await fixture.book(guest)
    let cancelled: ReturnType<typeof cancel> | undefined
    await whileLocked(async () => {
      cancelled = cancel(guest, id)
      await untilBlocked(fixture.db)
      expect((await book(next)).body.code).toBe('no_bed_left')
    })
    expect((await cancelled)?.status).toBe(200)
    expect((await book(next)).status).toBe(201)
  })

  test('cancelled and booked concurrently is never taken twice', async () => {
    const { guest, next } = await lastBed()
    for (let round = 0; round < rounds(10); round++) {
      const { id } = await fixture.book(guest)
      const [cancelled, booked] = await Promise.all([cancel(guest, id), book(next)])
      expect([cancelled.status, booked.body.code ?? 'booked']).toEqual([
        200,
        expect.stringMatching(/^(booked|no_bed_left)$/),
      ])
      if (booked.status === 201) await cancel(next, booked.body.id)
      expect(await fixture.taken(fixture.single)).toEqual({})
    }
  })
})

test('concurrent bookings, cancellations and room changes do not deadlock', async () => {
  fixture = await lodgingFixture({ single_beds: 8, double_beds: 8 })
  const { services, single, double } = fixture
  const people = await times(16, () => fixture.guest())
  const office = await fixture.person(['Admin'])
  const booked = await times(16, index =>
    book(people[index] as Person, { academy_room_type_id: index % 2 ? single : double }),
  )
  const now = services.clock.now()
  const ends = await Promise.allSettled(
    people.flatMap((person, index) => {
      const id: number = booked[index]?.body.id
      const { agreedToTerms, ...choice } = fixture.stayInput({
        academy_room_type_id: index % 2 ? double : single,
      })
      const move = changeBooking(services, { id, choice, actor_id: office.id, locale: 'en' }, now)
      const back = cancelBookingAndInvoice(
        services,
        { id, actor_id: person.id, by: 'person', confirmedCost: 0 },
        now,
      )
      return [move, back, book(person).then(({ status }) => expect([201, 409]).toContain(status))]
    }),
  )
  const errors = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  expect(
    errors.filter(message => !['no_bed_left', 'booking_fixed', 'booking_overlaps'].includes(message)),
  ).toEqual([])
  for (const room of [single, double])
    expect(Math.max(0, ...Object.values(await fixture.taken(room)))).toBeLessThanOrEqual(8)
  expect(await numbers()).toEqual(upTo(await rows('invoices')))
})
