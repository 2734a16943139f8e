import type { RetentionChange } from '@academy/contract/privacy/retention/schemas'
import type { Tx } from '../../../db/connection.ts'

/** Stores the periods, unless somebody has changed this version. Returns whether it did. */
export const updatePeriods = async (tx: Tx, { version, ...amounts }: RetentionChange): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('retention_settings')
    .set({ ...amounts, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
