import * as contract from '@academy/contract/access/second-factor/endpoints'
import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import type { SigningOptions } from '@academy/contract/access/second-factor/schemas'
import { fullName } from '@academy/contract/base/names'
import { loadAssociation } from '../../../base/association.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { findPendingLogin } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'
import { findAccount } from '../accounts/queries.ts'
import { credentialsOf, insertChallenge } from './passkey-queries.ts'
import { challengeLimits } from './rules.ts'

/** For whom a challenge was made: it works for nobody else, and for nothing else. */
export const accountSubject = (account_id: number): string => `account ${account_id}`
export const registrationSubject = (account_id: number): string => `new passkey ${account_id}`
export const pendingSubject = (token: string): string => `login ${hashToken(token).toString('base64url')}`
export const ANYBODY = 'anybody'

/** The names under which authenticators know the site. */
export const relyingParty = ({ siteUrl }: Services['config']): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** The challenge inside of what an authenticator has signed; undefined if it is no such thing. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = data instanceof Object && 'challenge' in data ? data.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

interface ChallengeRequest {
  subject: string
  /** Undefined if any passkey of the site may answer. */
  account_id?: number
  userVerification: 'preferred' | 'required'
  address: string
  now: Date
}

/** Makes and stores a challenge that a passkey has to sign. */
const offerPasskeyChallenge = async (
  { db, config }: Services,
  { subject, account_id, userVerification, address, now }: ChallengeRequest,
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

export const offerRegistration = serve(
  contract.passkeyOptions,
  async ({ db, config }, { user, address, now }) => {
    await guard(db, challengeLimits(address))
    const account = await findAccount(db, user.id)
    if (!account) throw problem('unauthorized')
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpID: relyingParty(config).rpID,
      rpName: (await loadAssociation(db)).name,
      userName: account.email,
      userDisplayName: fullName(account),
      // The same for each passkey of an account, so that authenticators show one account.
      userID: new TextEncoder().encode(`account ${user.id}`),
      excludeCredentials: await credentialsOf(db, user.id),
      // Without a password only with a passkey that finds the account itself; older keys still are a second factor.
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    await insertChallenge(db, options.challenge, registrationSubject(user.id), now)
    return { options }
  },
)

export const offerConfirmation = serve(contract.confirmationOptions, (services, { user, address, now }) =>
  offerPasskeyChallenge(services, {
    subject: accountSubject(user.id),
    account_id: user.id,
    userVerification: 'preferred',
    address,
    now,
  }),
)

export const offerLogin = serve(logins.passkeyLoginOptions, (services, { address, now }) =>
  offerPasskeyChallenge(services, { subject: ANYBODY, userVerification: 'required', address, now }),
)

export const offerSecondStep = serve(logins.secondStepPasskey, async (services, { body, address, now }) => {
  const pending = await findPendingLogin(services.db, body.token, now)
  if (!pending) throw problem('login_expired')
  const { account_id } = pending
  const subject = pendingSubject(body.token)
  return offerPasskeyChallenge(services, { subject, account_id, userVerification: 'preferred', address, now })
})
