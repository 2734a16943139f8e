import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { messageKey, optionalText, pathId } from '../../base/fields.ts'
import {
  exampleMail,
  exampleMailDetail,
  MailFilter,
  MailKindFilter,
  MailOverview,
  MailSort,
  OfficeMail,
  OfficeMailDetail,
  PersonMails,
} from './schemas.ts'

export { findRecipients } from '../../base/endpoints.ts'

export const pendingMails = endpoint({
  method: 'GET',
  path: '/api/user/pending-mails',
  access: 'signed-in',
  summary: 'How many mails wait until your address is confirmed',
  status: 200,
  reply: z.object({ pending: z.number() }),
  example: { reply: { pending: 2 } },
})

const office = { access: 'send_mail', status: 200 } as const
const Resent = z.object({ resent: z.number() })
const exampleOverview: MailOverview = {
  is_paused: false,
  pending_count: 3,
  failed_count: 1,
  refused_count: 0,
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
  summary: 'Try a mail again that was given up or stopped; repeat one that was sent as a new mail',
  params: z.object({ id: pathId }),
  reply: Resent,
  refuses: ['not_found', 'mail_link_gone', 'news_unwanted', 'mail_waiting'],
  example: { reply: { resent: 1 } },
})

export const resendMails = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/mails/resend',
  summary:
    'Try all mails again that were given up, except to addresses that the mail server has refused for good',
  body: z.object({
    /** Tries those addresses too. */
    include_refused: z.boolean(messageKey('REQUIRED')).default(false),
  }),
  reply: Resent,
  example: { body: { include_refused: false }, reply: { resent: 3 } },
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

export const outbox = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/mails/outbox',
  summary: 'The mails in the outbox, the newest first, by search, state and kind, 50 a page',
  query: z.object({
    /** Words of a name, an email address or a subject. */
    search: optionalText(100),
    state: MailFilter.default('all'),
    kind: MailKindFilter.optional(),
    sort: MailSort.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: z.object({ mails: z.array(OfficeMail), total: z.number() }),
  example: { reply: { mails: [exampleMail], total: 1 } },
})

export const mail = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/mails/:id',
  summary: 'One mail as its recipient sees it, without links that grant access',
  params: z.object({ id: pathId }),
  reply: OfficeMailDetail,
  refuses: ['not_found'],
  example: { reply: exampleMailDetail },
})

export const stopMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/mails/:id/stop',
  summary: 'Stop a mail that waits or was given up',
  params: z.object({ id: pathId }),
  reply: OfficeMailDetail,
  refuses: ['not_found', 'mail_not_waiting'],
  example: { reply: { ...exampleMailDetail, state: 'stopped', can_stop: false } },
})

export const mailsOfPerson = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/people/:id/mails',
  summary: 'The last hundred mails to a person, and whether the address is refused',
  params: z.object({ id: pathId }),
  reply: PersonMails,
  refuses: ['not_found'],
  example: {
    reply: {
      refused_address: {
        email: 'mira@example.org',
        since: '2027-06-01T08:00:05.000Z',
        answer: '550 5.1.1 No such user',
      },
      mails: [exampleMail],
      total: 1,
    },
  },
})
