import type { Stay } from '@academy/contract/lodging/stay'
import { notNull, number } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'

const releasedStatement = fixedStatement<
  { id: number; room_type_id: number },
  [account_ids: number[], academy_id: number, cancelled_at: Date]
>({ id: number(), room_type_id: notNull(number()) })(`
  select id, room_type_id
  from bookings
  where account_id = any($1) and academy_id = $2 and cancelled_at = $3 and room_type_id is not null
  order by id`)

/** Returns the room bookings of these people that were cancelled at one moment. */
export const findReleased = (
  tx: Tx,
  {
    account_ids,
    academy_id,
    cancelled_at,
  }: { account_ids: number[]; academy_id: number; cancelled_at: Date },
) => releasedStatement(tx, account_ids, academy_id, cancelled_at)

/** Whether the person has another booking on these days. */
export const hasOtherBooking = async (
  tx: Tx,
  account_id: number,
  { start_date, end_date }: Stay,
): Promise<boolean> => {
  const other = await tx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', account_id)
    .where('cancelled_at', 'is', null)
    .where('start_date', '<', end_date)
    .where('end_date', '>', start_date)
    .executeTakeFirst()
  return other !== undefined
}
