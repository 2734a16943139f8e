import type { Localized } from '@academy/contract/base/locale'
import type { Stay } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { BookingChange } from '@academy/contract/lodging/bookings/schemas'
import { boolean, day, json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { optionFields, optionsOf } from '../../programme/index.ts'

interface ChosenOption extends Localized<'name'> {
  id: number
  price_cents: number
}

/** The academy with the chosen room and meals; null if none was chosen or the academy does not offer it. */
export interface ChosenOptions extends Stay {
  academy_id: number
  room: ChosenOption | null
  meal: ChosenOption | null
}

const chosenFrom = (table: 'room_types' | 'meal_types', id: string) => `(
  select json_build_object('id', id, ${jsonFields({ table }, 'name')}, 'price_cents', price_cents)
  from ${table} where id = ${id} and academy_id = academy.id)`

const chosenStatement = fixedStatement<ChosenOptions>({
  academy_id: number(),
  start_date: day(),
  end_date: day(),
  room: nullable(json()),
  meal: nullable(json()),
})<[academy_id: number | null, room_type_id: number | null, meal_type_id: number | null]>(`
  select academy.id as academy_id, start_date_academy as start_date, end_date_academy as end_date,
    ${chosenFrom('room_types', '$2::int')} as room, ${chosenFrom('meal_types', '$3::int')} as meal
  from academies academy
  where case when $1::int is null then is_current else id = $1 end`)

/** Looks in this academy, or in the current one. */
export const findChosenOptions = async (
  db: Db | Tx,
  academy_id: number | null,
  {
    academy_room_type_id,
    academy_meal_type_id,
  }: Pick<BookingChange, 'academy_room_type_id' | 'academy_meal_type_id'>,
) => {
  const [option] = await chosenStatement(db, academy_id, academy_room_type_id, academy_meal_type_id)
  return option
}

/** The nights between two days with their free beds; `room` is the room type. */
const bedsLeft = (start_date: string, end_date: string) => `
  select ${start_date} + later as night, room.beds - coalesce(taken, 0) as beds_left
  from generate_series(0, ${end_date} - ${start_date} - 1) later
  left join taken_beds on room_type_id = room.id and night = ${start_date} + later`

// The person's own beds count as free, since they may keep them; the constraint on bookings prevents
// overlapping stays.
const fullStatement = fixedStatement({ night: day() })<
  [room_type_id: number, account_id: number, start_date: string, end_date: string]
>(`
  select night
  from room_types room, lateral (${bedsLeft('$3::date', '$4::date')}) nights
  where room.id = $1 and 0 >= beds_left + (
    select count(*) from bookings own
    where own.account_id = $2 and own.room_type_id = room.id and own.cancelled_at is null
      and own.start_date <= night and night < own.end_date)
  order by night`)

/** Returns the nights in which others have taken every bed. The caller has locked the room type. */
export const findFullNights = async (
  tx: Tx,
  room_type_id: number,
  account_id: number,
  { start_date, end_date }: Stay,
): Promise<string[]> =>
  (await fullStatement(tx, room_type_id, account_id, start_date, end_date)).map(({ night }) => night)

/** A type is single as far as the office has entered its rooms; one without rooms may be shared. */
const roomOptions = (availability = '', stay = '') => `(
  select coalesce(json_agg(json_build_object(${optionFields('room_types', 'room')}, 'is_single',
    (select coalesce(max(one.beds) = 1, false) from rooms one where one.room_type_id = room.id)${availability}) order by room.id), '[]')
  from room_types room ${stay} where room.academy_id = academy.id)`

// Limited to nights of the academy, so that a request cannot ask for millions of them.
const roomsWithBeds = roomOptions(
  `, 'available', full_nights = '{}', 'beds_left', fewest, 'full_nights', full_nights`,
  `, lateral (
    select coalesce(greatest(min(beds_left), 0), room.beds) as fewest,
      coalesce(array_agg(night order by night) filter (where beds_left <= 0), '{}') as full_nights
    from (${bedsLeft('greatest($1::date, start_date_academy)', 'least($2::date, end_date_academy)')}) nights
  ) stay`,
)

const optionsStatement = fixedStatement({ options: json<LodgingOptions>() })<
  [start_date: string | null, end_date: string | null]
>(`
  select json_build_object(
    'room_types', case when $1::date is null then ${roomOptions()} else ${roomsWithBeds} end,
    'meal_types', ${optionsOf('meal_types')},
    'start_date', start_date_academy,
    'end_date', end_date_academy,
    'free_until', coalesce(lodging_free_until, end_date_application)) as options
  from academies academy
  where is_current`)

/** Returns what can be booked and, for given days, what is free. */
export const findOptions = async (db: Db, stay: Stay | undefined): Promise<LodgingOptions | undefined> => {
  const [row] = await optionsStatement(db, stay?.start_date ?? null, stay?.end_date ?? null)
  return row?.options
}

const guestStatement = fixedStatement({
  gender: nullable(text()),
  has_applied: boolean(),
})<[account_id: number]>(`
  select gender, exists (
    select from applications application
    join masterclasses on masterclasses.id = application.masterclass_id
    join academies on academies.id = masterclasses.academy_id
    where application.account_id = $1 and application.status <> 'withdrawn' and is_current) as has_applied
  from profiles where account_id = $1`)

/** Returns the gender, and whether the person has an application in the current academy. */
export const findGuest = async (tx: Tx, account_id: number) => (await guestStatement(tx, account_id))[0]
