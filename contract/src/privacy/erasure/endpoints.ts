import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { currentPassword, pathId, ReasonInput, text } from '../../base/fields.ts'
import { ERASURE_DAYS } from './kinds.ts'
import { Erasure, PersonErasure } from './schemas.ts'

const exampleErasure: Erasure = {
  request: {
    requested_at: '2027-10-01T09:00:00.000Z',
    erase_after: '2027-10-15T09:00:00.000Z',
    is_by_office: false,
  },
  obstacles: [],
  kept: [
    { kind: 'invoices', count: 3, until: '2034-12-31' },
    { kind: 'payments', count: 2, until: '2034-12-31' },
  ],
  outstanding: 0,
  credit: 0,
  has_password: true,
  gets_mail: true,
}

const own = { path: '/api/user/erasure', access: 'signed-in', status: 200, reply: Erasure } as const

export const showErasure = endpoint({
  ...own,
  method: 'GET',
  summary:
    'What deleting your own account would delete and keep, what prevents it, and whether it is under way',
  example: { reply: { ...exampleErasure, request: null } },
})

export const requestErasure = endpoint({
  ...own,
  method: 'POST',
  summary: `Ask for your own account to be deleted in ${ERASURE_DAYS} days; needs the password. A second request changes nothing`,
  body: z.object({ current_password: currentPassword }),
  recent: 'with-factor',
  refuses: ['confirmation_required', 'erasure_blocked', 'too_many_requests'],
  example: { body: { current_password: 'Musik-Sommer-1' }, reply: exampleErasure },
})

export const mailErasureLink = endpoint({
  method: 'POST',
  path: '/api/user/erasure/link',
  access: 'signed-in',
  summary: 'Send a mail with a link that confirms the deletion of your own account without the password',
  recent: 'with-factor',
  status: 204,
  reply: z.undefined(),
  refuses: ['confirmation_required', 'erasure_blocked', 'address_unconfirmed', 'too_many_requests'],
})

export const confirmErasure = endpoint({
  method: 'POST',
  path: '/api/erasure/confirmation',
  access: 'anyone',
  summary: `Ask for an account to be deleted in ${ERASURE_DAYS} days with the link of the mail. A second time changes nothing`,
  body: z.object({ token: text(200) }),
  status: 200,
  reply: z.object({ erase_after: z.string() }),
  refuses: ['invalid_link', 'erasure_blocked'],
  example: {
    body: { token: 'Zk2x…' },
    reply: { erase_after: '2027-10-15T09:00:00.000Z' },
  },
})

export const cancelErasure = endpoint({
  ...own,
  method: 'DELETE',
  summary: 'Keep your own account after all',
  example: { reply: { ...exampleErasure, request: null } },
})

const examplePersonErasure: PersonErasure = {
  ...exampleErasure,
  reason: 'Asked for it by telephone',
  requested_by: { id: 2, name: 'Olga Feldner' },
  erased_at: null,
  ground: null,
  dormancy: null,
  can_change: true,
}

const person = {
  path: '/api/academy/a/people/:id/erasure',
  params: z.object({ id: pathId }),
  access: 'manage_people',
  status: 200,
  reply: PersonErasure,
} as const

export const showPersonErasure = endpoint({
  ...person,
  method: 'GET',
  summary: 'What deleting the data of a person would delete and keep, and whether it is under way',
  refuses: ['not_found'],
  example: { reply: examplePersonErasure },
})

export const requestPersonErasure = endpoint({
  ...person,
  method: 'POST',
  concerns: 'account',
  summary: `Ask for the data of a person to be deleted in ${ERASURE_DAYS} days, with a reason; the person is told by mail`,
  body: ReasonInput,
  recent: true,
  refuses: ['not_found', 'forbidden', 'erasure_blocked'],
  example: { body: { reason: examplePersonErasure.reason }, reply: examplePersonErasure },
})

export const cancelPersonErasure = endpoint({
  ...person,
  method: 'DELETE',
  concerns: 'account',
  summary: 'Keep the data of a person after all',
  refuses: ['not_found', 'forbidden'],
  example: { reply: { ...examplePersonErasure, request: null, reason: '', requested_by: null } },
})
