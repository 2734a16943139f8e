import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { insertOnce } from '../invoices/allocation-queries.ts'
import type { Actor } from './actor.ts'
import { findByRequestKey } from './entry-queries.ts'

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
