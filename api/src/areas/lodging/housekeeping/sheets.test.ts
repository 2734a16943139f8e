import { laterDay } from '@academy/contract/base/days'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'

let fixture: HousekeepingFixture
beforeAll(async () => {
  fixture = await housekeepingFixture()
  const { stay } = fixture
  await stay({ days: ['2027-08-01', '2027-08-03'], diet: 'MEAT', name: ['Zoë', 'Dvořák'] })
  await stay({
    days: ['2027-08-02', '2027-08-15'],
    diet: 'VEGETARIAN',
    room: 'double',
    name: ['Mira', 'Talbach'],
  })
  await stay({ days: ['2027-08-02', '2027-08-03'], name: ['=cmd', 'Adler'], comment: '-2 pillows; "soft"' })
  await stay({ days: ['2027-08-02', '2027-08-04'], diet: 'MEAT', is_cancelled: true })
  await stay({ days: ['2027-08-02', '2027-08-04'], room: null, comment: 'With friends' })
  const before = await fixture.otherAcademy(2026)
  await stay({ days: ['2026-08-02', '2026-08-04'], diet: 'MEAT' }, before)
  // The same days, so that only the academy excludes it from the sheets.
  const beside = await fixture.otherAcademy(2027)
  await stay({ days: ['2027-08-02', '2027-08-04'], diet: 'MEAT' }, beside)
})
afterAll(() => fixture.close())

const counts = (MEAT: number, VEGETARIAN: number) => ({ MEAT, VEGETARIAN, VEGAN: 0 })
const none = counts(0, 0)
const sheetOf = async () => (await fixture.call(contract.housekeeping, {}, { as: fixture.manager })).body
const kitchenOf = async () => (await fixture.call(contract.kitchen, {}, { as: fixture.manager })).body
const occupancyOf = async () => (await fixture.call(contract.occupancy, {}, { as: fixture.admin })).body

test('the occupancy has every night of the academy, in the order of the room types, including zeros', async () => {
  const { room_types, nights } = await occupancyOf()
  expect(room_types).toEqual([
    { id: fixture.single, name_de: 'Einzelzimmer', name_en: 'Single room', beds: 3 },
    { id: fixture.double, name_de: 'Doppelzimmer', name_en: 'Double room', beds: 4 },
  ])
  expect(nights).toHaveLength(14)
  expect(nights.slice(0, 3)).toEqual([
    { night: '2027-08-01', taken: [1, 0] },
    { night: '2027-08-02', taken: [2, 1] },
    { night: '2027-08-03', taken: [0, 1] },
  ])
  expect(nights.at(-1)).toEqual({ night: '2027-08-14', taken: [0, 1] })
})

test('the kitchen sheet has every day of the academy, including the day of departure', async () => {
  const days = await kitchenOf()
  expect(days).toHaveLength(15)
  expect(days.slice(0, 4)).toEqual([
    { day: '2027-08-01', breakfast: none, dinner: counts(1, 0), special: [] },
    { day: '2027-08-02', breakfast: counts(1, 0), dinner: counts(1, 1), special: [] },
    { day: '2027-08-03', breakfast: counts(1, 1), dinner: counts(0, 1), special: [] },
    { day: '2027-08-04', breakfast: counts(0, 1), dinner: counts(0, 1), special: [] },
  ])
  expect(days.at(-1)).toEqual({ day: '2027-08-15', breakfast: counts(0, 1), dinner: none, special: [] })
})

test('the housekeeping sheet lists arrivals, departures and stays by room and name, without guests who lodge elsewhere', async () => {
  const days = await sheetOf()
  expect(days).toHaveLength(15)
  const short = days
    .slice(0, 4)
    .map(({ arrivals, departures, stays }) =>
      [arrivals, departures, stays].map(guests => guests.map(guest => guest.full_name)),
    )
  expect(short).toEqual([
    [['Zoë Dvořák'], [], []],
    [['=cmd Adler', 'Mira Talbach'], [], ['Zoë Dvořák']],
    [[], ['=cmd Adler', 'Zoë Dvořák'], ['Mira Talbach']],
    [[], [], ['Mira Talbach']],
  ])
  expect(days[0]?.arrivals[0]).toEqual({
    booking_id: expect.any(Number),
    account_id: expect.any(Number),
    full_name: 'Zoë Dvořák',
    room_de: 'Einzelzimmer',
    room_en: 'Single room',
    room_name: null,
    shares_with: [],
    start_date: '2027-08-01',
    end_date: '2027-08-03',
    comment: '',
  })
})

