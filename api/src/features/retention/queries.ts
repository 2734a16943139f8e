import type { RetentionChange } from '@academy/contract/retention/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/** Stores the periods, unless somebody has changed this version. Returns whether it did. */
export const updatePeriods = async (
  tx: Tx,
  { version, ...amounts }: RetentionChange,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('retention_settings')
    .set({
      ...amounts,
      version: version + 1,
      account_shortened_at: sql`case when ${amounts.account} < account then ${now} else account_shortened_at end`,
    })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
