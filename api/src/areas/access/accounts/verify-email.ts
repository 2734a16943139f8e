import * as contract from '@academy/contract/access/accounts/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { isSignedPath, timingSafeEqualText } from '../../../base/signed-links.ts'
import type { Tx } from '../../../db/connection.ts'
import { addressHash, verificationPath } from './links.ts'
import { sendAddressChanged } from './mails.ts'
import { isEmailTaken, lockForChange, replaceEmail, setVerified } from './queries.ts'

const isLinkOf = (email: string | null, hash: string) =>
  email !== null && timingSafeEqualText(addressHash(email), hash)

/** Confirms the address of the account, or replaces it with the pending one. */
const confirm = async (tx: Tx, id: number, hash: string, now: Date): Promise<void> => {
  const account = await lockForChange(tx, id)
  if (!account) throw problem('invalid_link')
  const { email: before, pending_email: email, pending_email_session: session } = account
  if (isLinkOf(before, hash)) {
    if (account.email_verified) return
    await setVerified(tx, id)
    await audit(tx, { at: now, action: 'email_verified', account_id: id })
    return
  }
  if (email === null || !isLinkOf(email, hash)) throw problem('invalid_link')
  await replaceEmail(tx, id, { email, email_verified: true, session })
  await audit(tx, { at: now, action: 'email_changed', account_id: id, details: { from: before, to: email } })
  await sendAddressChanged(tx, account, now)
}

export const verifyEmail = serve(
  contract.verifyEmail,
  async ({ db, secret }, { params: { id, hash }, query, now }) => {
    if (!isSignedPath(secret, verificationPath(id, hash), query, now)) throw problem('invalid_link')
    try {
      await db.transaction().execute(tx => confirm(tx, id, hash, now))
    } catch (error) {
      // Two accounts waited for this address, and the other was confirmed first.
      throw isEmailTaken(error) ? problem('new_address_taken') : error
    }
    return { verified: true } as const
  },
)
