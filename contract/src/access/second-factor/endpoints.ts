import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import {
  Confirmation,
  CreationOptions,
  code,
  FactorAdded,
  Passkey,
  PasskeyAttestation,
  PasskeyName,
  RecoveryCodes,
  SecondFactor,
  SigningOptions,
} from './schemas.ts'

// Accounts that lack a required second factor can call these.
const own = { access: 'signed-in', beforeSecondFactor: true, status: 200 } as const

const examplePasskey: Passkey = {
  id: 3,
  name: 'Phone',
  created_at: '2027-03-01T09:12:00.000Z',
  last_used_at: null,
}
const exampleFactor: SecondFactor = {
  totp: { confirmed_at: '2027-03-01T09:10:00.000Z', last_used_at: null },
  passkeys: [examplePasskey],
  recovery_codes: 10,
  required_from: null,
  reset: null,
}
const exampleCodes = { recovery_codes: ['K7QD-M2WP-XR4T-9HBN'] }
const exampleAdded = { ...exampleCodes, ended_logins: 1 }
const exampleCreation = {
  options: {
    challenge: 'h0Kq…',
    rp: { name: 'Academy', id: 'academy.example.org' },
    user: { id: 'YWNjb3VudCA3', name: 'mira@example.org', displayName: 'Mira Talbach' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  },
}

export const secondFactor = endpoint({
  ...own,
  method: 'GET',
  path: '/api/second-factor',
  summary: 'The own second factor: authenticator app, passkeys, recovery codes, and whether it is required',
  reply: SecondFactor,
  example: { reply: exampleFactor },
})

export const beginTotp = endpoint({
  ...own,
  method: 'POST',
  path: '/api/second-factor/totp',
  summary: 'Begin to set up an authenticator app; it counts once `confirmTotp` gets a code of it',
  recent: true,
  refuses: ['totp_known'],
  reply: z.object({ secret: z.string(), uri: z.string() }),
  example: {
    reply: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Academy:mira@example.org?secret=JBSWY3DPEHPK3PXP',
    },
  },
})

export const confirmTotp = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/second-factor/totp',
  summary:
    'Finish setting up an authenticator app with its first code. The first factor of an account ends its other logins and comes with recovery codes',
  recent: true,
  body: z.object({ code }),
  reply: FactorAdded,
  refuses: ['not_found', 'too_many_requests'],
  example: { body: { code: '492039' }, reply: exampleAdded },
})

export const removeTotp = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/second-factor/totp',
  summary: 'Remove the authenticator app; without any factor left, the recovery codes go, too',
  recent: true,
  status: 204,
  reply: z.undefined(),
})

export const makeRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  summary: 'Make ten new recovery codes, shown this once; the old ones stop working',
  recent: true,
  reply: RecoveryCodes,
  refuses: ['second_factor_absent'],
  example: { reply: exampleCodes },
})

export const passkeyOptions = endpoint({
  ...own,
  method: 'POST',
  path: '/api/second-factor/passkeys/options',
  summary: 'What the browser needs to make a passkey; valid once, for five minutes',
  recent: true,
  reply: CreationOptions,
  refuses: ['too_many_requests'],
  example: { reply: exampleCreation },
})

export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/second-factor/passkeys',
  summary:
    'Add a passkey. The first factor of an account ends its other logins and comes with recovery codes',
  recent: true,
  body: PasskeyName.extend({ passkey: PasskeyAttestation }),
  reply: FactorAdded,
  refuses: ['passkey_refused', 'passkey_known'],
  example: {
    body: {
      name: 'Phone',
      passkey: {
        id: 'aGVsbG8',
        rawId: 'aGVsbG8',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' },
      },
    },
    reply: exampleAdded,
  },
})

export const renamePasskey = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/second-factor/passkeys/:id',
  summary: 'Give a passkey another name',
  params: z.object({ id: pathId }),
  body: PasskeyName,
  reply: Passkey,
  refuses: ['not_found'],
  example: { body: { name: 'Phone' }, reply: examplePasskey },
})

export const removePasskey = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/second-factor/passkeys/:id',
  summary: 'Remove a passkey; without any factor left, the recovery codes go, too',
  params: z.object({ id: pathId }),
  recent: true,
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found'],
})

export const stopOwnReset = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/reset',
  access: 'signed-in',
  summary: 'Stop the reset of your own second factor that another admin has asked for',
  status: 204,
  reply: z.undefined(),
  refuses: ['reset_over'],
})

export const confirmationOptions = endpoint({
  ...own,
  method: 'POST',
  path: '/api/confirmation/options',
  summary: 'What an own passkey has to sign for `confirmIdentity`; valid once, for five minutes',
  reply: SigningOptions,
  refuses: ['too_many_requests'],
  example: { reply: { options: { challenge: 'h0Kq…', rpId: 'academy.example.org' } } },
})

export const confirmIdentity = endpoint({
  ...own,
  method: 'POST',
  path: '/api/confirmation',
  summary:
    'Show the second factor again, or the password if the account has none. Calls that ask for a recent login pass for 15 minutes',
  body: Confirmation,
  status: 204,
  reply: z.undefined(),
  refuses: ['passkey_refused', 'second_factor_absent', 'too_many_requests'],
  example: { body: { current_password: 'Musik-Sommer-1' }, reply: undefined },
})
