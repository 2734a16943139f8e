import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messageKey, pathId } from '../fields.ts'
import { MailOverview } from './schemas.ts'

export const pendingMails = endpoint({
  method: 'GET',
  path: '/api/user/pending-mails',
  access: 'signed-in',
  summary: 'How many mails wait until the own address is confirmed',
  status: 200,
  reply: z.object({ pending: z.number() }),
  example: { reply: { pending: 2 } },
})

const office = { access: 'admin', status: 200 } as const
const Resent = z.object({ resent: z.number() })
const exampleOverview: MailOverview = {
  is_paused: false,
  pending_count: 3,
  given_up: [
    {
      id: 41,
      created_at: '2027-06-01T08:00:00.000Z',
      recipient: 'mira@example.org',
      subject: 'We have received your application',
      attempts: 12,
      last_error: '451 Mailbox busy',
    },
  ],
}

export const mails = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/mails',
  summary: 'The mails that were given up, and whether mails leave at all',
  reply: MailOverview,
  example: { reply: exampleOverview },
})

export const resendMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/mails/:id/resend',
  summary: 'Try a mail again that was given up',
  params: z.object({ id: pathId }),
  reply: Resent,
  refuses: ['not_found'],
  example: { reply: { resent: 1 } },
})

export const resendMails = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/mails/resend',
  summary: 'Try all mails again that were given up',
  reply: Resent,
  example: { reply: { resent: 3 } },
})

export const releaseMails = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/mails/release',
  summary: 'Let mails leave again after a restore, with or without those of the archive',
  body: z.object({ archived: z.enum(['send', 'delete'], messageKey('REQUIRED')) }),
  reply: MailOverview,
  refuses: ['mails_not_paused'],
  example: { body: { archived: 'delete' }, reply: exampleOverview },
})
