import type { AuditAction, AuditField } from '@academy/contract/base/audit-actions'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { storableJson } from '../db/expressions.ts'

type DetailValue = string | number | boolean | readonly (string | null)[] | null

/** Refuses objects with a field that the record does not know. */
type Known<T extends object> = T & Record<Exclude<keyof T, AuditField>, never>

interface Entry<Details extends object> {
  at: Date
  action: AuditAction
  /** Who did it; undefined if no one was logged in. */
  actor_id?: number | undefined
  /** The account concerned. */
  account_id?: number | undefined
  /** The network address of who did it. It is kept for a shorter time than the entry. */
  address?: string | undefined
  details?: (Details & Known<Details>) | undefined
}

/** Longer than any address; what a proxy passes on is not checked. */
const ADDRESS_MAX_LENGTH = 60

export const audit = async <Details extends Partial<Record<AuditField, DetailValue>>>(
  db: Db | Tx,
  { details, address, ...entry }: Entry<Details>,
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      ...entry,
      address: address?.slice(0, ADDRESS_MAX_LENGTH),
      details: storableJson(details ?? {}),
    })
    .execute()
}

interface Change<Before extends object, After extends object> {
  at: Date
  action: AuditAction
  actor_id: number
  /** The account concerned. */
  account_id?: number | undefined
  /** What was changed, for example `{ masterclass_id: 4 }`. */
  subject?: Partial<Record<AuditField, string | number | readonly string[]>>
  /** Undefined for a new entry. */
  before: Known<Before> | undefined
  /** Undefined for a deleted entry. */
  after: Known<After> | undefined
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
export const auditChange = async <Before extends object, After extends object>(
  tx: Tx,
  { subject, before, after, ...entry }: Change<Before, After>,
): Promise<void> => {
  const changes = changedFields(before, after)
  if (Object.keys(changes).length === 0) return
  await audit(tx, { ...entry, details: { ...subject, ...changes } })
}

/** The same for several entries at once. */
export const auditChanges = async <Before extends object, After extends object>(
  tx: Tx,
  changed: readonly Change<Before, After>[],
): Promise<void> => {
  const entries = changed.flatMap(({ subject, before, after, ...entry }) => {
    const changes = changedFields(before, after)
    const details = storableJson({ ...subject, ...changes })
    return Object.keys(changes).length > 0 ? [{ ...entry, details }] : []
  })
  if (entries.length > 0) await tx.insertInto('audit_log').values(entries).execute()
}

/** A trigger refuses to change or delete entries, except for what is expired. */
const allowExpiry = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  const allow = (value: 'on' | 'off') =>
    sql`select set_config('academy.deletes_expired_record', ${value}, true)`.execute(tx)
  await allow('on')
  const done = await work()
  await allow('off')
  return done
}

/** Returns how many it deleted. */
export const deleteAuditBefore = (tx: Tx, since: Date): Promise<number> =>
  allowExpiry(tx, async () => {
    const { numDeletedRows } = await tx.deleteFrom('audit_log').where('at', '<', since).executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Removes the network addresses of older entries. Returns how many. */
export const clearAddressesBefore = (tx: Tx, since: Date): Promise<number> =>
  allowExpiry(tx, async () => {
    const { numUpdatedRows } = await tx
      .updateTable('audit_log')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('at', '<', since)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
