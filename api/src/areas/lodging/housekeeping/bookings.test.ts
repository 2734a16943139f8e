import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { BOOKINGS_PER_PAGE, type BookingSort } from '@academy/contract/lodging/housekeeping/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'

let fixture: HousekeepingFixture
const keys = new Map<number, string>()

beforeAll(async () => {
  fixture = await housekeepingFixture()
  const add = async (key: string, stay: Parameters<HousekeepingFixture['stay']>[0]) => {
    const of = await fixture.person(['student'], { email: `${key}@example.org` })
    keys.set((await fixture.stay({ ...stay, of })).id, key)
  }
  await add('late', { days: ['2027-08-05', '2027-08-15'], diet: 'VEGETARIAN', name: ['Łucja', 'Müller'] })
  await add('early', {
    days: ['2027-08-01', '2027-08-05'],
    room: 'double',
    diet: 'MEAT',
    name: ['Zoë', 'Dvořák'],
  })
  await add('away', { days: ['2027-08-02', '2027-08-06'], room: null, name: ['Søren', 'Weiß_100%'] })
  await add('gone', { days: ['2027-08-03', '2027-08-04'], is_cancelled: true, name: ['Mira', 'Talbach'] })
  await add('odd', {
    days: ['2027-08-04', '2027-08-05'],
    name: ['=cmd', 'Adler; "Co"'],
    comment: '@home\nno',
  })
  const other = await fixture.otherAcademy(2027)
  await fixture.stay({ days: ['2027-08-01', '2027-08-05'], name: ['Zoë', 'Elsewhere'] }, other)
})
afterAll(() => fixture.close())

type Query = { search?: string; night?: string; cancelled?: '0' | '1'; sort?: BookingSort; page?: number }
const list = async (query: Query = {}) =>
  (await fixture.call(contract.officeBookings, { query }, { as: fixture.manager })).body
const keysOf = async (query: Query) => (await list(query)).bookings.map(one => keys.get(one.id))

describe('the list of bookings', () => {
  test('has the active bookings of the current academy in the order of arrival', async () => {
    const { bookings, total } = await list()
    expect(total).toBe(4)
    expect(bookings.map(one => keys.get(one.id))).toEqual(['early', 'away', 'odd', 'late'])
    expect(bookings[0]).toMatchObject({
      account_id: expect.any(Number),
      full_name: 'Zoë Dvořák',
      email: 'early@example.org',
      start_date: '2027-08-01',
      end_date: '2027-08-05',
      nights: 4,
      room_type: { id: fixture.double, name_en: 'Double room', price: 22 },
      meal_type: { id: fixture.board, name_de: 'Halbpension', price: 25 },
      diet: 'MEAT',
      total_price: 188,
      invoice: {
        kind: 'lodging',
        outstanding_amount: 188,
        aws_temp_url: expect.stringContaining('/pdf?expires='),
      },
      is_cancelled: false,
      is_current: true,
      cancellation: { cost: 0, percent: 0, until: '2027-07-01' },
    })
    expect(bookings[1]).toMatchObject({
      room_type: null,
      meal_type: null,
      diet: null,
      total_price: 0,
      invoice: null,
    })
  })

  test('has cancelled bookings on request', async () => {
    expect(await keysOf({ cancelled: '1' })).toEqual(['early', 'away', 'gone', 'odd', 'late'])
    const { bookings } = await list({ cancelled: '1', search: 'talbach' })
    expect(bookings[0]).toMatchObject({ is_cancelled: true, is_current: false, cancellation: null })
  })

  test.each([
    ['dvorak', ['early']],
    ['DVOŘÁK', ['early']],
    ['zoe d', ['early']],
    ['lucja muller', ['late']],
    ['soren', ['away']],
    ['LATE@example', ['late']],
    ['example.org', ['early', 'away', 'odd', 'late']],
    ['_100%', ['away']],
    ['%', ['away']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['talbach', []],
    ['elsewhere', []],
    ['  zoe  ', ['early']],
  ])('filters by search for %j', async (search, found) => {
    expect(await keysOf({ search })).toEqual(found)
    expect((await list({ search })).total).toBe(found.length)
  })

  test.each([
    ['2027-07-31', []],
    ['2027-08-01', ['early']],
    ['2027-08-04', ['early', 'odd']],
    ['2027-08-05', ['late']],
    ['2027-08-14', ['late']],
    ['2027-08-15', []],
  ])('filters by the night of %s: guests who sleep here', async (night, found) => {
    expect(await keysOf({ night })).toEqual(found)
  })

  test('has as many guests in every night as beds are taken', async () => {
    const { nights } = (await fixture.call(contract.occupancy, {}, { as: fixture.manager })).body
    for (const { night, taken } of nights)
      expect((await list({ night })).total).toBe(taken.reduce((sum, beds) => sum + beds, 0))
  })

  test('filters by search, night and cancelled together', async () => {
    expect(await keysOf({ search: 'example', night: '2027-08-03', cancelled: '1' })).toEqual([
      'early',
      'gone',
    ])
    expect(await keysOf({ search: 'zoe', night: '2027-08-05' })).toEqual([])
  })

  test.each<[Query, string[]]>([
    [{ sort: 'person' }, ['odd', 'late', 'away', 'early']],
    [{ sort: '-person' }, ['early', 'away', 'late', 'odd']],
    [{ sort: 'stay' }, ['early', 'away', 'odd', 'late']],
    [{ sort: '-stay' }, ['late', 'odd', 'away', 'early']],
    [{ sort: 'price' }, ['away', 'odd', 'early', 'late']],
    [{ sort: '-price', search: 'o', night: '2027-08-04' }, ['early', 'odd']],
    [{ sort: '-stay', cancelled: '1' }, ['late', 'odd', 'gone', 'away', 'early']],
    [{ sort: 'person', page: 2 }, []],
  ])('is sorted by %j', async (query, sorted) => {
    expect(await keysOf(query)).toEqual(sorted)
  })

  test.each([
    { page: '0' },
    { sort: 'email' },
    { page: 'x' },
    { page: '100001' },
    { night: '2027-02-30' },
    { night: 'today' },
    { cancelled: '2' },
    { search: 'x'.repeat(101) },
    { search: 'a\u0000b' },
  ])('refuses %j', async query => {
    const refused = await fixture.refused(contract.officeBookings, { query }, { as: fixture.manager })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(Object.keys(query))
  })

  test('is paginated', async () => {
    const many = await housekeepingFixture()
    const as = { as: many.admin }
    const ids: number[] = []
    const count = BOOKINGS_PER_PAGE + 3
    while (ids.length < count)
      ids.push((await many.stay({ days: ['2027-08-01', '2027-08-02'], room: null })).id)
    const page = async (number: number) =>
      (await many.call(contract.officeBookings, { query: { page: number } }, as)).body
    const idsOf = async (number: number) => (await page(number)).bookings.map(one => one.id)
    expect(await idsOf(1)).toEqual(ids.slice(0, BOOKINGS_PER_PAGE))
    expect(await idsOf(2)).toEqual(ids.slice(BOOKINGS_PER_PAGE))
    expect(await page(3)).toEqual({ bookings: [], total: count })
    await many.close()
  })

  test('is empty without a current academy', async () => {
    const empty = await testApp()
    const as = { as: await empty.person(['Admin']) }
    expect((await empty.call(contract.officeBookings, { query: {} }, as)).body).toEqual({
      bookings: [],
      total: 0,
    })
    await empty.close()
  })
})
