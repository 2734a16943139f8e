import type { Concerned } from '@academy/contract/base/concerned'
import type { LodgingTypes, OfficeMealType, OfficeRoomType } from '@academy/contract/lodging/options/schemas'
import type { Insertable, Updateable } from 'kysely'
import { json, nullable } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { concernedJson } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { MealTypes, RoomTypes } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { academyChoice, academyChoices, chosenAcademy, optionFields } from '../../programme/index.ts'

const bookingCount = (column: 'room_type_id' | 'meal_type_id') =>
  `(select count(*)::int from bookings where bookings.${column} = option.id)`

const mealJson = `json_build_object(${optionFields('meal_types', 'option')}, 'version', option.version,
  'booking_count', ${bookingCount('meal_type_id')})`
const roomJson = `json_build_object(${optionFields('room_types', 'option')}, 'version', option.version,
  'booking_count', ${bookingCount('room_type_id')}, 'beds', option.beds,
  'taken', (select coalesce(max(taken), 0) from taken_beds where taken_beds.room_type_id = option.id))`

const all = (table: 'room_types' | 'meal_types', one: string) =>
  `(select coalesce(json_agg(${one} order by option.id), '[]') from ${table} option where option.academy_id = academy.id)`

const typesStatement = fixedStatement<LodgingTypes>({
  academies: json(),
  academy: nullable(json()),
  room_types: json(),
  meal_types: json(),
})<[academy_id: number | null]>(`
  select ${academyChoices} as academies,
    case when academy.id is not null then ${academyChoice} end as academy,
    ${all('room_types', roomJson)} as room_types, ${all('meal_types', mealJson)} as meal_types
  from (select) one left join (${chosenAcademy}) academy on true`)

/** Returns the rooms and meals of an academy; its academy is null if there is none. */
export const findLodgingTypes = async (
  db: Db,
  academy_id: number | null,
): Promise<LodgingTypes | undefined> => {
  const [found] = await typesStatement(db, academy_id)
  return found
}

const roomStatement = fixedStatement({ found: json<OfficeRoomType>() })<[id: number]>(
  `select ${roomJson} as found from room_types option where option.id = $1`,
)
export const findRoomType = async (tx: Tx, id: number): Promise<OfficeRoomType | undefined> =>
  (await roomStatement(tx, id))[0]?.found

const mealStatement = fixedStatement({ found: json<OfficeMealType>() })<[id: number]>(
  `select ${mealJson} as found from meal_types option where option.id = $1`,
)
export const findMealType = async (tx: Tx, id: number): Promise<OfficeMealType | undefined> =>
  (await mealStatement(tx, id))[0]?.found

export const insertRoomType = async (tx: Tx, row: Insertable<RoomTypes>): Promise<number> => {
  const { id } = await tx.insertInto('room_types').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
export const updateRoomType = (tx: Tx, id: number, changes: Updateable<RoomTypes>) =>
  tx.updateTable('room_types').set(changes).where('id', '=', id).execute()
export const deleteRoomType = (tx: Tx, id: number) =>
  tx.deleteFrom('room_types').where('id', '=', id).execute()

export const insertMealType = async (tx: Tx, row: Insertable<MealTypes>): Promise<number> => {
  const { id } = await tx.insertInto('meal_types').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
export const updateMealType = (tx: Tx, id: number, changes: Updateable<MealTypes>) =>
  tx.updateTable('meal_types').set(changes).where('id', '=', id).execute()
export const deleteMealType = (tx: Tx, id: number) =>
  tx.deleteFrom('meal_types').where('id', '=', id).execute()

const isUnknownRoomAcademy = violates('foreign_key', 'room_types_academy_id_fkey')
const isUnknownMealAcademy = violates('foreign_key', 'meal_types_academy_id_fkey')
export const isUnknownAcademy = (error: unknown): boolean =>
  isUnknownRoomAcademy(error) || isUnknownMealAcademy(error)

const guestsWhere = (where: string) =>
  concernedJson([
    'bookings',
    `select full_name(person.first_name, person.last_name) as name
    from bookings booking join accounts person on person.id = booking.account_id
    where ${where}`,
  ])

const overfullStatement = fixedStatement({
  concerned: json<Concerned[]>(),
})<[room_type_id: number, beds: number]>(`
  select ${guestsWhere(`booking.room_type_id = $1 and booking.cancelled_at is null and exists (
      select from taken_beds night
      where night.room_type_id = $1 and night.taken > $2::int
        and night.night >= booking.start_date and night.night < booking.end_date)`)} as concerned`)
/** Returns the guests of the nights for which so many beds are too few. */
export const guestsWithoutBed = async (tx: Tx, room_type_id: number, beds: number) =>
  (await overfullStatement(tx, room_type_id, beds)).flatMap(row => row.concerned)

/** Returns the night on which most beds of a room type are taken; undefined if none is. */
export const findFullestNight = async (tx: Tx, room_type_id: number) =>
  tx
    .selectFrom('taken_beds')
    .select(['night', 'taken'])
    .where('room_type_id', '=', room_type_id)
    .orderBy('taken', 'desc')
    .orderBy('night')
    .limit(1)
    .executeTakeFirst()

const bookedStatement = (where: string) =>
  fixedStatement({ concerned: json<Concerned[]>() })<[id: number]>(
    `select ${guestsWhere(where)} as concerned`,
  )
const bookedRoomStatement = bookedStatement(`booking.room_type_id = $1 or booking.id in (
  select placed.booking_id from room_placements placed join rooms on rooms.id = placed.room_id
  where rooms.room_type_id = $1)`)
const bookedMealStatement = bookedStatement('booking.meal_type_id = $1')
/**
 * Returns everyone with a booking of the room type, or with a place in one of its rooms; a cancelled booking
 * refers to it as well.
 */
export const guestsOfRoomType = async (tx: Tx, id: number) =>
  (await bookedRoomStatement(tx, id)).flatMap(row => row.concerned)
export const guestsOfMealType = async (tx: Tx, id: number) =>
  (await bookedMealStatement(tx, id)).flatMap(row => row.concerned)
