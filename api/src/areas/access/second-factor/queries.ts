import type { RequiredGroup, Requirement } from '@academy/contract/access/second-factor/schemas'
import { loadRequirement } from '../../../base/second-factor-requirement.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { CODE_COUNT, newRecoveryCode, plainRecoveryCode } from './rules.ts'

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

export const findTotp = (db: Db | Tx, account_id: number) =>
  db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at', 'last_used_at'])
    .where('account_id', '=', account_id)
    .executeTakeFirst()

/** Returns false if the account has a confirmed app, which stays. */
export const insertTotp = async (db: Db, account_id: number, secret: Buffer, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factors')
    .values({ account_id, secret, created_at: now })
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const confirmTotpRow = async (
  tx: Tx,
  account_id: number,
  { step, now }: { step: number; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('totp_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', account_id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up the code of a period and all before it. One statement: of several requests with a code one passes. */
export const useStep = async (db: Db, account_id: number, step: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: step, last_used_at: now })
    .where('account_id', '=', account_id)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also removes one that is being set up. Returns whether a confirmed one was removed. */
export const deleteTotp = async (tx: Tx, account_id: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('totp_factors')
    .where('account_id', '=', account_id)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}

const hashOf = (code: string) => hashToken(plainRecoveryCode(code))

/** Replaces the recovery codes of an account and returns the new ones, which are stored as hashes. */
export const replaceRecoveryCodes = async (tx: Tx, account_id: number): Promise<string[]> => {
  const codes = Array.from({ length: CODE_COUNT }, newRecoveryCode)
  await deleteRecoveryCodes(tx, account_id)
  const rows = codes.map(code => ({ account_id, code_hash: hashOf(code) }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

export const deleteRecoveryCodes = (tx: Tx, account_id: number) =>
  tx.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute()

/** One statement: of several requests with a recovery code one passes. */
export const useRecoveryCode = async (
  db: Db | Tx,
  account_id: number,
  typed: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(typed))
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const countRecoveryCodes = async (db: Db | Tx, account_id: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
