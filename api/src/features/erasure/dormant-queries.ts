// public: the office sees how many accounts will be erased
import { number } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'

/**
 * Of `accounts`: nobody is logged in, and no money is open. Admins are not erased because of their absence, and who has
 * asked to be erased has their own time.
 */
export const isDormant = `erased_at is null and not ('Admin' = any(roles))
  and not exists (select from access_tokens token where token.account_id = accounts.id)
  and not exists (
    select from invoice_balances balance where balance.debtor_id = accounts.id and balance.outstanding_cents > 0)
  and not exists (
    select from payments payment where payment.account_id = accounts.id and payment.undone_at is null
      and payment.amount_cents > payment.allocated_cents)
  and not exists (select from refund_requests request where request.account_id = accounts.id and request.refund_id is null)`

const dormantStatement = fixedStatement<{ id: number }, [since: Date, limit: number]>({ id: number() })(
  `select id from accounts where last_login_at < $1 and ${isDormant} order by last_login_at, id limit $2`,
)

/** Returns accounts without a login since then. */
export const findDormant = async (db: Db, since: Date, limit: number): Promise<number[]> =>
  (await dormantStatement(db, since, limit)).map(({ id }) => id)

const stillStatement = fixedStatement<{ id: number }, [id: number, since: Date]>({ id: number() })(
  `select id from accounts where id = $1 and last_login_at < $2 and ${isDormant}`,
)

/** Looks again, after the account is locked. */
export const isStillDormant = async (tx: Tx, id: number, since: Date): Promise<boolean> =>
  (await stillStatement(tx, id, since)).length > 0
