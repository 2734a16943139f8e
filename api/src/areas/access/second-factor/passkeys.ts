import * as contract from '@academy/contract/access/second-factor/endpoints'
import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import type { PasskeyAssertion, PasskeyAttestation } from '@academy/contract/access/second-factor/schemas'
import { can } from '@academy/contract/base/abilities'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockAccount } from '../../../db/locks.ts'
import { finishLogin } from '../accounts/login.ts'
import { findAccount } from '../accounts/queries.ts'
import { addFactor } from './change-factors.ts'
import { ANYBODY, challengeIn, registrationSubject, relyingParty } from './passkey-challenges.ts'
import { countUse, findPasskey, insertPasskey, isPasskeyKnown, takeChallenge } from './passkey-queries.ts'

/** Checks a new passkey. The challenge is used up in any case. */
const verify = async (
  { db, config }: Services,
  response: PasskeyAttestation,
  { account_id, now }: { account_id: number; now: Date },
) => {
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, challenge, registrationSubject(account_id), now)))
    throw problem('passkey_refused')
  const { rpID, origin } = relyingParty(config)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!checked?.verified) throw problem('passkey_refused')
  return checked.registrationInfo.credential
}

export const addPasskey = serve(contract.addPasskey, async (services, { user, body, now }) => {
  const { name } = body
  const account_id = user.id
  const credential = await verify(services, body.passkey, { account_id, now })
  const row = {
    account_id,
    name,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: body.passkey.response.transports ?? [],
    created_at: now,
  }
  const added = services.db.transaction().execute(async tx => {
    await lockAccount(tx, account_id)
    return addFactor(tx, services, {
      user,
      now,
      change: 'passkey_added',
      name,
      insert: async () => Boolean(await insertPasskey(tx, row)),
    })
  })
  return added.catch(error => {
    throw isPasskeyKnown(error) ? problem('passkey_known') : error
  })
})

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

/** A passkey that has verified its owner is two factors in one, so nothing else is asked. */
export const logInWithPasskey = serve(logins.passkeyLogin, async (services, call) => {
  const { body, now } = call
  const { passkey } = body
  const claim = { passkey, subject: ANYBODY, requireUserVerification: true, now }
  const account = await findAccount(services.db, await checkPasskey(services, claim))
  if (!account) throw problem('passkey_refused')
  if (services.maintenance.isOn() && !can(account.roles, 'use_office'))
    throw problem('maintenance', { retryAfter: 30 })
  return finishLogin(services, { account, call }, async () => undefined)
})
