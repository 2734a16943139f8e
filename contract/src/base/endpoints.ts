// The endpoints that the pages call from their base: who is logged in, what time it is, who is meant.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { FoundPerson, User } from './schemas.ts'

export const UserReply = z.object({ user_data: User })

export const exampleUser: User = {
  id: 7,
  first_name: 'Mira',
  last_name: 'Talbach',
  email: 'mira@example.org',
  date_of_birth: '2004-05-17',
  gender: 'female',
  nationality: { id: 14, name_de: 'Österreich', name_en: 'Austria' },
  locale: 'de',
  email_verified: true,
  roles: ['student'],
}

export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  summary: 'The person who is logged in',
  beforeSecondFactor: true,
  status: 200,
  reply: UserReply.extend({
    /** Set if the account has no second factor and needs one from then on. */
    second_factor_from: z.iso.datetime().optional(),
    /** Set if the account is to be erased. */
    erasure_requested: z.literal(true).optional(),
  }),
  example: { reply: { user_data: exampleUser } },
})

export const ping = endpoint({
  method: 'GET',
  path: '/api/ping',
  access: 'anyone',
  summary: 'Alive? Answers 503 in maintenance mode',
  status: 200,
  reply: z.object({ status: z.literal('ok'), now: z.iso.datetime() }),
  example: { reply: { status: 'ok', now: '2027-06-01T10:00:00.000Z' } },
})

export const findRecipients = endpoint({
  method: 'GET',
  path: '/api/academy/a/mails/people',
  access: 'send_mail',
  summary: 'Accounts by name or email address, at most ten',
  query: z.object({ search: optionalText(100) }),
  status: 200,
  reply: z.array(FoundPerson),
  example: { reply: [{ id: 7, full_name: 'Mira Talbach', email: 'mira@example.org' }] },
})
