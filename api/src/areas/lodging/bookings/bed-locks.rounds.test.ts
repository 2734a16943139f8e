// Nights are locked in one order, and only those whose number of guests changes.
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import type { Tx } from '../../../db/connection.ts'

const PAIRS = 8
let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let inSingle: number[]
let inDouble: number[]
beforeAll(async () => {
  fixture = await lodgingFixture({ single_beds: 100, double_beds: 100 })
  const idsIn = async (academy_room_type_id: number) => {
    const ids = []
    for (let pair = 0; pair < PAIRS; pair++)
      ids.push((await fixture.book(await fixture.guest(), { academy_room_type_id })).id)
    return ids
  }
  inSingle = await idsIn(fixture.single)
  inDouble = await idsIn(fixture.double)
})
afterAll(() => fixture.close())

/** Moves a booking to the other room type, bypassing the operations and their locks. Returns the error, if any. */
const move = (id = 0) =>
  sql`
    update bookings set room_type_id = case room_type_id when ${fixture.single} then ${fixture.double}::int
      else ${fixture.single}::int end
    where id = ${id}`
    .execute(fixture.db)
    .then(
      () => undefined,
      (error: Error) => error.message,
    )

const moveAll = async (count: number) => {
  const outcomes = []
  for (let round = 0; round < count; round++)
    outcomes.push(...(await Promise.all(inSingle.flatMap((id, index) => [move(id), move(inDouble[index])]))))
  return outcomes.filter(failure => failure !== undefined)
}

test('concurrent room changes in opposite directions do not deadlock, and every bed is counted', async () => {
  expect(await moveAll(rounds(10))).toEqual([])
  const nights = Array.from({ length: 9 }, (_, night) => [`2027-08-0${night + 1}`, PAIRS])
  expect(await fixture.taken(fixture.single)).toEqual(Object.fromEntries(nights))
  expect(await fixture.taken(fixture.double)).toEqual(Object.fromEntries(nights))
})

test('control: giving all nights back before taking the others deadlocks', async () => {
  // The advisory lock stops both transactions halfway, whatever the speed of the machine.
  await sql`
    create function count_unordered() returns trigger language plpgsql as $$
    begin
      update taken_beds set taken = taken - 1
      where room_type_id = old.room_type_id and night >= old.start_date and night < old.end_date;
      perform pg_advisory_xact_lock_shared(1);
      update taken_beds set taken = taken + 1
      where room_type_id = new.room_type_id and night >= new.start_date and night < new.end_date;
      return null;
    end $$`.execute(fixture.db)
  await sql`alter table bookings disable trigger bookings_count`.execute(fixture.db)
  await sql`create trigger unordered after update on bookings
    for each row execute function count_unordered()`.execute(fixture.db)
  const gate = new pg.Client({ connectionString: fixture.url })
  await gate.connect()
  try {
    await gate.query('select pg_advisory_lock(1)')
    const moves = Promise.all([move(inSingle[0]), move(inDouble[0])])
    await untilBlocked(fixture.db, 2)
    await gate.query('select pg_advisory_unlock(1)')
    expect((await moves).filter(failure => failure?.includes('deadlock'))).toHaveLength(1)
  } finally {
    await gate.end()
    await sql`drop trigger unordered on bookings`.execute(fixture.db)
    await sql`alter table bookings enable trigger bookings_count`.execute(fixture.db)
  }
})

test('changing only diet or comment locks no night and does not wait', async () => {
  const holder = new pg.Client({ connectionString: fixture.url })
  await holder.connect()
  try {
    await holder.query('begin; select from taken_beds for update')
    const change = (statement: (tx: Tx) => Promise<unknown>) =>
      fixture.db.transaction().execute(async tx => {
        await sql`set local lock_timeout = '1s'`.execute(tx)
        await statement(tx)
      })
    const id = inSingle[0]
    await change(tx => sql`update bookings set diet = 'MEAT', comment = 'Late' where id = ${id}`.execute(tx))
    const shorter = change(tx =>
      sql`update bookings set end_date = end_date - 1 where id = ${id}`.execute(tx),
    )
    await expect(shorter).rejects.toThrow('lock timeout')
  } finally {
    await holder.end()
  }
})
