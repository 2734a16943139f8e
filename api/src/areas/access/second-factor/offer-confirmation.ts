import type { confirmationOptions as endpoint } from '@academy/contract/access/second-factor/endpoints'
import type { Operation } from '../../../base/services.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { accountSubject } from './passkey-challenges.ts'

export const offerConfirmation: Operation<typeof endpoint> = (services, { user, address, now }) =>
  offerPasskeyChallenge(services, {
    subject: accountSubject(user.id),
    account_id: user.id,
    userVerification: 'preferred',
    address,
    now,
  })
