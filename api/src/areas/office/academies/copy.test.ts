import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/office/academies/endpoints'
import { factsBy } from '@academy/contract/programme/masterclasses/facts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AcademiesFixture, academiesFixture } from '../../../../test/academies-fixture.ts'

let fixture: AcademiesFixture
beforeAll(async () => {
  fixture = await academiesFixture()
})
afterAll(() => fixture.close())

const YEAR_LATER = '2028-07-30'
const DAYS = 364

/** What a copy leaves to its defaults, by table; everything else is the same, with days moved. */
const fresh: Record<string, string[]> = {
  masterclasses: ['application_closed', 'finalized_at', 'finalized_by', 'letters_due_at', 'selected_count'],
  room_types: [],
  meal_types: [],
  correpetition_periods: [],
}
const own = ['id', 'academy_id', 'version']

type Row = Record<string, unknown>
const rowsOf = async (table: string, academy_id: number): Promise<Row[]> => {
  const { rows } =
    await sql`select to_jsonb(r) as row from ${sql.table(table)} r where academy_id = ${academy_id} order by id`.execute(
      fixture.db,
    )
  return rows.map(found => Reflect.get(Object(found), 'row') as Row)
}
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } =
    await sql`select column_name::text as name from information_schema.columns where table_name = ${table}`.execute(
      fixture.db,
    )
  return rows.map(found => String(Reflect.get(Object(found), 'name')))
}

test.each(Object.keys(fresh))('every column of %s is copied, with all days moved', async table => {
  // Values that are no defaults, so that a column left out would differ.
  const written = {
    places: 12,
    offers_automatic: true,
    tagline_de: 'Ton',
    tagline_en: 'Tone',
    chamber_music_en: 'Quartets',
    ...factsBy((fact, locale) => `${fact} ${locale}`),
  }
  await fixture.db
    .updateTable('masterclasses')
    .set({ application_closed: true, ...written })
    .execute()
  const { academy } = await fixture.copy(YEAR_LATER, true)
  const [originals, copies] = [await rowsOf(table, fixture.id), await rowsOf(table, academy.id)]
  expect(copies.length).toBe(originals.length)
  expect(copies.length).toBeGreaterThan(0)
  const compared = (await columnsOf(table)).filter(
    column => ![...own, ...(fresh[table] ?? [])].includes(column),
  )
  for (const [index, original] of originals.entries())
    for (const column of compared) {
      const value = original[column]
      expect(copies[index]?.[column], column).toEqual(isDay(value) ? laterDay(value, DAYS) : value)
    }
  for (const copy of copies)
    for (const column of fresh[table] ?? []) expect(copy[column] ?? false, column).toBe(false)
  await fixture.remove(academy.id)
})

test('the academy itself is copied as a draft, with its deadline, fees and terms', async () => {
  const { academy } = await fixture.copy(YEAR_LATER)
  await fixture.audited('academy_copied')
  const original = await fixture.show(fixture.id)
  const { id, version, is_current, is_draft, ...same } = academy
  expect(same).toMatchObject({
    start_date_academy: YEAR_LATER,
    end_date_academy: '2028-08-13',
    end_date_application: '2028-06-29',
    handling_fee: original.handling_fee,
    withdrawal_terms: original.withdrawal_terms,
    place_name: original.place_name,
  })
  expect([version, is_current, is_draft]).toEqual([1, false, true])
  // 52 weeks later is the same day of the week.
  expect(new Date(YEAR_LATER).getUTCDay()).toBe(new Date(original.start_date_academy).getUTCDay())
  await fixture.remove(id)
})

test('periods come along only if the office asks for them, and nothing of people ever does', async () => {
  const without = await fixture.copy(YEAR_LATER)
  expect(without.copied).toEqual({
    masterclasses: 2,
    room_types: 1,
    rooms: 0,
    meal_types: 1,
    correpetition_periods: 0,
  })
  const withPeriods = await fixture.copy(YEAR_LATER, true)
  expect(withPeriods.copied.correpetition_periods).toBe(1)
  expect(await fixture.audited('academy_copied')).toMatchObject([
    { academy_id: without.academy.id, copy_of: fixture.id, masterclasses: 2 },
    { academy_id: withPeriods.academy.id, correpetition_periods: 1 },
  ])
  for (const { academy } of [without, withPeriods]) {
    expect(academy).toMatchObject({
      application_count: 0,
      participant_count: 0,
      booking_count: 0,
      concert_evening_count: 0,
      concert_request_count: 0,
    })
    await fixture.remove(academy.id)
  }
})

test('a period of somebody who is no longer an accompanist is left out and named', async () => {
  const { account_id } = await fixture.db
    .selectFrom('correpetition_periods')
    .select('account_id')
    .where('academy_id', '=', fixture.id)
    .executeTakeFirstOrThrow()
  const withRoles = (...roles: string[]) =>
    fixture.db.updateTable('accounts').set({ roles }).where('id', '=', account_id).returningAll().execute()
  const [person] = await withRoles('AcademyManager')
  const { academy, copied, left_out } = await fixture.copy(YEAR_LATER, true)
  expect(copied.correpetition_periods).toBe(0)
  expect(left_out).toEqual([`${person?.first_name} ${person?.last_name}`])
  await fixture.remove(academy.id)
  const without = await fixture.copy(YEAR_LATER)
  expect(without.left_out).toEqual([])
  await fixture.remove(without.academy.id)
  await withRoles('Correpetitor')
})

test('a table of an academy is either copied or belongs to people and plans', async () => {
  const { rows } = await sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'academy_id' order by 1`.execute(fixture.db)
  // Derived from the others.
  const derived = ['academy_people', 'academy_ties', 'application_states', 'participants']
  const kept = ['bookings', 'concert_evenings', 'concert_requests', 'consents', 'parent_consents', 'surveys']
  // A copied room belongs to the copied room type: see the tests of the rooms.
  const mapped = ['rooms']
  expect(rows.map(found => Reflect.get(Object(found), 'name'))).toEqual(
    [...derived, ...kept, ...mapped, ...Object.keys(fresh)].toSorted(),
  )
})

test('a day that moves others out of the calendar is refused', async () => {
  for (const start_date_academy of ['2199-12-31', '1900-01-05']) {
    const body = { start_date_academy }
    const { status } = await fixture.refuse(contract.copyAcademy, { params: fixture.current, body })
    expect(status).toBe(422)
  }
})
