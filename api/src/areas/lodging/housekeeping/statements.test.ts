import type { Endpoint, InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'
import { recordStatements, type Statement } from '../../../../test/recorded-statements.ts'

const statements = recordStatements()
let fixture: HousekeepingFixture

const THIS_YEAR = 60

/** Inserts 60 bookings of this year and 20,000 of another academy. */
beforeAll(async () => {
  fixture = await housekeepingFixture()
  await fixture.db.updateTable('room_types').set({ beds: THIS_YEAR }).execute()
  for (let count = 0; count < THIS_YEAR; count++)
    await fixture.stay({ days: ['2027-08-01', '2027-08-02'], diet: 'MEAT' })
  const { single, board } = await fixture.otherAcademy(2026)
  await sql`
    insert into accounts (first_name, last_name, email, password_hash)
    select 'Ilse', 'Tannhaupt ' || n, 'grown' || n || '@example.org', 'none' from generate_series(1, 10000) n
  `.execute(fixture.db)
  // They need more beds than the room types have, and no list of people reads them.
  await sql`alter table bookings disable trigger user`.execute(fixture.db)
  await sql`
    insert into bookings (academy_id, account_id, start_date, end_date, room_type_id, meal_type_id, diet, total_cents,
      booked_at)
    select academy.id, person.id, start_date_academy + days, start_date_academy + days + 2, ${single}::int, ${board}::int,
      'MEAT', 0, now()
    from accounts person, academies academy, unnest(array[1, 4]) days
    where person.last_name like 'Tannhaupt %' and not academy.is_current
  `.execute(fixture.db)
  await sql`vacuum analyze`.execute(fixture.db)
})
afterAll(async () => {
  await fixture.close()
  statements.stop()
})

const asOffice =
  <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  () =>
    fixture.call(endpoint, input, { as: fixture.admin })

/** Returns the only statement that a call runs, apart from the authentication. */
const statementOf = async (call: () => Promise<unknown>) => {
  const asked = await statements.during(call)
  expect(asked).toHaveLength(1)
  return asked[0] ?? { text: '', values: [] }
}

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Node[]
}

const rowsOf = (node: Node, table: string): number => {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const below = (node.Plans ?? []).map(child => rowsOf(child, table))
  return below.reduce((sum, rows) => sum + rows, node['Relation Name'] === table ? own : 0)
}

/** Returns the number of rows of a table that the database reads for a statement. */
const rowsRead = async ({ text, values }: Statement, table: string): Promise<number> => {
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, values)
  const { rows } = await fixture.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('The query has no plan')
  return rowsOf(plan, table)
}

const search = asOffice(contract.officeBookings, {
  query: { search: 'test', night: '2027-08-01', cancelled: '1' },
})
test.each([
  ['the list of bookings', asOffice(contract.officeBookings, {})],
  ['a search in the bookings', search],
  ['a sorted list', asOffice(contract.officeBookings, { query: { sort: '-person' } })],
  ['the occupancy', asOffice(contract.occupancy, {})],
  ['the kitchen sheet', asOffice(contract.kitchen, {})],
  ['its CSV export', asOffice(contract.kitchenCsv, {})],
  ['housekeeping', asOffice(contract.housekeeping, {})],
  ['its CSV export', asOffice(contract.housekeepingCsv, {})],
])('%s runs one statement and reads no bookings of other academies', async (_, call) => {
  const statement = await statementOf(call)
  // Once to find the bookings and once to read their details.
  expect(await rowsRead(statement, 'bookings')).toBeLessThanOrEqual(2 * THIS_YEAR)
})

test('a search reads only accounts with a booking', async () => {
  const statement = await statementOf(search)
  expect(await rowsRead(statement, 'accounts')).toBeLessThanOrEqual(2 * THIS_YEAR)
})

test('control: a statement that reads all bookings is detected', async () => {
  const all = { text: `select from bookings where comment = 'none'`, values: [] }
  expect(await rowsRead(all, 'bookings')).toBe(20_000 + THIS_YEAR)
})
