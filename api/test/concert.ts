import type { ApplicationStatus } from '@academy/contract/base/schemas'
import type { Db } from '../src/db/connection.ts'
import type { Person, TestApp } from './app.ts'

/** Inserts an application for the latest masterclass of the current academy, or for another one. Concerts need one. */
export const insertApplication = async (
  db: Db,
  account_id: number,
  { status = 'applied', masterclass_id }: { status?: ApplicationStatus; masterclass_id?: number } = {},
): Promise<number> => {
  const latest = () =>
    db
      .selectFrom('masterclasses')
      .innerJoin('academies', 'academies.id', 'academy_id')
      .select('masterclasses.id')
      .where('is_current', '=', true)
      .orderBy('masterclasses.id', 'desc')
      .executeTakeFirstOrThrow()
  const at = new Date()
  const { id } = await db
    .insertInto('applications')
    .values({
      masterclass_id: masterclass_id ?? (await latest()).id,
      account_id,
      is_known: true,
      status,
      is_accepted: status === 'applied' || status === 'withdrawn' ? null : status === 'accepted',
      reserve_rank: status === 'reserve' ? 1 : null,
      withdrawn_at: status === 'withdrawn' ? at : null,
      applied_at: at,
      fee_paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates somebody who has applied, and so can request a concert. */
export const insertPlayer = async ({ db, person }: Pick<TestApp, 'db' | 'person'>): Promise<Person> => {
  const player = await person()
  await insertApplication(db, player.id)
  return player
}

/** Inserts a accompaniment period in the current academy or in another one. */
export const insertPeriod = async (db: Db, person: Person, is_current = true): Promise<number> => {
  const { id: academy_id, start_date_academy } = await db
    .selectFrom('academies')
    .select(['id', 'start_date_academy'])
    .where('is_current', '=', is_current)
    .executeTakeFirstOrThrow()
  const year = start_date_academy.slice(0, 4)
  const { id } = await db
    .insertInto('correpetition_periods')
    .values({
      academy_id,
      account_id: person.id,
      start_date: `${year}-08-01`,
      end_date: `${year}-08-11`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts an evening of the current academy with these requests planned in order. */
export const insertEvening = async (db: Db, request_ids: readonly number[] = []): Promise<number> => {
  const { id: academy_id } = await db
    .selectFrom('academies')
    .select('id')
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('concert_evenings')
    .values({ academy_id, date: '2027-08-06', place: 'Stiftskirche', length_minutes: 90 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, request_id] of request_ids.entries())
    await db
      .updateTable('concert_requests')
      .set({ evening_id: id, position: index + 1 })
      .where('id', '=', request_id)
      .execute()
  return id
}

/** Marks the request as announced. */
export const announceRequest = async (db: Db, request_id: number): Promise<void> => {
  const announced_evening_id = await insertEvening(db, [request_id])
  await db
    .updateTable('concert_requests')
    .set({ announced_date: '2027-08-06', announced_place: 'Stiftskirche', announced_evening_id })
    .where('id', '=', request_id)
    .execute()
}
