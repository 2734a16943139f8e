import type { Clock } from '../../../base/clock.ts'
import { NO_PASSWORD } from '../../../base/passwords.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  addressHash,
  sendNewAddressConfirmation,
  sendVerification,
  verificationPath,
  verificationUrl,
} from './mails.ts'
import { type LinkAskedBy, sendFirstPassword, sendPasswordReset } from './password-mails.ts'
import { insertReset } from './password-queries.ts'
import { findAccount, type findByEmail } from './queries.ts'
import { FIRST_PASSWORD_MS, LINK_MS } from './rules.ts'

interface Signing {
  siteUrl: string
  secret: string
  clock: Clock
}

/**
 * Returns the link of a confirmation mail with a new time limit, or null if there is nothing to confirm any more: the
 * address is confirmed, or is not that of the account.
 */
export const renewVerification =
  ({ clock, ...signing }: Signing) =>
  async (tx: Tx, { account_id, secret_link }: { account_id: number | null; secret_link: string }) => {
    const account = account_id === null ? undefined : await findAccount(tx, account_id)
    if (!account) return null
    const { pathname, searchParams } = new URL(secret_link)
    const waiting = [account.pending_email, account.email_verified ? null : account.email]
    const email = waiting.find(
      address => address !== null && pathname.endsWith(verificationPath(account.id, addressHash(address))),
    )
    if (!email) return null
    const link = verificationUrl(signing, { id: account.id, email }, clock.now())
    const apply = searchParams.get('apply')
    return { link: apply === null ? link : `${link}&apply=${apply}` }
  }

type Owner = Pick<
  NonNullable<Awaited<ReturnType<typeof findByEmail>>>,
  'id' | 'email' | 'first_name' | 'locale'
>

/** Sends a link to set a password. Without a password yet, it is valid longer and its mail says why. */
export const sendPasswordLink = async (
  services: Services,
  tx: Tx,
  { password_hash, by, ...owner }: Owner & { password_hash: string; by: LinkAskedBy },
  now: Date,
): Promise<void> => {
  const token = newToken()
  const hasPassword = password_hash !== NO_PASSWORD
  await insertReset(tx, {
    account_id: owner.id,
    email: owner.email,
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + (hasPassword ? LINK_MS : FIRST_PASSWORD_MS)),
  })
  await (hasPassword ? sendPasswordReset : sendFirstPassword)(services, tx, owner, { token, by }, now)
}

type UnconfirmedAccount = Pick<
  NonNullable<Awaited<ReturnType<typeof findAccount>>>,
  'id' | 'email' | 'first_name' | 'locale' | 'pending_email'
>

/** Sends to the address that waits for confirmation: the pending one, or the one of the registration. */
export const sendConfirmationLink = (
  services: Services,
  tx: Tx,
  { pending_email, ...owner }: UnconfirmedAccount,
  now: Date,
): Promise<void> => {
  const send = pending_email ? sendNewAddressConfirmation : sendVerification
  return send(services, tx, { ...owner, email: pending_email ?? owner.email }, now)
}
