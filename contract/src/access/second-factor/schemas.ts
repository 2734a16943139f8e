import { z } from 'zod'
import { MAX_GRACE_DAYS } from '../../base/constants.ts'
import { id, line, messageKey, password, whole } from '../../base/fields.ts'
import { PendingReset, RequiredGroup } from '../../base/schemas.ts'

export {
  FactorMethod,
  FactorState,
  PendingReset,
  RequiredGroup,
  requiredGroups,
  SecondStep,
} from '../../base/schemas.ts'

// What `@simplewebauthn/server` makes and `@simplewebauthn/browser` takes.
const offeredCredential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).exactOptional(),
})
const requirement = z.enum(['discouraged', 'preferred', 'required'])
const common = { challenge: z.string(), timeout: z.number().exactOptional() }

/** Options for the browser's dialog in which a passkey signs. */
export const SigningOptions = z.object({
  options: z.object({
    ...common,
    rpId: z.string().exactOptional(),
    allowCredentials: z.array(offeredCredential).exactOptional(),
    userVerification: requirement.exactOptional(),
  }),
})
export type SigningOptions = z.infer<typeof SigningOptions>['options']

/** Options for the browser's dialog in which a passkey is made. */
export const CreationOptions = z.object({
  options: z.object({
    ...common,
    rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    excludeCredentials: z.array(offeredCredential).exactOptional(),
    authenticatorSelection: z
      .object({
        residentKey: requirement.exactOptional(),
        requireResidentKey: z.boolean().exactOptional(),
        userVerification: requirement.exactOptional(),
      })
      .exactOptional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
  }),
})
export type CreationOptions = z.infer<typeof CreationOptions>['options']

/** Six digits, typed or pasted with or without spaces and hyphens. */
export const code = z
  .string(messageKey('CODE_REQUIRED'))
  .max(20, messageKey('CODE_FORMAT'))
  .overwrite(typed => typed.replaceAll(/[\s-]/g, ''))
  .min(1, messageKey('CODE_REQUIRED'))
  .regex(/^(\d{6})?$/, messageKey('CODE_FORMAT'))

/** As printed, or with other spaces, hyphens and capitals. */
const recoveryCode = z
  .string(messageKey('CODE_REQUIRED'))
  .trim()
  .min(1, messageKey('CODE_REQUIRED'))
  .max(60, messageKey('RECOVERY_CODE_WRONG'))

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+={0,2}$/)

/** What the browser got from an authenticator (WebAuthn). The server checks it as a whole. */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(200).exactOptional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

/** One of them. */
export const Proof = z.object({
  code: code.optional(),
  recovery_code: recoveryCode.optional(),
  passkey: PasskeyAssertion.optional(),
})
export type Proof = z.infer<typeof Proof>

export const hasProof = (proof: object): boolean => Object.values(proof).some(value => value !== undefined)
export const proofMissing = { ...messageKey('PROOF_REQUIRED'), path: ['code'] }

/** The second factor, or the password of an account that has none. */
export const Confirmation = Proof.extend({ current_password: password.optional() }).refine(
  hasProof,
  proofMissing,
)

/** Forms that ask for one of them. */
export const proofForms = {
  totp: z.object({ code }),
  recovery_code: z.object({ recovery_code: recoveryCode }),
  password: z.object({ current_password: password }),
}

const passkeyName = line(60)
export const PasskeyName = z.object({ name: passkeyName })

const instant = z.iso.datetime()

export const Passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const Requirement = z.object({
  required_of: z.array(RequiredGroup),
  required_since: instant,
  grace_days: z.number(),
  /** In a demo nobody needs a second factor. */
  is_demo: z.boolean(),
  version: z.number(),
})
export type Requirement = z.infer<typeof Requirement>

export const RequirementInput = z.object({
  required_of: z.array(RequiredGroup).max(2),
  grace_days: whole(0, MAX_GRACE_DAYS, 'GRACE_DAYS_INVALID'),
  version: z.int().min(1).max(2_147_483_647),
})
export type RequirementInput = z.output<typeof RequirementInput>

export const SecondFactor = z.object({
  totp: z.object({ confirmed_at: instant, last_used_at: instant.nullable() }).nullable(),
  passkeys: z.array(Passkey),
  /** How many recovery codes are left. */
  recovery_codes: z.number(),
  /** From when on the account needs a second factor; null if it need not have one. */
  required_from: instant.nullable(),
  reset: PendingReset.nullable(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Shown once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const FactorAdded = RecoveryCodes.extend({
  /** How many other logins of the account ended: the first factor ends them all. */
  ended_logins: z.number(),
})
export type FactorAdded = z.infer<typeof FactorAdded>

/** With so many recovery codes or fewer, people are asked to make new ones. */
export const FEW_RECOVERY_CODES = 3
