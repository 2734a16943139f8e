import { number } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

interface Known {
  accounts: number
  invoices: number
}

const knownStatement = fixedStatement<Known, [account_id: number, invoice_ids: number[]]>({
  accounts: number(),
  invoices: number(),
})(`
  select (select count(*) from accounts where id = $1)::int as accounts,
    (select count(*) from invoices where id = any($2))::int as invoices`)

/** Counts which of them exist. */
export const countKnown = async (tx: Tx, account_id: number, invoice_ids: number[]): Promise<Known> =>
  (await knownStatement(tx, account_id, invoice_ids))[0] ?? { accounts: 0, invoices: 0 }

export const findOwnerOf = (tx: Tx, invoice_id: number) =>
  tx.selectFrom('invoices').select('account_id').where('id', '=', invoice_id).executeTakeFirst()

/** Whether an entry belongs to the account: a payment of the person, or money on one of their invoices. */
const paymentStatement = fixedStatement<{ id: number }, [account_id: number, payment_id: number]>({
  id: number(),
})('select id from payments where account_id = $1 and id = $2')
const allocationStatement = fixedStatement<{ id: number }, [account_id: number, allocation_id: number]>({
  id: number(),
})(`
  select a.id from allocations a join payments p on p.id = a.payment_id left join invoices v on v.id = a.invoice_id
  where a.id = $2 and (p.account_id = $1 or v.account_id = $1)`)

export const isOwnPayment = async (tx: Tx, account_id: number, id: number) =>
  (await paymentStatement(tx, account_id, id)).length > 0
export const isOwnAllocation = async (tx: Tx, account_id: number, id: number) =>
  (await allocationStatement(tx, account_id, id)).length > 0
