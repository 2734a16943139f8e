import type { Stay } from '@academy/contract/base/period'
import type { BookingSort, Guest } from '@academy/contract/lodging/housekeeping/schemas'
import { day, json, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { likePattern } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { bySortKeys, parseSort, sortKeys } from '../../../db/sort-keys.ts'
import { bookingJson, bookingTables, type StoredBooking } from '../bookings/queries.ts'
import type { Diner } from './rules.ts'

interface BookingList {
  bookings: StoredBooking[]
  total: number
}

const keys = sortKeys(
  {
    numbers: { stay: `b.start_date - date '2000-01-01'`, price: 'b.total_cents' },
    texts: {
      person: `(select plain_text(full_name(first_name, last_name)) from accounts where id = b.account_id)`,
    },
  },
  '$7',
  '$8',
)

// Look up the names of the few hundred people who booked one by one, instead of joining all accounts.
const listStatement = fixedStatement<BookingList>({ total: number(), bookings: json() })<
  [
    today: string,
    search: string,
    night: string | null,
    with_cancelled: boolean,
    limit: number,
    offset: number,
    column: string,
    direction: number,
  ]
>(`
  with matching as materialized (
    select b.id, b.start_date, ${keys}
    from bookings b
    where b.academy_id = (select id from academies where is_current)
      and ($4 or b.cancelled_at is null)
      and (select search_text like plain_text($2) from accounts where id = b.account_id)
      and ($3::date is null or (b.room_type_id is not null and b.start_date <= $3 and b.end_date > $3))),
  page as (
    select id, row_number() over (order by ${bySortKeys('$8')}, start_date, id) as place
    from matching order by place limit $5 offset $6)
  select (select count(*) from matching)::int as total, coalesce(json_agg(
    ${bookingJson('$1::date')} order by page.place), '[]') as bookings
  from page join (${bookingTables}) on booking.id = page.id`)

interface BookingSearch {
  search: string
  night?: string | undefined
  cancelled: '0' | '1'
  sort?: BookingSort | undefined
}

/** Returns one page of the bookings of the current academy, by arrival by default, and the total count. */
export const findBookings = async (
  db: Db,
  { search, night, cancelled, sort }: BookingSearch,
  { limit, offset }: { limit: number; offset: number },
  today: string,
): Promise<BookingList> => {
  const [list] = await listStatement(
    db,
    today,
    likePattern(search),
    night ?? null,
    cancelled === '1',
    limit,
    offset,
    ...parseSort(sort),
  )
  if (!list) throw new Error('The list of bookings returned no row')
  return list
}

const roomTypes = { table: 'room_types', row: 'room' } as const

const occupancyStatement = fixedStatement({ json: text() })(`
  select json_build_object(
    'room_types', (
      select coalesce(json_agg(json_build_object(
        'id', room.id, ${jsonFields(roomTypes, 'name')}, 'beds', room.beds) order by room.id), '[]')
      from room_types room where room.academy_id = academy.id),
    'nights', (
      select json_agg(json_build_object('night', start_date_academy + night, 'taken', (
        select coalesce(json_agg(coalesce(known.taken, 0) order by room.id), '[]')
        from room_types room
        left join taken_beds known on known.room_type_id = room.id and known.night = start_date_academy + series.night
        where room.academy_id = academy.id)) order by night)
      from generate_series(0, end_date_academy - start_date_academy - 1) series(night))
  )::text as json
  from academies academy
  where is_current`)

/** Returns the taken beds of each night of the current academy, as JSON text. */
export const occupancyJson = async (db: Db): Promise<string | undefined> => {
  const [row] = await occupancyStatement(db)
  return row?.json
}

/** The days of the current academy and the people on a sheet. */
interface Sheet<Person> extends Stay {
  people: Person[]
}

/** People who lodge elsewhere are on no sheet: without a room there are no meals. */
const sheetOf = <Person>(people: string) =>
  fixedStatement<Sheet<Person>>({ start_date: day(), end_date: day(), people: json() })(`
  select start_date_academy as start_date, end_date_academy as end_date, (${people}) as people
  from academies academy
  where is_current`)

const dinersStatement = sheetOf<Diner>(`
  select coalesce(json_agg(json_build_object('start_date', b.start_date, 'end_date', b.end_date, 'diet', b.diet,
    'special_diets', b.special_diets, 'allergies', coalesce(arrival.allergies, ''), 'account_id', b.account_id,
    'full_name', full_name(person.first_name, person.last_name)) order by person.last_name, person.first_name, b.id), '[]')
  from bookings b
  join accounts person on person.id = b.account_id
  left join arrival_details arrival on arrival.account_id = b.account_id
  where b.academy_id = academy.id and b.cancelled_at is null and b.diet is not null`)

const guestsStatement = sheetOf<Guest>(`
  select coalesce(json_agg(json_build_object(
    'booking_id', b.id, 'account_id', b.account_id, 'full_name', full_name(person.first_name, person.last_name),
    ${jsonFields(roomTypes, 'name', 'room')}, 'room_name', numbered.name, 'start_date', b.start_date, 'end_date', b.end_date,
    'comment', b.comment)
    order by list_order(numbered.name), room.id, person.last_name, person.first_name, b.id), '[]')
  from bookings b
  join accounts person on person.id = b.account_id
  join room_types room on room.id = b.room_type_id
  left join room_placements placed on placed.booking_id = b.id
  left join rooms numbered on numbered.id = placed.room_id
  where b.academy_id = academy.id and b.cancelled_at is null`)

export const findDiners = async (db: Db) => (await dinersStatement(db))[0]
export const findGuests = async (db: Db) => (await guestsStatement(db))[0]
