import type { passkeyLoginOptions as endpoint } from '@academy/contract/second-factor/login-endpoints'
import type { Verb } from '../../lib/services.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { ANYBODY } from './passkey-challenges.ts'

export const offerLogin: Verb<typeof endpoint> = (services, { address, now }) =>
  offerPasskeyChallenge(services, { subject: ANYBODY, userVerification: 'required', address, now })
