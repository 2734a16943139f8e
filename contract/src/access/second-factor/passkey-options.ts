import { z } from 'zod'

// What `@simplewebauthn/server` makes and `@simplewebauthn/browser` takes.
const credential = z.object({
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
    allowCredentials: z.array(credential).exactOptional(),
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
    excludeCredentials: z.array(credential).exactOptional(),
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
