import type { RequiredGroup, Requirement } from '@academy/contract/access/second-factor/schemas'
import { loadRequirement } from '../../../base/second-factor-requirement.ts'
import type { Db, Tx } from '../../../db/connection.ts'

/** What the office sees: also in a demo what is set, although it has no effect there. */
export const readRequirement = async (db: Db | Tx, isProduction: boolean): Promise<Requirement> => {
  const row = await db
    .selectFrom('security_settings')
    .innerJoin('installation', join => join.onTrue())
    .select(['required_of', 'required_since', 'grace_days', 'version', 'is_demo'])
    .$narrowType<{ required_of: RequiredGroup[] | null }>()
    .executeTakeFirstOrThrow()
  const { required_of } = await loadRequirement(db, isProduction)
  return {
    required_of: row.required_of ?? [...required_of],
    required_since: row.required_since.toISOString(),
    grace_days: row.grace_days,
    is_demo: row.is_demo,
    version: row.version,
  }
}

interface Change {
  required_of: readonly RequiredGroup[]
  grace_days: number
  version: number
  /** Undefined if the days of grace go on. */
  required_since: Date | undefined
}

/** Returns false if somebody else has changed it in the meantime. */
export const updateRequirement = async (
  tx: Tx,
  { required_of, grace_days, version, required_since }: Change,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('security_settings')
    .set({
      required_of: [...required_of],
      grace_days,
      version: version + 1,
      ...(required_since && { required_since }),
    })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
