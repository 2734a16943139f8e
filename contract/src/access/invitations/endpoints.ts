import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Locale, pathId } from '../../base/fields.ts'
import { staffRoles } from '../../base/roles.ts'
import { exampleInvitation, Invitation, InvitationInput } from './schemas.ts'

const all = { access: 'manage_roles', path: '/api/academy/a/invitations' } as const
const one = { access: 'manage_roles', params: z.object({ id: pathId }) } as const

export const listInvitations = endpoint({
  ...all,
  method: 'GET',
  summary: 'The open invitations, those of teachers too, the latest first (at most 1000)',
  status: 200,
  reply: z.array(Invitation),
  example: { reply: [exampleInvitation] },
})

export const invite = endpoint({
  ...all,
  method: 'POST',
  summary: 'Invite somebody without an account to a role; managers do not invite admins',
  body: InvitationInput,
  recent: true,
  status: 201,
  reply: Invitation,
  refuses: ['forbidden', 'address_has_account', 'address_invited', 'too_many_requests'],
  example: {
    body: {
      first_name: 'Bruno',
      last_name: 'Sattler',
      email: 'bruno@example.org',
      locale: 'de',
      role: 'Correpetitor',
    },
    reply: exampleInvitation,
  },
})

export const sendInvitationAgain = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/invitations/:id/again',
  summary: 'Send an invitation again; only the latest link works',
  status: 200,
  reply: Invitation,
  refuses: ['not_found', 'forbidden', 'address_has_account', 'too_many_requests'],
  example: { reply: exampleInvitation },
})

export const withdrawInvitation = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/invitations/:id',
  summary: 'Withdraw an invitation; its link stops working',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'forbidden'],
  example: { reply: undefined },
})

export const showInvitation = endpoint({
  method: 'GET',
  path: '/api/invitation',
  access: 'anyone',
  summary: 'Whom an invitation is for; its token is what allows it',
  query: z.object({ token: z.string().max(200).default('') }),
  status: 200,
  reply: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    locale: Locale,
    role: z.enum(staffRoles),
  }),
  refuses: ['invalid_link'],
  example: {
    reply: {
      first_name: 'Bruno',
      last_name: 'Sattler',
      email: 'bruno@example.org',
      locale: 'de',
      role: 'Correpetitor',
    },
  },
})
