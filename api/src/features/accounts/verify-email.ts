import type { verifyEmail as endpoint } from '@academy/contract/accounts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { isSignedPath, timingSafeEqualText } from '../../lib/signed-links.ts'
import { addressHash, verificationPath } from './links.ts'
import { findById, setVerified } from './queries.ts'

export const verifyEmail: Verb<typeof endpoint> = async (
  { db, secret },
  { params: { id, hash }, query, now },
) => {
  if (!isSignedPath(secret, verificationPath(id, hash), query, now)) throw problem('invalid_link')
  const account = await findById(db, id)
  if (!account || !timingSafeEqualText(addressHash(account.email), hash)) throw problem('invalid_link')
  if (!account.email_verified) {
    await setVerified(db, id)
    await audit(db, { at: now, action: 'email_verified', account_id: id })
  }
  return { verified: true }
}
