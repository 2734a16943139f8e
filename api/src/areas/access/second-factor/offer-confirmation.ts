import * as contract from '@academy/contract/access/second-factor/endpoints'
import { serve } from '../../../base/serve.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { accountSubject } from './passkey-challenges.ts'

export const offerConfirmation = serve(contract.confirmationOptions, (services, { user, address, now }) =>
  offerPasskeyChallenge(services, {
    subject: accountSubject(user.id),
    account_id: user.id,
    userVerification: 'preferred',
    address,
    now,
  }),
)
