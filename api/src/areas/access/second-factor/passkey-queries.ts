import type { Passkey } from '@academy/contract/access/second-factor/schemas'
import type { Db, Tx } from '../../../db/connection.ts'
import { violates } from '../../../db/violates.ts'

const CHALLENGE_MS = 5 * 60 * 1000

export const isPasskeyKnown = violates('unique', 'passkeys_credential_id_key')

export const insertChallenge = (db: Db, challenge: string, subject: string, now: Date) =>
  db
    .insertInto('passkey_challenges')
    .values({ challenge, subject, expires_at: new Date(now.getTime() + CHALLENGE_MS) })
    .execute()

/** Uses up a challenge. One statement: of several requests with it one passes. */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  subject: string,
  now: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findPasskey = (db: Db, credential_id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'sign_count', 'transports'])
    .where('credential_id', '=', credential_id)
    .executeTakeFirst()

interface NewPasskey {
  account_id: number
  name: string
  credential_id: string
  public_key: Buffer
  sign_count: number
  transports: string[]
  created_at: Date
}

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const
interface Row {
  id: number
  name: string
  created_at: Date
  last_used_at: Date | null
}
const asShown = ({ created_at, last_used_at, ...row }: Row): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export const insertPasskey = async (tx: Tx, passkey: NewPasskey): Promise<Passkey> =>
  asShown(await tx.insertInto('passkeys').values(passkey).returning(shown).executeTakeFirstOrThrow())

/** The credentials of an account, for the browser to choose among them. */
export const credentialsOf = async (db: Db, account_id: number) => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', account_id)
    .execute()
  return rows
}

export const listPasskeys = async (db: Db, account_id: number): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .select(shown)
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute()
  return rows.map(asShown)
}

/**
 * Stores the counter of an authenticator. Returns false if it does not grow, as that of a copied one; most passkeys do
 * not count and stay at 0.
 */
export const countUse = async (
  db: Db,
  id: number,
  { sign_count, now }: { sign_count: number; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('sign_count', '<', sign_count), ...(sign_count === 0 ? [eb('sign_count', '=', 0)] : [])]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Owned {
  id: number
  account_id: number
}

export const updatePasskeyName = async (
  db: Db,
  { id, account_id }: Owned,
  name: string,
): Promise<Passkey | undefined> => {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .returning(shown)
    .executeTakeFirst()
  return row && asShown(row)
}

export const deletePasskey = (tx: Tx, { id, account_id }: Owned) =>
  tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .returning('name')
    .executeTakeFirst()

export const deletePasskeys = (tx: Tx, account_id: number) =>
  tx.deleteFrom('passkeys').where('account_id', '=', account_id).execute()
