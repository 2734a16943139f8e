import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { Session } from './schemas.ts'

const example: Session = {
  id: 12,
  created_at: '2027-06-01T08:12:00.000Z',
  last_used_at: '2027-06-20T17:40:00.000Z',
  ends_at: '2027-07-20T17:40:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.x',
  is_same_network: true,
  is_current: true,
}

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'signed-in',
  summary: 'The own sessions: that of this call first, then the one used last',
  status: 200,
  reply: z.object({ sessions: z.array(Session) }),
  example: { reply: { sessions: [example] } },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'signed-in',
  summary: 'End one of your own sessions; its next call is refused',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'signed-in',
  summary: 'End all own sessions but that of this call',
  status: 200,
  reply: z.object({ ended: z.int() }),
  example: { reply: { ended: 2 } },
})

export const endSessionsOf = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/accounts/:id/sessions',
  access: 'manage_people',
  summary:
    'End all sessions of somebody, such as after a lost or stolen device; password and second factor stay. Managers do not end those of admins',
  concerns: 'account',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.object({ ended: z.int() }),
  refuses: ['not_found', 'forbidden'],
  example: { reply: { ended: 2 } },
})
