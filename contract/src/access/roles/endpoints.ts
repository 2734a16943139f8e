import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { givenRoles, staffRoles } from '../../base/roles.ts'
import { LoginReply } from '../accounts/schemas.ts'
import { exampleHolder, InvitationAnswer, RoleHolder } from './schemas.ts'

const list = { access: 'manage_roles', status: 200, reply: z.array(RoleHolder) } as const
const role = {
  access: 'manage_roles',
  path: '/api/academy/a/accounts/:id/roles/:role',
  status: 200,
  reply: RoleHolder,
  recent: true,
  example: { reply: exampleHolder },
} as const

export const listRoleHolders = endpoint({
  ...list,
  method: 'GET',
  path: '/api/academy/a/accounts',
  summary: 'The accounts with a role beside that of students, by name (at most 1000)',
  example: { reply: [exampleHolder] },
})

export const searchAccounts = endpoint({
  ...list,
  method: 'GET',
  path: '/api/academy/a/accounts/search',
  summary: 'Any accounts by name or address, from two characters on (at most 20)',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  example: { reply: [exampleHolder] },
})

export const giveRole = endpoint({
  ...role,
  method: 'PUT',
  concerns: 'account',
  summary:
    'Give a role to an account with a confirmed address and end its logins; managers do not make admins',
  params: z.object({ id: pathId, role: z.enum(givenRoles) }),
  refuses: ['not_found', 'forbidden', 'account_unconfirmed'],
})

export const takeRole = endpoint({
  ...role,
  method: 'DELETE',
  concerns: 'account',
  summary:
    'Take a role away, from the next request on. Not your own of the office, not from a linked teacher, not from accompanists with a period that is not over',
  params: z.object({ id: pathId, role: z.enum(staffRoles) }),
  refuses: ['not_found', 'forbidden', 'own_office_role', 'last_admin', 'in_use'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation',
  access: 'anyone',
  summary:
    'Accept an invitation: confirms the address, sets the password, gives the role and logs in; an account with a second factor goes on with the second step',
  body: InvitationAnswer,
  status: 200,
  reply: LoginReply,
  refuses: ['invalid_link', 'second_factor_required'],
  example: {
    body: { token: 'Zk2x…', password: 'Musik-Sommer-1', password_confirmation: 'Musik-Sommer-1' },
    reply: {
      access_token: 'gQ3v…',
      user_data: {
        id: 7,
        first_name: 'Bruno',
        last_name: 'Sattler',
        email: 'bruno@example.org',
        date_of_birth: null,
        gender: null,
        nationality: null,
        locale: 'de',
        email_verified: true,
        roles: ['Correpetitor'],
      },
    },
  },
})
