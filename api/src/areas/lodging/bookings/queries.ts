import type { Locale } from '@academy/contract/base/locale'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import type { Insertable, Updateable } from 'kysely'
import { json, notNull, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, isConsentInForce, utc } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import type { Bookings } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../../money/index.ts'
import { optionFields } from '../../programme/index.ts'
import { agreedJson } from '../../site/index.ts'
import type { Cancellable } from './rules.ts'

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

/** Whether a booking has a price of its own. An invoice for one without is for the fee of a change alone. */
const hasPrice = (booking: string) =>
  `(${booking}.room_type_id is not null or ${booking}.meal_type_id is not null)`

/**
 * The lines with a negative price of the invoice `v` of a booking, with what the others come to without its fee, and then
 * what no line says at the moment.
 */
const reductionsJson = `(
  select coalesce(json_agg(reduction order by is_unlisted, place), '[]')
  from (
  select place, false as is_unlisted, json_build_object('description', line->>'description',
    'amount', ${euros(`-(line->>'total_cents')::int`)}, 'of', ${euros('price_cents - booking.fee_cents')},
    'granted', json_build_object(
      'amount', ${euros(`coalesce((line->>'granted_cents')::int, -(line->>'total_cents')::int)`)},
      'of', ${euros(`coalesce((line->>'granted_of_cents')::int, price_cents - booking.fee_cents)`)})) as reduction
  from (
    select line, place, sum((line->>'total_cents')::int) filter (where (line->>'unit_cents')::int > 0) over () as price_cents
    from jsonb_array_elements(v.lines) with ordinality as lines (line, place)) lines
  where ${hasPrice('booking')} and (line->>'unit_cents')::int < 0
  union all
  select place, true, json_build_object('description', one->>'description', 'amount', 0, 'of', 0,
    'granted', json_build_object('amount', ${euros("(one->>'granted_cents')::int")},
      'of', ${euros("(one->>'granted_of_cents')::int")}))
  from jsonb_array_elements(booking.unlisted_reductions) with ordinality as granted (one, place)) reductions)`

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
  'booked_at', ${utc('booking.booked_at')},
  'documents', ${agreedJson('booking.terms_version_id')},
  'is_cancelled', booking.cancelled_at is not null,
  'free_until', coalesce(academy.lodging_free_until, academy.end_date_application),
  'lodging_terms', academy.lodging_terms,
  'is_turned_away', ${isTurnedAway},
  'person', json_build_object('id', person.id, 'email', person.email, 'gets_mail', person.email_verified, 'first_name', person.first_name,
    'last_name', person.last_name, 'locale', person.locale,
    'is_student', person.roles = '{}' or 'student' = any(person.roles)))`

interface FoundBooking {
  booking: StoredBooking
}

const ownStatement = fixedStatement<FoundBooking>({ booking: json() })<[account_id: number, today: string]>(`
  select ${bookingJson('$2::date')} as booking
  from ${bookingTables},
    lateral (select booking.cancelled_at is null and booking.end_date >= $2::date as living) at_present
  where booking.account_id = $1
  order by living desc, case when living then booking.start_date end, booking.start_date desc, booking.id desc
  limit 100`)

/** Returns current bookings by arrival, then past ones, latest first. */
export const findBookingsOf = async (db: Db, account_id: number, today: string): Promise<StoredBooking[]> =>
  (await ownStatement(db, account_id, today)).map(({ booking }) => booking)

const oneStatement = fixedStatement<FoundBooking>({ booking: json() })<[id: number, today: string]>(`
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

const roomsOfStatement = fixedStatement({
  id: number(),
  room_type_id: notNull(number()),
  invoice_id: nullable(number()),
})<[account_ids: number[], academy_id: number]>(`
  select id, room_type_id, invoice_id
  from bookings
  where account_id = any($1) and academy_id = $2 and cancelled_at is null and room_type_id is not null
  order by id`)

/** Returns the active room bookings of these people in an academy. The caller has locked the accounts. */
export const findRoomBookings = (tx: Tx, account_ids: number[], academy_id: number) =>
  roomsOfStatement(tx, account_ids, academy_id)

const moveInvoiceStatement = fixedCommand<[from: number, to: number, total_cents: number]>(`
  update bookings set
    invoice_id = case when invoice_id = $1 then $2 else invoice_id end,
    total_cents = case when invoice_id = $1 then $3 else total_cents end,
    fee_cents = case when invoice_id = $1 then least(fee_cents, $3) else fee_cents end,
    withdrawal_invoice_id = case when withdrawal_invoice_id = $1 then $2 else withdrawal_invoice_id end
  where $1 in (invoice_id, withdrawal_invoice_id)`)

export const moveInvoice = async (
  tx: Tx,
  from: number,
  to: { id: number; total_cents: number },
): Promise<void> => {
  await moveInvoiceStatement(tx, from, to.id, to.total_cents)
}

const waiveInvoiceStatement = fixedCommand<[invoice_id: number]>(`
  update bookings set
    is_free = is_free or (invoice_id = $1 and ${hasPrice('bookings')}),
    total_cents = case when invoice_id = $1 then 0 else total_cents end,
    fee_cents = case when invoice_id = $1 then 0 else fee_cents end,
    invoice_id = nullif(invoice_id, $1),
    withdrawal_invoice_id = nullif(withdrawal_invoice_id, $1)
  where $1 in (invoice_id, withdrawal_invoice_id)`)

export const waiveInvoice = async (tx: Tx, invoice_id: number): Promise<void> => {
  await waiveInvoiceStatement(tx, invoice_id)
}
