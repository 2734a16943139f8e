import type { SigningOptions } from '@academy/contract/access/second-factor/passkey-options'
import { guard } from '../../../base/rate-limit.ts'
import type { Services } from '../../../base/services.ts'
import { relyingParty } from './passkey-challenges.ts'
import { credentialsOf, insertChallenge } from './passkey-queries.ts'
import { challengeLimits } from './rules.ts'

interface Asked {
  subject: string
  /** Undefined if any passkey of the site may answer. */
  account_id?: number
  userVerification: 'preferred' | 'required'
  address: string
  now: Date
}

/** Makes and stores a challenge that a passkey has to sign. */
export const offerPasskeyChallenge = async (
  { db, config }: Services,
  { subject, account_id, userVerification, address, now }: Asked,
): Promise<{ options: SigningOptions }> => {
  await guard(db, challengeLimits(address))
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    allowCredentials: account_id === undefined ? [] : await credentialsOf(db, account_id),
    userVerification,
  })
  await insertChallenge(db, options.challenge, subject, now)
  return { options }
}
