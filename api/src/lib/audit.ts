import type { Db, Tx } from '../db/connection.ts'
import { storableJson } from './storable-json.ts'

interface Entry {
  at: Date
  action: string
  /** Who did it; undefined if no one was logged in. */
  actor_id?: number | undefined
  /** The account concerned. */
  account_id?: number | undefined
  details?: Record<string, string | number | boolean | string[] | null>
}

export const audit = async (db: Db | Tx, { details = {}, ...entry }: Entry): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({ ...entry, details: storableJson(details) })
    .execute()
}

export const deleteAuditBefore = (tx: Tx, since: Date) =>
  tx.deleteFrom('audit_log').where('at', '<', since).execute()
