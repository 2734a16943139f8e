import { z } from 'zod'
import { Registration, User } from '../../access/accounts/schemas.ts'
import { endpoint } from '../../base/endpoint.ts'
import { ReadinessItem } from './schemas.ts'

const link = {
  path: '/api/setup/:token',
  access: 'anyone',
  params: z.object({ token: z.string().min(1).max(100) }),
} as const

export const setupLink = endpoint({
  ...link,
  method: 'GET',
  summary: 'Whether the link to the set-up page, which the first start prints, can be used',
  status: 200,
  reply: z.object({ expires_at: z.string() }),
  refuses: ['not_found', 'setup_done', 'setup_expired', 'too_many_requests'],
  example: { reply: { expires_at: '2027-03-02T10:00:00.000Z' } },
})

export const createFirstAdmin = endpoint({
  ...link,
  method: 'POST',
  summary: 'Create the first admin, logged in and with a confirmed address; the link ends with it',
  body: Registration,
  status: 201,
  reply: z.object({ user_data: User, access_token: z.string() }),
  refuses: ['not_found', 'setup_done', 'setup_expired', 'email_taken', 'too_many_requests'],
  example: {
    body: {
      first_name: 'Mira',
      last_name: 'Talbach',
      email_address: 'mira@example.org',
      password: 'Musik-Sommer-1',
      password_confirmation: 'Musik-Sommer-1',
    },
    reply: {
      user_data: {
        id: 1,
        first_name: 'Mira',
        last_name: 'Talbach',
        email: 'mira@example.org',
        date_of_birth: null,
        gender: null,
        nationality: null,
        locale: 'de',
        email_verified: true,
        roles: ['Admin'],
      },
      access_token: 'gQ3v…',
    },
  },
})

export const readiness = endpoint({
  method: 'GET',
  path: '/api/academy/a/readiness',
  access: 'use_office',
  summary: 'What is done and what is missing before the academy opens',
  status: 200,
  reply: z.object({ items: z.array(ReadinessItem) }),
  example: { reply: { items: [{ key: 'bank_account', is_done: false }] } },
})
