import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Locale, optionalText, pathId } from '../../base/fields.ts'
import {
  exampleContent,
  exampleGroupMail,
  exampleGroupMailDetail,
  GroupMail,
  GroupMailDetail,
  GroupMailInput,
  GroupMailPreviewInput,
  GroupMailRecipient,
  LeaveOutInput,
  NewGroupMail,
  NewsChoice,
  NewsLink,
  RecipientState,
  RecipientsInput,
  SendInput,
} from './schemas.ts'

/** Ten thousand ids, with room for spaces. */
const IDS_BYTES = 256 * 1024
const office = { access: 'send_mail', status: 200 } as const
const params = z.object({ id: pathId })
const detail = { reply: GroupMailDetail, example: { reply: exampleGroupMailDetail } } as const
const { version } = exampleGroupMailDetail

export const listGroupMails = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/group-mails',
  summary: 'The last two hundred mails to groups, the newest first',
  reply: z.array(GroupMail),
  example: { reply: [exampleGroupMail] },
})

export const addGroupMail = endpoint({
  method: 'POST',
  path: '/api/academy/a/group-mails',
  access: 'send_mail',
  summary: 'Begin a mail to these accounts, or to a group of people of the current academy',
  body: NewGroupMail,
  bodyLimit: IDS_BYTES,
  status: 201,
  reply: GroupMailDetail,
  refuses: ['no_recipients', 'already_erased'],
  example: { body: { group: 'unpaid', subject_en: 'Your open invoices' }, reply: exampleGroupMailDetail },
})

export const showGroupMail = endpoint({
  ...office,
  ...detail,
  method: 'GET',
  path: '/api/academy/a/group-mails/:id',
  summary: 'A mail to a group',
  params,
  refuses: ['not_found'],
})

export const changeGroupMail = endpoint({
  ...office,
  method: 'PUT',
  path: '/api/academy/a/group-mails/:id',
  summary: 'Change a mail to a group that is not sent yet',
  params,
  body: GroupMailInput,
  reply: GroupMailDetail,
  refuses: ['not_found', 'changed_meanwhile', 'group_mail_sent'],
  example: { body: { version, ...exampleContent }, reply: exampleGroupMailDetail },
})

export const deleteGroupMail = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/group-mails/:id',
  access: 'send_mail',
  summary: 'Delete a mail to a group that is not sent yet',
  params,
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'group_mail_sent'],
})

export const listRecipients = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/group-mails/:id/recipients',
  summary: 'The recipients of a mail to a group by name, 50 a page',
  params,
  query: z.object({
    search: optionalText(100),
    state: RecipientState.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: z.object({ recipients: z.array(GroupMailRecipient), total: z.number() }),
  refuses: ['not_found'],
  example: {
    reply: {
      recipients: [
        {
          account_id: 7,
          full_name: 'Mira Talbach',
          email: 'mira@example.org',
          locale: 'de',
          state: 'included',
          is_address_refused: false,
          mail: { id: 41, state: 'sent' },
        },
      ],
      total: 1,
    },
  },
})

export const addRecipients = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/group-mails/:id/recipients',
  summary: 'Add people to a mail to a group that is not sent yet',
  params,
  body: RecipientsInput,
  bodyLimit: IDS_BYTES,
  reply: GroupMailDetail,
  refuses: ['not_found', 'group_mail_sent', 'too_many_recipients', 'already_erased'],
  example: { body: { account_ids: [7] }, reply: exampleGroupMailDetail },
})

export const leaveOut = endpoint({
  ...office,
  method: 'PUT',
  path: '/api/academy/a/group-mails/:id/recipients/:accountId',
  summary: 'Leave a person out of a mail to a group that is not sent yet, or add them back',
  params: z.object({ id: pathId, accountId: pathId }),
  body: LeaveOutInput,
  reply: GroupMailDetail,
  refuses: ['not_found', 'group_mail_sent'],
  example: { body: { left_out: true }, reply: exampleGroupMailDetail },
})

export const previewGroupMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/group-mails/:id/preview',
  summary: 'A mail to a group as one of its recipients sees it',
  params,
  body: GroupMailPreviewInput,
  reply: z.object({
    full_name: z.string(),
    locale: Locale,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  refuses: ['not_found', 'no_recipients', 'group_mail_empty'],
  example: {
    body: { ...exampleContent, account_id: 7 },
    reply: {
      full_name: 'Mira Talbach',
      locale: 'en',
      subject: 'Your participation fee',
      text: 'Your fee is still open.',
      html: '<!doctype html>…',
    },
  },
})

export const testGroupMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/group-mails/:id/test',
  summary: 'Send a mail to a group to oneself alone, in each of its languages',
  params,
  body: GroupMailPreviewInput,
  reply: z.object({ email: z.string() }),
  refuses: ['not_found', 'no_recipients', 'group_mail_empty', 'too_many_requests'],
  example: { body: exampleContent, reply: { email: 'manager@example.org' } },
})

export const sendGroupMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/group-mails/:id/send',
  summary: 'Send a mail to a group, one to each, in batches',
  params,
  body: SendInput,
  reply: GroupMailDetail,
  refuses: [
    'not_found',
    'changed_meanwhile',
    'group_mail_sent',
    'group_mail_empty',
    'language_missing',
    'recipients_changed',
  ],
  example: {
    body: { version, count: 24 },
    reply: { ...exampleGroupMailDetail, state: 'sending', can_stop: true },
  },
})

export const stopGroupMail = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/group-mails/:id/stop',
  summary: 'Stop a mail to a group: what is not sent yet is not sent',
  params,
  reply: GroupMailDetail,
  refuses: ['not_found', 'group_mail_not_sending'],
  example: { reply: { ...exampleGroupMailDetail, state: 'stopped' } },
})

const ok = { status: 200, reply: z.object({ ok: z.literal(true) }) } as const
const example = { reply: { ok: true } } as const
const newsLink = { ...ok, example, access: 'anyone', query: NewsLink, refuses: ['invalid_link'] } as const

export const refuseNews = endpoint({
  ...newsLink,
  method: 'POST',
  path: '/api/news/refuse',
  summary:
    'Unsubscribe from news by a signed link, as mail programs do with one click; what is necessary still comes',
  ignoresBody: true,
})

export const checkNewsLink = endpoint({
  ...newsLink,
  method: 'GET',
  path: '/api/news/link',
  summary: 'Whether the link of a mail to unsubscribe from news is valid; changes nothing',
})

const own = { path: '/api/user/news', access: 'signed-in', status: 200, reply: NewsChoice } as const

export const showNewsChoice = endpoint({
  ...own,
  method: 'GET',
  summary: 'Whether one gets news by mail',
  example: { reply: { wants_news: true } },
})

export const changeNewsChoice = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Subscribe to news by mail, or unsubscribe',
  // With the version of the wording that was shown.
  body: NewsChoice.extend({ wording: z.int().optional() }),
  refuses: ['consent_changed'],
  example: { body: { wants_news: false }, reply: { wants_news: false } },
})
