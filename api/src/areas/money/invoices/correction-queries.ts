import { number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { refundDue } from './allocation-queries.ts'
import { invoiceTables } from './queries.ts'

/** Returns what mails say about the recipient. */
export const findPerson = (tx: Db | Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
export type Addressee = NonNullable<Awaited<ReturnType<typeof findPerson>>>

interface ReplacedMoney {
  paid_cents: number
  open_cents: number
  credit_cents: number
}
const moneyStatement = fixedStatement<ReplacedMoney>({
  paid_cents: number(),
  open_cents: number(),
  credit_cents: number(),
})<[cancelled_id: number, replacement_id: number | null]>(`
  select state.paid_cents, ${refundDue} as credit_cents,
    coalesce((select outstanding_cents from invoice_balances where invoice_id = $2), 0) as open_cents
  from ${invoiceTables} join invoices taken on taken.cancels_id = v.id
  join invoice_states state on state.invoice_id = taken.id
  where v.id = $1`)
/** What had been paid on a cancelled invoice, what is open on its replacement, and what became credit of the person. */
export const findReplacedMoney = async (tx: Tx, cancelled_id: number, replacement_id: number | null) =>
  (await moneyStatement(tx, cancelled_id, replacement_id))[0] ?? {
    paid_cents: 0,
    open_cents: 0,
    credit_cents: 0,
  }
