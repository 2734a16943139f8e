import type { DeletedKind, ForeseenKind } from '@academy/contract/personal-data/retention'
import type { Deleted } from '@academy/contract/retention/schemas'
import { day, instant, nullable, number, text } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { isDormant } from '../erasure/dormant-queries.ts'
import { materialEnd, materialTables } from '../profile/material-queries.ts'
import { clearableIbans } from '../refunds/queries.ts'

/**
 * What is deleted when its moment is before `$1`: what is looked at, the moment, and what else has to be true. The same
 * conditions as in the statements that delete; a test compares them.
 */
const foreseen: Record<ForeseenKind, { from: string; moment: string; where?: string }> = {
  erasure: {
    from: 'erasure_requests',
    moment: 'erase_after',
    where: 'cancelled_at is null and erased_at is null and account_id is not null',
  },
  account: { from: 'accounts', moment: 'last_login_at', where: isDormant },
  material: {
    from: materialTables,
    moment: `(${materialEnd})::timestamptz`,
    where: 'material_removed_at is null',
  },
  parent_consent: {
    from: 'parent_consents join academies on academies.id = academy_id',
    moment: 'end_date_academy::timestamptz',
  },
  messages: { from: 'contact_messages', moment: 'created_at' },
  mails: { from: 'outbox', moment: 'created_at' },
  invitations: { from: 'invitations', moment: 'expires_at' },
  bank_details: { ...clearableIbans, moment: 'refund.paid_on::timestamptz' },
  addresses: { from: 'audit_log', moment: 'at', where: 'address is not null' },
  record: { from: 'audit_log', moment: 'at' },
}

const statements = new Map(
  Object.entries(foreseen).map(([kind, { from, moment, where }]) => [
    kind,
    fixedStatement<{ count: number; first: Date | null }, [before: Date]>({
      count: number(),
      first: nullable(instant()),
    })(`
      select count(*)::int as count, min(${moment}) as first
      from ${from} where ${moment} < $1 ${where ? `and ${where}` : ''}`),
  ]),
)

/** Returns how much of a kind is from before a moment, and the moment of the oldest. */
export const countOver = async (db: Db, kind: ForeseenKind, before: Date) => {
  const [found] = (await statements.get(kind)?.(db, before)) ?? []
  return found ?? { count: 0, first: null }
}

const deletedStatement = fixedStatement<Deleted, [since: string]>({
  kind: text<DeletedKind>(),
  day: day(),
  count: number(),
})('select kind, day, count from retention_deletions where day >= $1::date order by day desc, kind')

export const findDeleted = (db: Db, since: string): Promise<Deleted[]> => deletedStatement(db, since)
