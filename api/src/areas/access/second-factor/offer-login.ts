import type { passkeyLoginOptions as endpoint } from '@academy/contract/access/second-factor/login-endpoints'
import type { Operation } from '../../../base/services.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { ANYBODY } from './passkey-challenges.ts'

export const offerLogin: Operation<typeof endpoint> = (services, { address, now }) =>
  offerPasskeyChallenge(services, { subject: ANYBODY, userVerification: 'required', address, now })
