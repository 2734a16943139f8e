import { boolean, day, number, type RowOf, text } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { lockAccount, lockApplication, lockMasterclass, shareAcademyOf } from '../../db/locks.ts'

const lateColumns = {
  account_id: number(),
  masterclass_id: number(),
  status: text<'applied' | 'accepted' | 'reserve' | 'rejected' | 'withdrawn'>(),
  fee_paid: boolean(),
  is_final: boolean(),
  end_date: day(),
}
export type LateApplicant = RowOf<typeof lateColumns>

const lateStatement = fixedStatement<LateApplicant, [application_id: number]>(lateColumns)(`
  select p.account_id, p.masterclass_id, p.status, p.fee_paid_at is not null as fee_paid,
    m.finalized_at is not null as is_final, m.end_date
  from applications p join masterclasses m on m.id = p.masterclass_id
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
