import { laterDay } from '@academy/contract/base/days'
import type { Stay } from '@academy/contract/base/period'
import { nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'
import { Problem } from '../../../base/problem.ts'
import { bookStay } from './book-stay.ts'
import { cancelBookingAndInvoice } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'

const BEDS = { single: 1, double: 2 }
const PEOPLE = 5
type Room = keyof typeof BEDS | null

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let people: Person[]
beforeAll(async () => {
  fixture = await lodgingFixture({ single_beds: BEDS.single, double_beds: BEDS.double })
  people = await Promise.all(Array.from({ length: PEOPLE }, () => fixture.guest()))
})
afterAll(() => fixture.close())

// Few people, beds and days, so that conflicts are frequent.
const stay = fc.record({
  room: fc.constantFrom<Room>('single', 'double', 'double', null),
  first: fc.integer({ min: 0, max: 5 }),
  nights: fc.integer({ min: 1, max: 4 }),
})
const who = fc.integer({ min: 0, max: PEOPLE - 1 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), who, stay }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), who, stay }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, stay }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface ActiveBooking extends Stay {
  id: number
  who: number
  room: Room
}

const daysOf = ({ first, nights }: Step['stay']): Stay => {
  const start_date = laterDay('2027-08-01', first)
  return { start_date, end_date: laterDay(start_date, nights) }
}

/** Returns the expected outcome of a request, computed from the active bookings only. */
const expected = (active: ActiveBooking[], stayInput: ActiveBooking): string => {
  const others = active.filter(({ id }) => id !== stayInput.id)
  const inNight = (night: string) => (one: ActiveBooking) => one.start_date <= night && night < one.end_date
  const isFull = (night: string) =>
    others.filter(one => one.who !== stayInput.who && one.room === stayInput.room).filter(inNight(night))
      .length >= (stayInput.room ? BEDS[stayInput.room] : Number.POSITIVE_INFINITY)
  if (nightsIn(stayInput).some(isFull)) return 'no_bed_left'
  const isOwn = (night: string) => others.some(one => one.who === stayInput.who && inNight(night)(one))
  return nightsIn(stayInput).some(isOwn) ? 'booking_overlaps' : 'done'
}

const now = () => fixture.services.clock.now()
const codeOf = (error: unknown) => {
  if (error instanceof Problem) return error.code
  throw error
}
const choiceOf = ({ room, ...rest }: Step['stay']) => {
  const { agreedToTerms, ...choice } = fixture.stayInput({
    ...daysOf({ room, ...rest }),
    academy_room_type_id: room && fixture[room],
    ...(room === null && { academy_meal_type_id: null, diet: null }),
  })
  return choice
}
const bookFor = async ({ who: index, stay: requested }: Step) => {
  const stayInput = {
    account_id: people[index]?.id ?? 0,
    booker: { by: 'person' as const },
    choice: choiceOf(requested),
    locale: 'en' as const,
  }
  return bookStay(fixture.services, stayInput, now()).then(
    ({ id }) => ({ id, code: 'done' }),
    error => ({ id: 0, code: codeOf(error) }),
  )
}
const changeTo = (id: number, { who: index, stay: requested }: Step) => {
  const change = { id, choice: choiceOf(requested), actor_id: people[index]?.id ?? 0, locale: 'en' as const }
  return changeBooking(fixture.services, change, now()).then(() => 'done', codeOf)
}
const cancel = (id: number) =>
  cancelBookingAndInvoice(
    fixture.services,
    { id, actor_id: people[0]?.id ?? 0, by: 'office', confirmedCost: 0 },
    now(),
  ).then(() => 'done', codeOf)

const perform = async (active: ActiveBooking[], one: Step) => {
  const own = active.find(booking => booking.who === one.who)
  const stayInput = { ...daysOf(one.stay), who: one.who, room: one.stay.room, id: own?.id ?? 0 }
  if (one.kind === 'book') {
    const due = expected(active, { ...stayInput, id: 0 })
    const { id, code } = await bookFor(one)
    expect(code).toBe(due)
    if (code === 'done') active.push({ ...stayInput, id })
  } else if (!own) return
  else if (one.kind === 'cancel') {
    expect(await cancel(own.id)).toBe('done')
    active.splice(active.indexOf(own), 1)
  } else {
    const due = expected(active, stayInput)
    expect(await changeTo(own.id, one)).toBe(due)
    if (due === 'done') Object.assign(own, stayInput)
  }
}

/** Returns the taken beds by room and night, counted from bookings. */
const counted = (active: Pick<ActiveBooking, 'room' | 'start_date' | 'end_date'>[], room: Room) => {
  const nights = active.filter(one => one.room === room).flatMap(nightsIn)
  return Object.fromEntries(
    [...new Set(nights)].toSorted().map(night => [night, nights.filter(one => one === night).length]),
  )
}
const expectBeds = async (active: Parameters<typeof counted>[0]) => {
  for (const room of ['single', 'double'] as const) {
    const taken = await fixture.taken(fixture[room])
    expect(taken).toEqual(counted(active, room))
    expect(Math.max(0, ...Object.values(taken))).toBeLessThanOrEqual(BEDS[room])
  }
}
const emptyInstallation = () =>
  sql`update bookings set cancelled_at = now() where cancelled_at is null`.execute(fixture.db)

test('after any bookings, changes and cancellations no night has more guests than beds, and every bed is counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      await emptyInstallation()
      const active: ActiveBooking[] = []
      for (const one of steps) {
        await perform(active, one)
        await expectBeds(active)
      }
    }),
    { numRuns: rounds(15) },
  )
})

test('the same holds for concurrent requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async steps => {
      await emptyInstallation()
      const before = await Promise.all(steps.slice(0, 5).map(bookFor))
      const ids = before.flatMap(({ id }) => (id ? [id] : []))
      const idFor = ({ who: index }: Step) => ids[index % Math.max(1, ids.length)] ?? 0
      const act = {
        book: bookFor,
        change: (one: Step) => changeTo(idFor(one), one),
        cancel: (one: Step) => cancel(idFor(one)),
      }
      // Anything other than a refusal, such as a deadlock, fails here.
      await Promise.all(steps.slice(5).map(one => act[one.kind](one)))
      const rooms: Record<number, Room> = { [fixture.single]: 'single', [fixture.double]: 'double' }
      const stored = await fixture.db
        .selectFrom('bookings')
        .select(['start_date', 'end_date', 'room_type_id'])
        .where('cancelled_at', 'is', null)
        .execute()
      await expectBeds(
        stored.map(({ room_type_id, ...days }) => ({ ...days, room: rooms[room_type_id ?? 0] ?? null })),
      )
    }),
    { numRuns: rounds(10) },
  )
})
