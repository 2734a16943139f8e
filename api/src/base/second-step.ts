import type { FactorMethod, SecondStep } from '@academy/contract/base/schemas'
import { boolean, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { lockAccount } from '../db/locks.ts'
import { problem } from './problem.ts'
import { endSessions } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

const PENDING_MS = 10 * 60 * 1000
/** Wrong codes that a pending login allows; the check constraint of the table says the same. */
const MAX_TRIES = 5

const factorsStatement = fixedStatement({ has_totp: boolean(), has_passkey: boolean(), codes: number() })<
  [account_id: number]
>(`
  select
    exists (select from totp_factors where account_id = $1 and confirmed_at is not null) as has_totp,
    exists (select from passkeys where account_id = $1) as has_passkey,
    (select count(*)::int from recovery_codes where account_id = $1 and used_at is null) as codes`)

/** Returns the ways in which the owner of an account can show a second factor: none if it has no factor. */
export const factorMethodsOf = async (db: Db | Tx, account_id: number): Promise<FactorMethod[]> => {
  const [found] = await factorsStatement(db, account_id)
  if (!found?.has_totp && !found?.has_passkey) return []
  return [
    ...(found.has_totp ? (['totp'] as const) : []),
    ...(found.has_passkey ? (['passkey'] as const) : []),
    ...(found.codes > 0 ? (['recovery_code'] as const) : []),
  ]
}

interface FirstStep {
  account_id: number
  /** The stored password that the typed one was compared with. */
  password_hash: string
  now: Date
}

const beginStatement = fixedStatement({ account_id: number() })<
  [token_hash: Buffer, account_id: number, password_hash: string, expires_at: Date]
>(`
  insert into pending_logins (token_hash, account_id, expires_at)
  select $1::bytea, id, $4::timestamptz from accounts where id = $2 and password_hash = $3
  returning account_id`)

/**
 * Begins the second step of a login whose password is right. Undefined if the account has no second factor. It waits for a change of
 * the password or the factor, which ends the pending logins.
 */
export const beginSecondStep = async (
  tx: Tx,
  { account_id, password_hash, now }: FirstStep,
): Promise<SecondStep | undefined> => {
  await lockAccount(tx, account_id)
  const methods = await factorMethodsOf(tx, account_id)
  if (methods.length === 0) return undefined
  const token = newToken()
  const expires_at = new Date(now.getTime() + PENDING_MS)
  const [begun] = await beginStatement(tx, hashToken(token), account_id, password_hash, expires_at)
  if (!begun) throw problem('wrong_credentials')
  return { token, methods }
}

const tryStatement = fixedStatement({
  account_id: number(),
})<[token_hash: Buffer, now: Date, max: number]>(`
  update pending_logins set tries = tries + 1
  where token_hash = $1 and expires_at > $2 and tries < $3
  returning account_id`)

/** Counts a try before it is checked, in one statement. Undefined if the login is over or has no tries left. */
export const tryPendingLogin = async (db: Db, token: string, now: Date): Promise<number | undefined> => {
  const [found] = await tryStatement(db, hashToken(token), now, MAX_TRIES)
  return found?.account_id
}

/** Returns the account of a login that can still be finished. */
export const findPendingLogin = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('pending_logins')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .executeTakeFirst()

/** Ends a pending login. Returns whether it was still there: of several requests one finishes it. */
export const takePendingLogin = async (db: Db | Tx, token: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('pending_logins')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the pending logins of an account: its password or its second factor has changed. */
export const endPendingLogins = (db: Db | Tx, account_id: number) =>
  db.deleteFrom('pending_logins').where('account_id', '=', account_id).execute()

/** Ends pending logins and sessions: all, or all but the one with this token hash. */
export const endLogins = async (tx: Tx, account_id: number, except?: Buffer | null): Promise<void> => {
  await endSessions(tx, account_id, except)
  await endPendingLogins(tx, account_id)
}

const strangersStatement = fixedStatement({ id: number() })<[account_id: number]>(`
  with unconfirmed as (select id from accounts where id = $1 and not email_verified),
    apps as (delete from totp_factors where account_id in (select id from unconfirmed)),
    keys as (delete from passkeys where account_id in (select id from unconfirmed)),
    codes as (delete from recovery_codes where account_id in (select id from unconfirmed))
  select id from unconfirmed`)

/** Removes the factors of an account whose address was never confirmed: its owner has shown up. */
export const removeStrangersFactors = (tx: Tx, account_id: number) => strangersStatement(tx, account_id)

export const deleteExpiredSteps = async (db: Db | Tx, now: Date): Promise<void> => {
  await db.deleteFrom('pending_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
