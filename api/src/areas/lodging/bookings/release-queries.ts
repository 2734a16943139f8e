import { notNull, nullable, number } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

const roomsOfStatement = fixedStatement<
  { id: number; room_type_id: number; invoice_id: number | null },
  [account_ids: number[], academy_id: number]
>({ id: number(), room_type_id: notNull(number()), invoice_id: nullable(number()) })(`
  select id, room_type_id, invoice_id
  from bookings
  where account_id = any($1) and academy_id = $2 and cancelled_at is null and room_type_id is not null
  order by id`)

/** Returns the active room bookings of these people in an academy. The caller has locked the accounts. */
export const findRoomBookings = (tx: Tx, account_ids: number[], academy_id: number) =>
  roomsOfStatement(tx, account_ids, academy_id)
