import type { Db, Tx } from '../db/connection.ts'
import { storableJson } from './storable-json.ts'

interface Entry {
  at: Date
  action: string
  /** Who did it; undefined if no one was logged in. */
  actor_id?: number | undefined
  /** The account concerned. */
  account_id?: number | undefined
  details?: Record<string, string | number | boolean | readonly (string | null)[] | null>
}

export const audit = async (db: Db | Tx, { details = {}, ...entry }: Entry): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({ ...entry, details: storableJson(details) })
    .execute()
}

interface Change {
  at: Date
  action: string
  actor_id: number
  /** What was changed, for example `{ masterclass_id: 4 }`. */
  subject?: Record<string, string | number>
  /** Undefined for a new entry. */
  before: object | undefined
  /** Undefined for a deleted entry. */
  after: object | undefined
}

const asText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the fields that differ, as `{field: [before, after]}`. */
export const changedFields = (before: object = {}, after: object = {}) => {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const fields = [...new Set([...old.keys(), ...now.keys()])]
  const pairs = fields.map(field => [field, [asText(old.get(field)), asText(now.get(field))]] as const)
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is))
}

/** Records what the office changed, with the values before and after. Records nothing if nothing differs. */
export const auditChange = async (tx: Tx, { subject, before, after, ...entry }: Change): Promise<void> => {
  const changes = changedFields(before, after)
  if (Object.keys(changes).length === 0) return
  await audit(tx, { ...entry, details: { ...subject, ...changes } })
}

export const deleteAuditBefore = (tx: Tx, since: Date) =>
  tx.deleteFrom('audit_log').where('at', '<', since).execute()
