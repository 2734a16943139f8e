import * as contract from '@academy/contract/access/second-factor/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { registrationSubject, relyingParty } from './passkey-challenges.ts'
import { credentialsOf, insertChallenge } from './passkey-queries.ts'
import { challengeLimits } from './rules.ts'

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
      userDisplayName: `${account.first_name} ${account.last_name}`,
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
