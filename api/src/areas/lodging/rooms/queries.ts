import type { Concerned } from '@academy/contract/base/concerned'
import type { OfficeRoom, RoomPlan, Rooms } from '@academy/contract/lodging/rooms/schemas'
import type { Insertable, Updateable } from 'kysely'
import { boolean, day, json, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { concernedJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { Rooms as RoomColumns } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { academyChoice, chosenAcademy } from '../../programme/index.ts'

const roomFields = `'id', room.id, 'version', room.version, 'room_type_id', room.room_type_id, 'name', room.name,
  'beds', room.beds, 'floor', room.floor, 'notes', room.notes`
const officeRoom = `json_build_object(${roomFields}, 'guest_count', (
  select count(*)::int from room_placements placed where placed.room_id = room.id))`

/** Room 9 before room 10. */
const byName = 'list_order(room.name), room.id'

const roomTypesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', type.id, ${jsonFields({ table: 'room_types', row: 'type' }, 'name')}, 'beds', type.beds) order by type.id), '[]')
  from room_types type where type.academy_id = academy.id)`
const roomsJson = (one: string) => `(
  select coalesce(json_agg(${one} order by ${byName}), '[]') from rooms room where room.academy_id = academy.id)`

const roomsStatement = fixedStatement<Rooms>({
  academy: nullable(json()),
  room_types: json(),
  rooms: json(),
})<[academy_id: number | null]>(`
  select case when academy.id is not null then ${academyChoice} end as academy,
    ${roomTypesJson} as room_types, ${roomsJson(officeRoom)} as rooms
  from (select) one left join (${chosenAcademy}) academy on true`)

/** Returns the rooms of an academy, by default of the current one; its academy is null if there is none. */
export const findRooms = async (db: Db, academy_id: number | null): Promise<Rooms | undefined> =>
  (await roomsStatement(db, academy_id))[0]

const planStatement = fixedStatement<RoomPlan>({ room_types: json(), rooms: json(), guests: json() })(`
  select ${roomTypesJson} as room_types, ${roomsJson(`json_build_object(${roomFields})`)} as rooms, (
    select coalesce(json_agg(json_build_object(
      'booking_id', b.id, 'account_id', b.account_id, 'full_name', full_name(person.first_name, person.last_name),
      'start_date', b.start_date, 'end_date', b.end_date, 'room_type_id', b.room_type_id,
      'gender', profile.gender, 'locale', person.locale,
      'age', age_on(profile.date_of_birth, academy.start_date_academy),
      'comment', b.comment, 'room_id', placed.room_id)
      order by person.last_name, person.first_name, b.id), '[]')
    from bookings b
    join accounts person on person.id = b.account_id
    left join profiles profile on profile.account_id = b.account_id
    left join room_placements placed on placed.booking_id = b.id
    where b.academy_id = academy.id and b.cancelled_at is null and b.room_type_id is not null) as guests
  from academies academy
  where is_current`)

/** Returns the rooms and guests of the current academy. */
export const findPlan = async (db: Db): Promise<RoomPlan | undefined> => (await planStatement(db))[0]

const roomStatement = fixedStatement({ found: json<OfficeRoom>() })<[id: number]>(
  `select ${officeRoom} as found from rooms room where room.id = $1`,
)
export const findRoom = async (tx: Tx, id: number): Promise<OfficeRoom | undefined> =>
  (await roomStatement(tx, id))[0]?.found

const addedStatement = fixedStatement({ found: json<OfficeRoom>() })<[ids: number[]]>(
  `select ${officeRoom} as found from rooms room where room.id = any($1) order by ${byName}`,
)
export const findAdded = async (tx: Tx, ids: number[]): Promise<OfficeRoom[]> =>
  (await addedStatement(tx, ids)).map(({ found }) => found)

export const findAcademyOfRoom = (tx: Tx, id: number) =>
  tx.selectFrom('rooms').select('academy_id').where('id', '=', id).executeTakeFirst()
export const findAcademyOfType = (tx: Tx, id: number) =>
  tx.selectFrom('room_types').select('academy_id').where('id', '=', id).executeTakeFirst()

export const insertRooms = async (tx: Tx, rows: Insertable<RoomColumns>[]): Promise<number[]> =>
  (await tx.insertInto('rooms').values(rows).returning('id').execute()).map(({ id }) => id)
export const updateRoom = (tx: Tx, id: number, changes: Updateable<RoomColumns>) =>
  tx.updateTable('rooms').set(changes).where('id', '=', id).execute()
export const deleteRoom = (tx: Tx, id: number) => tx.deleteFrom('rooms').where('id', '=', id).execute()

export const isTakenName = violates('unique', 'rooms_name')
export const isOverfull = violates('check', 'room_nights_never_overfull')

const guestsWhere = (where: string) =>
  concernedJson([
    'bookings',
    `select full_name(person.first_name, person.last_name) as name
    from room_placements placed
    join bookings booking on booking.id = placed.booking_id
    join accounts person on person.id = booking.account_id
    where placed.room_id = $1 and ${where}`,
  ])

const overfullStatement = fixedStatement({
  concerned: json<Concerned[]>(),
})<[room_id: number, beds: number]>(`
  select ${guestsWhere(`exists (
      select from room_nights night
      where night.room_id = $1 and night.guests > $2::int
        and night.night >= placed.start_date and night.night < placed.end_date)`)} as concerned`)
/** Returns the guests of the nights for which so many beds are too few. */
export const guestsWithoutBed = async (tx: Tx, room_id: number, beds: number): Promise<Concerned[]> =>
  (await overfullStatement(tx, room_id, beds)).flatMap(row => row.concerned)

const guestsStatement = fixedStatement({ concerned: json<Concerned[]>() })<[room_id: number]>(
  `select ${guestsWhere('true')} as concerned`,
)
export const guestsOfRoom = async (tx: Tx, room_id: number): Promise<Concerned[]> =>
  (await guestsStatement(tx, room_id)).flatMap(row => row.concerned)

const placedBookingColumns = {
  academy_id: number(),
  account_id: number(),
  start_date: day(),
  end_date: day(),
  /** Not cancelled, and not lodging elsewhere. */
  has_bed: boolean(),
  room_id: nullable(number()),
  room_name: nullable(text()),
}
type PlacedBooking = RowOf<typeof placedBookingColumns>

const bookingStatement = fixedStatement(placedBookingColumns)<[id: number]>(`
  select b.academy_id, b.account_id, b.start_date, b.end_date,
    b.cancelled_at is null and b.room_type_id is not null as has_bed, room.id as room_id, room.name as room_name
  from bookings b
  left join room_placements placed on placed.booking_id = b.id
  left join rooms room on room.id = placed.room_id
  where b.id = $1`)
export const findPlacedBooking = async (tx: Tx, id: number): Promise<PlacedBooking | undefined> =>
  (await bookingStatement(tx, id))[0]

const fullStatement = fixedStatement({ night: day() })<
  [room_id: number, start_date: string, end_date: string]
>(`
  select night from room_nights
  where room_id = $1 and night >= $2::date and night < $3::date and guests >= capacity
  order by night`)
/** Returns the nights of a stay in which the room has no free bed. */
export const findFullNights = async (
  tx: Tx,
  room_id: number,
  { start_date, end_date }: PlacedBooking,
): Promise<string[]> => (await fullStatement(tx, room_id, start_date, end_date)).map(({ night }) => night)

// The trigger sets the days, which are those of the booking.
const placeCommand = fixedCommand<[booking_id: number, room_id: number]>(`
  insert into room_placements (booking_id, room_id, start_date, end_date)
  select id, $2, start_date, end_date from bookings where id = $1
  on conflict (booking_id) do update set room_id = excluded.room_id`)
export const insertPlacement = async (tx: Tx, booking_id: number, room_id: number): Promise<void> => {
  await placeCommand(tx, booking_id, room_id)
}
export const deletePlacement = (tx: Tx, booking_id: number) =>
  tx.deleteFrom('room_placements').where('booking_id', '=', booking_id).execute()

const copyStatement = fixedStatement({
  id: number(),
})<[from_academy: number, to_academy: number]>(`
  with types as (
    select id, academy_id, row_number() over (partition by academy_id order by id) as place
    from room_types where academy_id in ($1, $2))
  insert into rooms (academy_id, room_type_id, name, beds, floor, notes)
  select $2, copy.id, room.name, room.beds, room.floor, room.notes
  from rooms room
  join types original on original.id = room.room_type_id
  join types copy on copy.academy_id = $2 and copy.place = original.place
  where room.academy_id = $1
  order by room.id
  returning id`)
/** Copies the rooms of an academy, whose room types were copied in their order. Returns their number. */
export const copyRooms = async (tx: Tx, from_academy: number, to_academy: number): Promise<number> =>
  (await copyStatement(tx, from_academy, to_academy)).length
