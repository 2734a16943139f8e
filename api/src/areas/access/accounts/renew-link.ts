import type { Clock } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { addressHash, verificationPath, verificationUrl } from './links.ts'
import { findAccount } from './queries.ts'

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
