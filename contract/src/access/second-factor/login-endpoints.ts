import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { text } from '../../base/fields.ts'
import { LoginReply } from '../accounts/schemas.ts'
import { hasProof, PasskeyAssertion, Proof, proofMissing, SigningOptions } from './schemas.ts'

const exampleLogin = {
  access_token: 'gQ3v…',
  user_data: {
    id: 7,
    first_name: 'Mira',
    last_name: 'Talbach',
    email: 'mira@example.org',
    date_of_birth: null,
    gender: null,
    nationality: null,
    locale: 'de',
    email_verified: true,
    roles: ['student'],
  },
}
const exampleOptions = { options: { challenge: 'h0Kq…', rpId: 'academy.example.org' } }
const exampleAssertion = {
  id: 'aGVsbG8',
  rawId: 'aGVsbG8',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC' },
}

// Admins must be able to log in during maintenance; the handlers refuse everybody else.
const loginPart = { access: 'anyone', method: 'POST', status: 200, inMaintenance: true } as const
const token = text(100)

export const finishLogin = endpoint({
  ...loginPart,
  path: '/api/login/second-step',
  summary:
    'Finish a login with the token of `second_factor_required` and a code, a recovery code or a passkey. Each code works once',
  body: Proof.extend({ token }).refine(({ token: _, ...proof }) => hasProof(proof), proofMissing),
  reply: LoginReply,
  refuses: ['login_expired', 'passkey_refused', 'too_many_requests'],
  example: { body: { token: 'Zk2x…', code: '492039' }, reply: exampleLogin },
})

export const secondStepPasskey = endpoint({
  ...loginPart,
  path: '/api/login/second-step/passkey',
  summary: 'What a passkey has to sign to finish a login; valid once, for five minutes',
  body: z.object({ token }),
  reply: SigningOptions,
  refuses: ['login_expired', 'too_many_requests'],
  example: { body: { token: 'Zk2x…' }, reply: exampleOptions },
})

export const passkeyLoginOptions = endpoint({
  ...loginPart,
  path: '/api/login/passkey/options',
  summary: 'What a passkey has to sign to log in without a password; valid once, for five minutes',
  reply: SigningOptions,
  refuses: ['too_many_requests'],
  example: { reply: exampleOptions },
})

export const passkeyLogin = endpoint({
  ...loginPart,
  path: '/api/login/passkey',
  summary: 'Log in with a passkey that has verified its owner, without address and password',
  body: z.object({ passkey: PasskeyAssertion }),
  reply: LoginReply,
  refuses: ['passkey_refused', 'too_many_requests'],
  example: { body: { passkey: exampleAssertion }, reply: exampleLogin },
})
