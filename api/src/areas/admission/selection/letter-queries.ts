import { number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockAllApplicants, lockBalances, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { lockBookedRooms } from '../../lodging/index.ts'

const dueStatement = fixedStatement<{ id: number }, [now: Date]>({ id: number() })(
  'select id from masterclasses where letters_due_at <= $1 order by letters_due_at, id limit 200',
)

/** Returns the masterclasses whose letters are due. */
export const findDueLetters = async (db: Db, now: Date): Promise<number[]> =>
  (await dueStatement(db, now)).map(({ id }) => id)

const waitStatement = fixedStatement<{ id: number }, [id: number, due: Date | null]>({ id: number() })(`
  update masterclasses set letters_due_at = null
  where id = $1 and letters_due_at is not null and ($2::timestamptz is null or letters_due_at <= $2)
  returning id`)

/** Everybody knows the results from now on. Returns false if the letters are not due by then, or were sent. */
export const endWait = async (tx: Tx, id: number, due: Date | null): Promise<boolean> =>
  (await waitStatement(tx, id, due)).length > 0

const peopleStatement = fixedStatement<
  { account_id: number; academy_id: number; fee_invoice_id: number },
  [masterclass_id: number]
>({ account_id: number(), academy_id: number(), fee_invoice_id: number() })(`
  select p.account_id, m.academy_id, coalesce(p.fee_invoice_id, 0) as fee_invoice_id
  from applications p join masterclasses m on m.id = p.masterclass_id
  where m.id = $1 and p.status in ('accepted', 'reserve', 'rejected')`)

/**
 * Locks everybody who is told a result, the masterclass, their booked rooms, and the balances of their fees and bookings:
 * until the transaction ends nobody withdraws, pays a fee, changes a booking, or reopens the selection.
 */
export const lockLetters = async (tx: Tx, masterclass_id: number): Promise<void> => {
  await lockAllApplicants(tx, masterclass_id)
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
  const people = await peopleStatement(tx, masterclass_id)
  const academy_id = people[0]?.academy_id
  if (academy_id === undefined) return
  const account_ids = people.map(({ account_id }) => account_id)
  const rooms = await lockBookedRooms(tx, account_ids, academy_id)
  await lockBalances(tx, [...rooms, ...people.map(({ fee_invoice_id }) => fee_invoice_id)])
}
