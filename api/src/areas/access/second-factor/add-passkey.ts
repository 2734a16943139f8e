import * as contract from '@academy/contract/access/second-factor/endpoints'
import type { PasskeyAttestation } from '@academy/contract/access/second-factor/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockAccount } from '../../../db/locks.ts'
import { addFactor } from './change-factors.ts'
import { challengeIn, registrationSubject, relyingParty } from './passkey-challenges.ts'
import { insertPasskey, isPasskeyKnown, takeChallenge } from './passkey-queries.ts'

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
