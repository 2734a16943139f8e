import type { Locale, Localized } from '@academy/contract/base/locale'
import type { Stay } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, BookingChange } from '@academy/contract/lodging/bookings/schemas'
import type { Insertable, Updateable } from 'kysely'
import { day, json, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isConsentInForce } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { Bookings } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../../money/index.ts'
import { optionFields, optionsOf } from '../../programme/index.ts'
import { agreedJson } from '../../site/index.ts'
import { reductionsJson } from './invoice-queries.ts'
import type { Cancellable } from './rules.ts'

interface Chosen extends Localized<'name'> {
  id: number
  price_cents: number
}

/** The academy with the chosen room and meals; null if none was chosen or the academy does not offer it. */
export interface ChosenOptions extends Stay {
  academy_id: number
  room: Chosen | null
  meal: Chosen | null
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

/** Violation of the constraint that bookings of one person do not overlap. */
export const isOverlap = violates('exclusion', 'bookings_no_overlap')
/** The office deleted the room type or meal type while it was being booked. */
export const isDeletedRoom = violates('foreign_key', 'bookings_room_type_id_fkey')
export const isDeletedMeal = violates('foreign_key', 'bookings_meal_type_id_fkey')

export const insertBooking = async (tx: Tx, booking: Insertable<Bookings>): Promise<number> => {
  const { id } = await tx.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateBooking = async (tx: Tx, id: number, changes: Updateable<Bookings>): Promise<void> => {
  await tx.updateTable('bookings').set(changes).where('id', '=', id).execute()
}

/** A booking without signed links and cancellation terms. */
export interface StoredBooking
  extends Omit<Booking, 'nights' | 'total_price' | 'change_fee' | 'invoice' | 'is_current' | 'cancellation'>,
    Cancellable {
  academy_id: number
  /** The invoice of the stay. */
  invoice_id: number | null
  /** The invoice to pay now; after a cancellation, that of what remains due. */
  invoice: InvoiceWithoutLink | null
  person: {
    id: number
    email: string
    gets_mail: boolean
    first_name: string
    last_name: string
    locale: Locale
    /** Whether the person can open their bookings. */
    is_student: boolean
  }
}

export const bookingTables = `
  bookings booking
  join accounts person on person.id = booking.account_id
  join academies academy on academy.id = booking.academy_id
  left join room_types room on room.id = booking.room_type_id
  left join meal_types meal on meal.id = booking.meal_type_id
  left join (${invoiceTables}) on v.id = coalesce(booking.withdrawal_invoice_id, booking.invoice_id)`

// Applied in this academy and was accepted nowhere: no application is undecided, no place is offered, and none was
// given up. A person who withdrew before the selection was final had no place, whatever the preliminary decision.
const isTurnedAway = `coalesce((
  select bool_and(case told.status
    when 'rejected' then true
    when 'reserve' then not exists (
      select from place_offers where application_id = application.id and state = 'open')
    when 'withdrawn' then not coalesce(
      application.is_accepted and application.withdrawn_at >= masterclasses.finalized_at, false)
    else false end)
  from applications application
  join application_results told on told.application_id = application.id
  join masterclasses on masterclasses.id = application.masterclass_id
  where application.account_id = person.id and masterclasses.academy_id = academy.id), false)`

/** A `StoredBooking`; `today` is an expression, such as `$2::date`. */
export const bookingJson = (today: string) => `json_build_object(
  'id', booking.id,
  'academy_id', academy.id,
  'start_date', booking.start_date,
  'end_date', booking.end_date,
  'room_type', case when room.id is not null then json_build_object(${optionFields('room_types', 'room')}) end,
  'meal_type', case when meal.id is not null then json_build_object(${optionFields('meal_types', 'meal')}) end,
  'diet', booking.diet,
  'special_diets', booking.special_diets,
  'allergies', coalesce((select allergies from arrival_details where account_id = booking.account_id), ''),
  'has_needs_consent', ${isConsentInForce('booking.account_id', 'needs')},
  'comment', booking.comment,
  'version', booking.version,
  'total_cents', booking.total_cents,
  'fee_cents', booking.fee_cents,
  'reductions', ${reductionsJson},
  'is_free', booking.is_free,
  'invoice_id', booking.invoice_id,
  'invoice', case when v.id is not null then json_build_object(${invoiceFields(today)}) end,
  'booked_at', to_char(booking.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'documents', ${agreedJson('booking.terms_version_id')},
  'is_cancelled', booking.cancelled_at is not null,
  'free_until', coalesce(academy.lodging_free_until, academy.end_date_application),
  'lodging_terms', academy.lodging_terms,
  'is_turned_away', ${isTurnedAway},
  'person', json_build_object('id', person.id, 'email', person.email, 'gets_mail', person.email_verified, 'first_name', person.first_name,
    'last_name', person.last_name, 'locale', person.locale,
    'is_student', person.roles = '{}' or 'student' = any(person.roles)))`

interface Found {
  booking: StoredBooking
}

const ownStatement = fixedStatement<Found>({ booking: json() })<[account_id: number, today: string]>(`
  select ${bookingJson('$2::date')} as booking
  from ${bookingTables},
    lateral (select booking.cancelled_at is null and booking.end_date >= $2::date as living) at_present
  where booking.account_id = $1
  order by living desc, case when living then booking.start_date end, booking.start_date desc, booking.id desc
  limit 100`)

/** Returns current bookings by arrival, then past ones, latest first. */
export const findBookingsOf = async (db: Db, account_id: number, today: string): Promise<StoredBooking[]> =>
  (await ownStatement(db, account_id, today)).map(({ booking }) => booking)

const oneStatement = fixedStatement<Found>({ booking: json() })<[id: number, today: string]>(`
  select ${bookingJson('$2::date')} as booking
  from ${bookingTables}
  where booking.id = $1`)

export const findBooking = async (
  db: Db | Tx,
  id: number,
  today: string,
): Promise<StoredBooking | undefined> => {
  const [row] = await oneStatement(db, id, today)
  return row?.booking
}

export const getBooking = async (db: Db | Tx, id: number, today: string): Promise<StoredBooking> => {
  const booking = await findBooking(db, id, today)
  if (!booking) throw new Error(`Booking ${id} does not exist`)
  return booking
}
