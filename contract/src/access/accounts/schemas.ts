import { z } from 'zod'
import {
  currentPassword,
  email,
  knownEmail,
  Locale,
  messageKey,
  newPassword,
  password,
  personName,
  text,
} from '../../base/fields.ts'
import { User } from '../../base/schemas.ts'

export { Role, User } from '../../base/schemas.ts'

export const LoginInput = z.object({ email_address: knownEmail, password })

export const LoginReply = z.object({ user_data: User, access_token: z.string() })

export const passwordConfirmation = z
  .string(messageKey('REQUIRED'))
  .min(1, messageKey('REQUIRED'))
  .max(200, messageKey('TOO_LONG'))

export const confirmed = (form: { password?: unknown; password_confirmation?: unknown }) =>
  !form.password_confirmation || form.password === form.password_confirmation
// `when`: report this together with errors in other fields, not after they are fixed.
export const mismatch = {
  ...messageKey('PASSWORD_MISMATCH'),
  path: ['password_confirmation'],
  when: () => true,
}

export const Registration = z
  .object({
    first_name: personName,
    last_name: personName,
    email_address: email,
    password: newPassword,
    password_confirmation: passwordConfirmation,
  })
  .refine(confirmed, mismatch)

export const ForgottenPassword = z.object({ email_address: knownEmail })

export const PasswordReset = z
  .object({
    token: text(200),
    email_address: knownEmail,
    password: newPassword,
    password_confirmation: passwordConfirmation,
  })
  .refine(confirmed, mismatch)

export const PasswordChange = z
  .object({
    current_password: password,
    password: newPassword,
    password_confirmation: passwordConfirmation,
  })
  .refine(confirmed, mismatch)

/** What users change of their own account, besides the password. */
export const OwnData = z.object({
  first_name: personName,
  last_name: personName,
  email,
  /** Required to change the email address. */
  current_password: currentPassword,
  locale: Locale,
})
