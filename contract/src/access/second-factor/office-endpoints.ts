import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId, text } from '../../base/fields.ts'
import { Requirement, RequirementInput } from './schemas.ts'

const exampleRequirement: Requirement = {
  required_of: ['office'],
  required_since: '2027-01-10T08:00:00.000Z',
  grace_days: 14,
  is_demo: false,
  version: 2,
}

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/accounts/:id/second-factor',
  access: 'manage_roles',
  concerns: 'account',
  summary:
    'Reset the second factor of somebody who has lost it, with a mail to them; for an admin a day later, unless they stop it. Managers do not reset admins',
  params: z.object({ id: pathId }),
  recent: true,
  status: 200,
  reply: z.object({ reset_at: z.iso.datetime().nullable() }),
  refuses: ['not_found', 'second_factor_absent'],
  example: { reply: { reset_at: null } },
})

export const stopReset = endpoint({
  method: 'POST',
  path: '/api/second-factor/reset/stop',
  access: 'anyone',
  summary: 'Stop the reset of your own second factor with the token from the mail',
  body: z.object({ token: text(200) }),
  status: 204,
  reply: z.undefined(),
  refuses: ['invalid_link'],
  example: { body: { token: 'Zk2x…' }, reply: undefined },
})

export const cancelReset = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/accounts/:id/second-factor/reset',
  access: 'manage_roles',
  summary:
    'Cancel a reset of the second factor of an admin that has not taken effect yet, with a mail to them',
  concerns: 'account',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'reset_over'],
})

export const showRequirement = endpoint({
  method: 'GET',
  path: '/api/academy/a/second-factor-requirement',
  access: 'manage_roles',
  summary: 'Who needs a second factor, and from when on',
  status: 200,
  reply: Requirement,
  example: { reply: exampleRequirement },
})

export const changeRequirement = endpoint({
  method: 'PUT',
  path: '/api/academy/a/second-factor-requirement',
  access: 'manage_admins',
  summary: 'Change who needs a second factor; the days of grace begin anew when somebody is added',
  body: RequirementInput,
  recent: true,
  status: 200,
  reply: Requirement,
  refuses: ['changed_meanwhile'],
  example: {
    body: { required_of: ['office'], grace_days: 14, version: 1 },
    reply: exampleRequirement,
  },
})
