import { z } from 'zod'
import { email, id, Locale, newPassword, personName, says } from '../fields.ts'
import { Country, Gender } from '../profile/schemas.ts'
import { roles } from './roles.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const User = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  date_of_birth: z.string().nullable(),
  gender: Gender.nullable(),
  nationality: Country.nullable(),
  locale: Locale,
  email_verified: z.boolean(),
  roles: z.array(Role),
})
export type User = z.infer<typeof User>

export const confirmed = (form: { password?: unknown; password_confirmation?: unknown }) =>
  !form.password_confirmation || form.password === form.password_confirmation
// `when`: report this together with errors in other fields, not after they are fixed.
export const mismatch = { ...says('PASSWORD_MISMATCH'), path: ['password_confirmation'], when: () => true }

export const Registration = z
  .object({
    first_name: personName,
    last_name: personName,
    email_address: email,
    password: newPassword,
    password_confirmation: z.string(says('REQUIRED')).min(1, says('REQUIRED')).max(200, says('TOO_LONG')),
  })
  .refine(confirmed, mismatch)
