import { book, bookings, cancelBooking, options } from '@academy/contract/lodging/bookings/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
beforeAll(async () => {
  fixture = await lodgingFixture()
})
beforeEach(async () => {
  guest = await fixture.guest()
})
afterAll(() => fixture.close())

/** Returns everything that a booking writes. */
const stored = async () => {
  const { db } = fixture
  const count = async (table: 'bookings' | 'invoices' | 'outbox' | 'audit_log' | 'invoice_counters') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  const tables = ['bookings', 'invoices', 'outbox', 'audit_log', 'invoice_counters'] as const
  return [
    ...(await Promise.all(tables.map(count))),
    await fixture.taken(fixture.single),
    await fixture.taken(fixture.double),
  ]
}
/** Expects a refusal that writes nothing. */
const expectRefusal = async (as: Person | undefined, body: object, locale: 'de' | 'en' = 'de') => {
  const before = await stored()
  const reply = await fixture.refused(book, { body }, { as, locale })
  expect(await stored()).toEqual(before)
  return [reply.status, reply.body.code, reply.body.errors]
}
const says = (message: keyof typeof fieldMessages) => [fieldMessages[message].de]
const invalid = (errors: Record<string, string[]>) => [422, 'invalid_input', errors]

test.each([
  ['no start', { start_date: '' }, { start_date: ['Startdatum fehlt'] }],
  ['no end', { end_date: null }, { end_date: ['Enddatum fehlt'] }],
  [
    'equal start and end',
    { end_date: '2027-08-01' },
    { end_date: ['Start- und Enddatum dürfen nicht gleich sein.'] },
  ],
  [
    'an end before the start',
    { start_date: '2027-08-10', end_date: '2027-08-02' },
    { start_date: ['Startdatum muss vor dem Enddatum liegen.'] },
  ],
  ['a start before the academy', { start_date: '2027-07-31' }, { start_date: says('OUTSIDE_ACADEMY') }],
  ['an end after the academy', { end_date: '2027-08-16' }, { end_date: says('OUTSIDE_ACADEMY') }],
  [
    'days of another year',
    { start_date: '2028-08-01', end_date: '2028-08-03' },
    { start_date: says('OUTSIDE_ACADEMY'), end_date: says('OUTSIDE_ACADEMY') },
  ],
  ['an invalid date', { start_date: '2027-08-32' }, { start_date: says('DATE_INVALID') }],
  ['a number instead of a date', { end_date: 20_270_810 }, { end_date: says('END_MISSING') }],
  ['an unknown room', { academy_room_type_id: 999_999 }, { academy_room_type_id: says('ROOM_UNKNOWN') }],
  ['unknown meals', { academy_meal_type_id: 999_999 }, { academy_meal_type_id: says('MEALS_UNKNOWN') }],
  ['no room chosen', { academy_room_type_id: undefined }, { academy_room_type_id: says('ROOM_REQUIRED') }],
  [
    'meals without a room',
    { academy_room_type_id: null },
    { academy_meal_type_id: says('MEALS_WITHOUT_ROOM') },
  ],
  ['a diet without meals', { academy_meal_type_id: null }, { diet: says('DIET_WITHOUT_MEALS') }],
  ['meals without a diet', { diet: null }, { diet: says('DIET_REQUIRED') }],
  [
    'terms not accepted, an unknown room and a start before the academy',
    { agreedToTerms: false, academy_room_type_id: 999_999, start_date: '2027-07-31' },
    {
      agreedToTerms: says('LODGING_TERMS_REQUIRED'),
      academy_room_type_id: says('ROOM_UNKNOWN'),
      start_date: says('OUTSIDE_ACADEMY'),
    },
  ],
  [
    'no start, and unknown meals',
    { start_date: '', academy_meal_type_id: 999_999 },
    { start_date: ['Startdatum fehlt'], academy_meal_type_id: says('MEALS_UNKNOWN') },
  ],
  ['terms not accepted', { agreedToTerms: false }, { agreedToTerms: says('LODGING_TERMS_REQUIRED') }],
])('%s: 422 with the right message, and nothing is stored', async (_name, changes, errors) => {
  expect(await expectRefusal(guest, { ...fixture.stayInput(), ...changes })).toEqual(invalid(errors))
})

test('a room and meals of another year are refused', async () => {
  const academy_id = await insertAcademy(fixture.db, 2026)
  const option = {
    academy_id,
    name_de: '',
    name_en: '',
    description_de: '',
    description_en: '',
    price_cents: 0,
  }
  const room = await fixture.db
    .insertInto('room_types')
    .values({ ...option, beds: 9 })
    .returning('id')
    .executeTakeFirst()
  const meal = await fixture.db.insertInto('meal_types').values(option).returning('id').executeTakeFirst()
  const stayInput = { ...fixture.stayInput(), academy_room_type_id: room?.id, academy_meal_type_id: meal?.id }
  expect(await expectRefusal(guest, stayInput)).toEqual(
    invalid({ academy_room_type_id: says('ROOM_UNKNOWN'), academy_meal_type_id: says('MEALS_UNKNOWN') }),
  )
})

