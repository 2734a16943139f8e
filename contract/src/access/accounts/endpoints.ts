import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { exampleUser, UserReply } from '../../base/endpoints.ts'
import {
  canBeEmptied,
  currentPassword,
  day,
  email,
  id,
  idOrEntity,
  Locale,
  latinName,
  pathId,
  personName,
} from '../../base/fields.ts'
import { Gender, UnchangedHere } from '../../base/schemas.ts'
import { resetCodes } from './reset-codes.ts'
import {
  ForgottenPassword,
  LoginInput,
  LoginReply,
  PasswordChange,
  PasswordReset,
  Registration,
} from './schemas.ts'

export { me } from '../../base/endpoints.ts'

const Sent = z.object({ message: z.string() })

const exampleLogin = { user_data: exampleUser, access_token: 'gQ3v…' }
const examplePassword = 'Musik-Sommer-1'

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Make an account; a mail with the confirmation link follows',
  body: Registration.safeExtend({
    /** The masterclass that the person wants to apply for: the confirmation link leads on to its form. */
    masterclass_id: id.optional(),
    /** Subscribes to news: the version of the wording that was agreed to. Nobody gets them otherwise. */
    news_wording: z.int().optional(),
  }),
  status: 201,
  reply: LoginReply,
  refuses: ['email_taken', 'consent_changed', 'too_many_requests'],
  example: {
    body: {
      first_name: 'Mira',
      last_name: 'Talbach',
      email_address: 'mira@example.org',
      password: examplePassword,
      password_confirmation: examplePassword,
    },
    reply: exampleLogin,
  },
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Log in with address and password',
  body: LoginInput,
  status: 200,
  reply: LoginReply,
  refuses: ['wrong_credentials', 'password_too_common', 'second_factor_required', 'too_many_requests'],
  // Admins must be able to log in; the handler refuses everybody else.
  inMaintenance: true,
  example: { body: { email_address: 'mira@example.org', password: examplePassword }, reply: exampleLogin },
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'signed-in',
  summary: 'Revoke the token of this call',
  beforeSecondFactor: true,
  status: 204,
  reply: z.undefined(),
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/:id',
  access: 'signed-in',
  summary:
    'Change fields of your own account; the office may change others, but managers no admins. A new address needs the password of the caller and counts once it is confirmed',
  params: z.object({ id: pathId }),
  body: z.object({
    first_name: personName.optional(),
    last_name: personName.optional(),
    /** Empty if the name is written in Latin letters. */
    latin_name: latinName
      .nullable()
      .transform(name => name ?? '')
      .optional(),
    email: email.optional(),
    /** The caller's password, required to change the email address. */
    current_password: currentPassword,
    gender: canBeEmptied(Gender).optional(),
    date_of_birth: canBeEmptied(day, 'DATE_INVALID').optional(),
    /** A country: its id, or the object as returned by the API. */
    nationality: canBeEmptied(idOrEntity('COUNTRY_UNKNOWN'), 'COUNTRY_UNKNOWN').optional(),
    locale: Locale.optional(),
    ...UnchangedHere,
  }),
  status: 200,
  reply: UserReply,
  refuses: ['forbidden', 'already_erased', 'email_taken', 'too_many_requests'],
  example: { body: { first_name: 'Mira', locale: 'de' }, reply: { user_data: exampleUser } },
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'signed-in',
  summary: 'Change your own password with the present one; ends all other sessions',
  body: PasswordChange,
  status: 204,
  reply: z.undefined(),
  refuses: ['too_many_requests'],
  example: {
    body: {
      current_password: examplePassword,
      password: 'Herbst-Klang-2',
      password_confirmation: 'Herbst-Klang-2',
    },
    reply: undefined,
  },
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'anyone',
  summary: 'Ask for a link to set a new password; answers the same for every address',
  body: ForgottenPassword,
  status: 200,
  reply: Sent,
  refuses: ['too_many_requests'],
  example: {
    body: { email_address: 'mira@example.org' },
    reply: { message: 'If there is an account with this address, a link is on its way.' },
  },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  summary: 'Set a new password with the token from the mail',
  body: PasswordReset,
  form: true,
  status: 200,
  reply: z.object({ msgCode: z.literal([resetCodes.success, resetCodes.failure]) }),
  example: {
    body: {
      token: 'Zk2x…',
      email_address: 'mira@example.org',
      password: examplePassword,
      password_confirmation: examplePassword,
    },
    reply: { msgCode: resetCodes.success },
  },
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/email/verify/:id/:hash',
  access: 'anyone',
  summary: 'Confirm an address with the signed link from the mail; a new address takes effect',
  params: z.object({ id: pathId, hash: z.string().max(200) }),
  query: z.object({ expires: z.string().max(20).default(''), signature: z.string().max(200).default('') }),
  status: 200,
  reply: z.object({ verified: z.literal(true) }),
  refuses: ['invalid_link', 'new_address_taken'],
  example: { reply: { verified: true } },
})

export const resendVerification = endpoint({
  method: 'GET',
  path: '/api/email/verification-notification',
  access: 'signed-in',
  summary: 'Send the confirmation link once more, to the new address if one waits',
  status: 200,
  reply: Sent,
  refuses: ['already_verified', 'too_many_requests'],
  example: { reply: { message: 'The confirmation link is on its way.' } },
})

export const cancelAddressChange = endpoint({
  method: 'DELETE',
  path: '/api/email/pending',
  access: 'signed-in',
  summary: 'Give up a new address that waits for its confirmation; its link is void',
  status: 204,
  reply: z.undefined(),
})