describe('the spreadsheets', () => {
  const download = async (path: string, locale: 'de' | 'en') => {
    const answer = await fixture.app.inject({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${fixture.manager.token}`, locale },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.charCodeAt(0)).toBe(0xfeff)
    const lines = answer.body.slice(1).trimEnd().split('\r\n')
    return { file: answer.headers['content-disposition'], header: lines[0], rows: lines.slice(1) }
  }

  test('of the kitchen has the same content as the sheet', async () => {
    const { file, header, rows } = await download(contract.kitchenCsv.path, 'de')
    expect(file).toBe('attachment; filename="kueche-2027-05-03.csv"')
    expect(header).toBe(
      'Tag;Frühstück mit Fleisch;Frühstück vegetarisch;Frühstück vegan;Abendessen mit Fleisch;Abendessen vegetarisch;Abendessen vegan;Allergien und besondere Kost',
    )
    const sheet = await kitchenOf()
    expect(rows).toEqual(
      sheet.map(({ day, breakfast: b, dinner: d }) =>
        [day, b.MEAT, b.VEGETARIAN, b.VEGAN, d.MEAT, d.VEGETARIAN, d.VEGAN, ''].join(';'),
      ),
    )
    const english = await download(contract.kitchenCsv.path, 'en')
    expect(english.file).toBe('attachment; filename="kitchen-2027-05-03.csv"')
    expect(english.rows[1]).toBe('2027-08-02,1,0,0,1,1,0,')
  })

  test('of housekeeping has a row for each person and day, and escapes formulas', async () => {
    const { file, header, rows } = await download(contract.housekeepingCsv.path, 'de')
    expect(file).toBe('attachment; filename="hausliste-2027-05-03.csv"')
    expect(header).toBe('Tag;Bewegung;Zimmer;Name;Zimmertyp;Teilt mit;Anreise;Abreise;Anmerkung')
    expect(rows.slice(0, 4)).toEqual([
      '2027-08-01;Anreise;;Zoë Dvořák;Einzelzimmer;;2027-08-01;2027-08-03;',
      `2027-08-02;Anreise;;'=cmd Adler;Einzelzimmer;;2027-08-02;2027-08-03;"'-2 pillows; ""soft"""`,
      '2027-08-02;Anreise;;Mira Talbach;Doppelzimmer;;2027-08-02;2027-08-15;',
      '2027-08-02;bleibt;;Zoë Dvořák;Einzelzimmer;;2027-08-01;2027-08-03;',
    ])
    const sheet = await sheetOf()
    const people = sheet.flatMap(day => [...day.arrivals, ...day.departures, ...day.stays])
    expect(rows).toHaveLength(people.length)
    const english = await download(contract.housekeepingCsv.path, 'en')
    expect(english.file).toBe('attachment; filename="housekeeping-2027-05-03.csv"')
    expect(english.rows.at(-1)).toBe('2027-08-15,departs,,Mira Talbach,Double room,,2027-08-02,2027-08-15,')
  })
})

test('without a current academy there are no sheets', async () => {
  const empty = await testApp()
  const as = await empty.person(['Admin'])
  const { occupancy, kitchen, kitchenCsv, housekeeping, housekeepingCsv } = contract
  for (const endpoint of [occupancy, kitchen, kitchenCsv, housekeeping, housekeepingCsv])
    expect((await empty.refused(endpoint, {}, { as })).status).toBe(404)
  await empty.close()
})

test('after any bookings and cancellations the sheets add up to the bookings', async () => {
  const fresh = await housekeepingFixture()
  const as = { as: fresh.admin }
  await fresh.db.updateTable('room_types').set({ beds: 100 }).execute()
  const start = '2027-08-01'
  const someStay = fc.record({
    from: fc.integer({ min: 0, max: 13 }),
    nights: fc.integer({ min: 1, max: 14 }),
    room: fc.constantFrom('single' as const, 'double' as const, null),
    diet: fc.constantFrom<Diet | null>('MEAT', 'VEGETARIAN', null),
    is_cancelled: fc.boolean(),
    cancelLater: fc.boolean(),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(someStay, { maxLength: 8 }), async wanted => {
      await fresh.db.deleteFrom('bookings').execute()
      const living = []
      for (const { from, nights, diet, cancelLater, ...rest } of wanted) {
        const days: [string, string] = [laterDay(start, from), laterDay(start, Math.min(14, from + nights))]
        const eats = rest.room && diet
        const { id } = await fresh.stay({ ...rest, days, diet: eats })
        if (!rest.is_cancelled && cancelLater)
          await fresh.db
            .updateTable('bookings')
            .set({ cancelled_at: new Date() })
            .where('id', '=', id)
            .execute()
        else if (!rest.is_cancelled)
          living.push({
            room: rest.room,
            diet: eats,
            nights: nightsOf({ start_date: days[0], end_date: days[1] }),
          })
      }

      const { nights: taken } = (await fresh.call(contract.occupancy, {}, as)).body
      const kitchen = (await fresh.call(contract.kitchen, {}, as)).body
      const sheet = (await fresh.call(contract.housekeeping, {}, as)).body
      const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

      for (const diet of ['MEAT', 'VEGETARIAN'] as const) {
        const nights = sum(living.filter(one => one.diet === diet).map(one => one.nights))
        expect(sum(kitchen.map(day => day.dinner[diet]))).toBe(nights)
        expect(sum(kitchen.map(day => day.breakfast[diet]))).toBe(nights)
      }
      const beds = sheet.map(day => day.arrivals.length + day.stays.length)
      // Nobody stays in the last night.
      expect(beds).toEqual([...taken.map(night => sum(night.taken)), 0])
      const slept = sheet.map(day => day.departures.length + day.stays.length)
      expect(slept).toEqual([0, ...taken.map(night => sum(night.taken))])
      expect(sum(beds)).toBe(sum(living.filter(one => one.room).map(one => one.nights)))
    }),
    { numRuns: 60 },
  )
  await fresh.close()
})