test('prices and owners sent by the client are ignored', async () => {
  const booked = await fixture.book(guest, {
    ...fixture.stayInput({ start_date: '2027-08-14', end_date: '2027-08-15' }),
    ...{ total_price: 1, price: 0, account_id: 1, nights: 0 },
  })
  expect(booked.total_price).toBe(55)
})

test('a person without a gender in the profile is asked for it', async () => {
  expect(await expectRefusal(await fixture.person(), fixture.stayInput())).toEqual([
    409,
    'gender_missing',
    undefined,
  ])
})

test('a stay that overlaps the person’s own booking is refused, with or without a room', async () => {
  const days = { start_date: '2027-08-04', end_date: '2027-08-06' }
  const elsewhere = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
  await fixture.book(guest, { ...days, academy_room_type_id: fixture.double })
  const overlaps = [409, 'booking_overlaps', undefined]
  expect(await expectRefusal(guest, fixture.stayInput(days))).toEqual(overlaps)
  expect(await expectRefusal(guest, fixture.stayInput({ ...days, ...elsewhere }))).toEqual(overlaps)
  expect(
    await expectRefusal(guest, fixture.stayInput({ start_date: '2027-08-05', end_date: '2027-08-09' })),
  ).toEqual(overlaps)
  expect(
    await expectRefusal(guest, fixture.stayInput({ start_date: '2027-08-01', end_date: '2027-08-05' })),
  ).toEqual(overlaps)
  // Departure and arrival on the same day do not overlap.
  await fixture.book(guest, {
    start_date: '2027-08-06',
    end_date: '2027-08-07',
    academy_room_type_id: fixture.double,
  })
  await fixture.book(guest, {
    start_date: '2027-08-03',
    end_date: '2027-08-04',
    academy_room_type_id: fixture.double,
  })
})

test('a refusal for lack of beds names the nights in the language of the request', async () => {
  const fill = async (start_date: string, end_date: string) => {
    for (let bed = 0; bed < 2; bed++) await fixture.book(await fixture.guest(), { start_date, end_date })
  }
  await fill('2027-08-03', '2027-08-04')
  await fill('2027-08-06', '2027-08-09')
  const full = (text: string) => [409, 'no_bed_left', { academy_room_type_id: [text] }]
  expect(await expectRefusal(guest, fixture.stayInput())).toEqual(
    full('Kein Bett ist frei: 3. August und 6. – 8. August.'),
  )
  expect(await expectRefusal(guest, fixture.stayInput(), 'en')).toEqual(
    full('No bed is free on 3 August and 6 – 8 August.'),
  )
})

test('an overlap with the person’s own booking is reported before a full night', async () => {
  const days = { start_date: '2027-08-12', end_date: '2027-08-13' }
  await fixture.book(await fixture.guest(), days)
  await fixture.book(guest, days)
  expect(await expectRefusal(guest, fixture.stayInput(days))).toEqual([409, 'booking_overlaps', undefined])
})

test('callers without a login or with other roles cannot book, read or cancel', async () => {
  const params = { id: '1' }
  for (const as of [undefined, await fixture.person(['Teacher']), await fixture.person(['Admin'])]) {
    const status = as ? 403 : 401
    expect((await expectRefusal(as, fixture.stayInput()))[0]).toBe(status)
    expect((await fixture.refused(bookings, {}, { as })).status).toBe(status)
    expect((await fixture.refused(cancelBooking, { params }, { as })).status).toBe(status)
  }
  expect((await fixture.refused(options, {})).status).toBe(401)
})

test('a booking of another person and an unknown one are not found', async () => {
  const { id } = await fixture.book(guest, { start_date: '2027-08-10', end_date: '2027-08-11' })
  const other = await fixture.guest()
  const before = await stored()
  for (const path of [String(id), '999999', '0', 'x', '99999999999']) {
    const reply = await fixture.refused(cancelBooking, { params: { id: path } }, { as: other })
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found'])
  }
  expect(await stored()).toEqual(before)
})

test('a stay in the past is refused, one from today is accepted', async () => {
  await fixture.setClock('2027-08-05T00:10:00+02:00')
  const none = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
  expect(await expectRefusal(guest, fixture.stayInput({ start_date: '2027-08-04', ...none }))).toEqual(
    invalid({ start_date: says('DAY_PASSED') }),
  )
  await fixture.book(guest, { start_date: '2027-08-05', ...none })
})

test('more than thirty bookings in an hour are refused', async () => {
  const stayInput = { ...fixture.stayInput(), academy_room_type_id: 999_999 }
  const replies = []
  for (let attempt = 0; attempt < 31; attempt++)
    replies.push(await fixture.refused(book, { body: stayInput }, { as: guest }))
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
})
