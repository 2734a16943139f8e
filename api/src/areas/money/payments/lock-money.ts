import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import { findActiveAllocations, findPayable, findReleased } from './entry-queries.ts'

interface Payable {
  account_ids: number[]
  invoice_ids: number[]
}

/**
 * Locks what payments of these people may count on: their open invoices and the given ones. Returns the balances,
 * oldest due first. A transaction that books several payments calls it once, with all of them, before the first.
 */
export const lockPayable = async (tx: Tx, { account_ids, invoice_ids }: Payable) => {
  const ids = await findPayable(tx, account_ids, invoice_ids)
  const balances = new Map((await lockBalances(tx, ids)).map(balance => [balance.invoice_id, balance]))
  return ids.flatMap(id => balances.get(id) ?? [])
}

/**
 * Locks the invoices that payments count on which are undone, and those that payments may count on which are booked
 * again, for one transaction that does both.
 */
export const lockForUndoing = async (tx: Tx, undone_ids: number[], restored_ids: number[]) => {
  const allocations = undone_ids.length === 0 ? [] : await findActiveAllocations(tx, undone_ids)
  const released = restored_ids.length === 0 ? [] : await findReleased(tx, restored_ids)
  const invoice_ids = [...allocations, ...released].flatMap(({ invoice_id }) => invoice_id ?? [])
  const account_ids = released.map(({ account_id }) => account_id)
  await lockBalances(tx, await findPayable(tx, account_ids, invoice_ids))
}

/**
 * Locks the invoices that these payments count on. A transaction that undoes several payments calls it once, with
 * all of them, before the first.
 */
export const lockAllocated = async (tx: Tx, payment_ids: number[]) => {
  const allocations = payment_ids.length === 0 ? [] : await findActiveAllocations(tx, payment_ids)
  return lockBalances(
    tx,
    allocations.flatMap(({ invoice_id }) => invoice_id ?? []),
  )
}
