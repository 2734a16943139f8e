import type { PasskeyAssertion } from '@academy/contract/access/second-factor/schemas'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { challengeIn, relyingParty } from './passkey-challenges.ts'
import { countUse, findPasskey, takeChallenge } from './passkey-queries.ts'

interface Claim {
  passkey: PasskeyAssertion
  /** For whom the challenge was made. */
  subject: string
  /** Whose passkey it has to be; undefined if the passkey says who logs in. */
  account_id?: number
  /** Whether the authenticator must have checked a PIN, a finger or a face. */
  requireUserVerification?: boolean
  now: Date
}

/** Checks what a passkey has signed and returns whose it is. The challenge is used up in any case. */
export const checkPasskey = async (
  { db, config }: Services,
  { passkey, subject, account_id, requireUserVerification = false, now }: Claim,
): Promise<number> => {
  const refusal = () => problem('passkey_refused')
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, challenge, subject, now))) throw refusal()
  const stored = await findPasskey(db, passkey.id)
  if (!stored || (account_id !== undefined && stored.account_id !== account_id)) throw refusal()
  const { rpID, origin } = relyingParty(config)
  // The library is large: load it with the first passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(stored.public_key),
      counter: Number(stored.sign_count),
    },
  }).catch(() => undefined)
  if (!checked?.verified) throw refusal()
  const { newCounter: sign_count } = checked.authenticationInfo
  if (!(await countUse(db, stored.id, { sign_count, now }))) throw refusal()
  return stored.account_id
}
