import { randomBytes } from 'node:crypto'
import { hashToken, newToken } from '../base/tokens.ts'
import type { Tx } from '../db/connection.ts'

const DAY_MS = 86_400_000
const CODES = 10
const EMAIL = 'tordis.kvernelia@example.org'

/**
 * An accompanist has a passkey, an authenticator app and recovery codes, so that the lists show it. Nobody has the keys; the
 * logins of the README stay without a second factor. Does nothing a second time.
 */
export const seedFactors = async (tx: Tx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const person = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', EMAIL)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').whereRef('account_id', '=', 'accounts.id'))),
    )
    .executeTakeFirst()
  if (!person) return
  await tx
    .insertInto('passkeys')
    .values({
      ...{ account_id: person.id, name: 'My phone', created_at: daysAgo(37), last_used_at: daysAgo(3) },
      ...{ credential_id: randomBytes(16).toString('base64url'), public_key: randomBytes(77) },
      transports: ['internal', 'hybrid'],
    })
    .execute()
  await tx
    .insertInto('totp_factors')
    .values({
      ...{ account_id: person.id, secret: randomBytes(60), created_at: daysAgo(37) },
      ...{ confirmed_at: daysAgo(37), last_used_at: daysAgo(12) },
    })
    .execute()
  await tx
    .insertInto('recovery_codes')
    .values(
      Array.from({ length: CODES }, () => ({ account_id: person.id, code_hash: hashToken(newToken()) })),
    )
    .execute()
}
