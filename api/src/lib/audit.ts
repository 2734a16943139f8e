import type { Db, Tx } from '../db/connection.ts'
import { storableJson } from './storable-json.ts'

interface Entry {
  at: Date
  action: string
  /** Who did it; nobody when it was not a logged-in person. */
  actor_id?: number | undefined
  /** Whom it is about. */
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
