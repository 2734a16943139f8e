import { boolean, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { euros } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'

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

/** Whether a booking has a price of its own. An invoice for one without is for the fee of a change alone. */
const hasPrice = (booking: string) =>
  `(${booking}.room_type_id is not null or ${booking}.meal_type_id is not null)`

/**
 * The lines with a negative price of the invoice `v` of a booking, with what the others come to without its fee, and then
 * what no line says at the moment.
 */
export const reductionsJson = `(
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
