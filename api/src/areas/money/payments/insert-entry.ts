import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import { insertOnce } from '../invoices/allocation-queries.ts'
import { findActiveAllocations, findByRequestKey, findPayable, findReleased } from './entry-queries.ts'

/** Who records something, and when; null if the program does it by itself. */
export interface Actor {
  actor_id: number | null
  now: Date
}

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

export interface Entry {
  account_id: number
  amount_cents: number
  paid_on: string
  payer_name?: string | undefined
  note?: string | undefined
  /** Made by the client for one entry: a repeated request records nothing. */
  request_key?: string | undefined
}

/**
 * Returns the entry of an earlier request with the same key. Refuses a key that was used for another entry, which
 * would otherwise be lost unnoticed.
 */
export const findRepeated = async (
  tx: Tx,
  { account_id, amount_cents, paid_on, request_key }: Entry,
): Promise<number | undefined> => {
  const sent = request_key ? await findByRequestKey(tx, account_id, request_key) : undefined
  if (!sent) return undefined
  if (sent.amount_cents !== amount_cents || sent.paid_on !== paid_on) throw problem('request_key_used')
  return sent.id
}

/** Inserts an entry, or returns the one of an earlier request with the same key. */
export const insertEntry = async (
  tx: Tx,
  entry: Entry,
  { actor_id, now }: Actor,
): Promise<{ payment_id: number; isRepeated: boolean }> => {
  const { request_key = null, payer_name = '', note = '', ...money } = entry
  const recorded = { recorded_at: now, recorded_by: actor_id }
  const inserted = await insertOnce(tx, { ...money, payer_name, note, request_key, ...recorded })
  if (inserted) return { payment_id: inserted.id, isRepeated: false }
  const payment_id = await findRepeated(tx, entry)
  if (payment_id === undefined) throw new Error('A payment was neither recorded nor found')
  return { payment_id, isRepeated: true }
}
