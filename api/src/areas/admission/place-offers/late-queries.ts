import { boolean, day, notNull, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockAccount, lockApplication, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { freePlaces, placeFigures } from '../../programme/index.ts'
import { lateFee, wasUnpaid } from '../applications/queries.ts'

const lateColumns = {
  account_id: number(),
  masterclass_id: number(),
  status: text<'applied' | 'accepted' | 'reserve' | 'rejected' | 'withdrawn'>(),
  is_final: boolean(),
  end_date: day(),
  was_unpaid: notNull(boolean()),
  fee_paid: notNull(boolean()),
  late_fee_cents: nullable(number()),
  credit_cents: number(),
  free_place_count: number(),
  /** The cancelled invoice of a late fee. */
  late_fee_invoice_id: nullable(number()),
}
export type LateApplicant = RowOf<typeof lateColumns>

const lateStatement = fixedStatement<LateApplicant, [application_id: number]>(lateColumns)(`
  select p.account_id, p.masterclass_id, p.status, m.finalized_at is not null as is_final, m.end_date,
    ${wasUnpaid('p', 'm')} as was_unpaid, p.fee_paid_at is not null as fee_paid,
    ${lateFee('p')} as late_fee_cents, (select coalesce(sum(cents), 0)::int from credits where account_id = p.account_id) as credit_cents,
    ${freePlaces} as free_place_count,
    case when ${lateFee('p')} is not null then p.fee_invoice_id end as late_fee_invoice_id
  from applications p join masterclasses m on m.id = p.masterclass_id cross join ${placeFigures}
  where p.id = $1`)

export const findLateApplicant = async (tx: Tx, application_id: number): Promise<LateApplicant | undefined> =>
  (await lateStatement(tx, application_id))[0]

/**
 * Locks an application with its account and masterclass: nobody else withdraws or accepts it, or offers a place, until
 * the transaction ends.
 */
export const lockLateApplicant = async (
  tx: Tx,
  application_id: number,
  seen: LateApplicant,
): Promise<void> => {
  await lockAccount(tx, seen.account_id)
  await shareAcademyOf(tx, seen.masterclass_id)
  await lockMasterclass(tx, seen.masterclass_id)
  await lockApplication(tx, application_id)
}
