import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { FORESEEN_DAYS, namedKinds } from '../../base/retention.ts'
import { ForeseenPeople, RetentionChange, RetentionOverview } from './schemas.ts'

const examplePeriods: RetentionChange = {
  account: 3,
  material: 6,
  parent_consent: 6,
  messages: 1,
  mails: 1,
  invitations: 90,
  addresses: 180,
  record: 3,
  version: 1,
}

const periods = {
  path: '/api/academy/a/retention/periods',
  access: 'manage_association',
  status: 200,
  reply: RetentionChange,
} as const

export const retentionPeriods = endpoint({
  ...periods,
  method: 'GET',
  summary: 'How long data of people is kept',
  example: { reply: examplePeriods },
})

export const changeRetentionPeriods = endpoint({
  ...periods,
  method: 'PUT',
  summary: 'Choose how long data of people is kept, within what the law allows',
  body: RetentionChange,
  refuses: ['changed_meanwhile'],
  recent: true,
  example: { body: { ...examplePeriods, mails: 2 }, reply: { ...examplePeriods, mails: 2, version: 2 } },
})

export const foreseenPeople = endpoint({
  method: 'GET',
  path: '/api/academy/a/retention/foreseen/:kind',
  access: 'manage_people',
  summary: `Whose data of a kind will be deleted by itself in the next ${FORESEEN_DAYS} days, the first ones first`,
  params: z.object({ kind: z.enum(namedKinds) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  status: 200,
  reply: ForeseenPeople,
  example: { reply: { total: 1, people: [{ id: 7, name: 'Mira Talbach', day: '2027-06-21' }] } },
})

export const retentionOverview = endpoint({
  method: 'GET',
  path: '/api/academy/a/retention',
  access: 'manage_association',
  summary: `What will be deleted by itself in the next ${FORESEEN_DAYS} days, and what was deleted in the last year: numbers only`,
  status: 200,
  reply: RetentionOverview,
  example: {
    reply: {
      foreseen: [{ kind: 'mails', count: 214, first_on: '2027-06-21' }],
      deleted: [{ kind: 'material', day: '2027-02-28', count: 31 }],
    },
  },
})
