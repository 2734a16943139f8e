import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import { serve } from '../../../base/serve.ts'
import { offerPasskeyChallenge } from './offer-passkey-challenge.ts'
import { ANYBODY } from './passkey-challenges.ts'

export const offerLogin = serve(logins.passkeyLoginOptions, (services, { address, now }) =>
  offerPasskeyChallenge(services, { subject: ANYBODY, userVerification: 'required', address, now }),
)
