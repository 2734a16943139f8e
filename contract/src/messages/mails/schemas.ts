import { z } from 'zod'
import { id, sortColumn } from '../../base/fields.ts'
import { MailKind, MailState, mailKinds } from '../../base/schemas.ts'

export { FoundPerson, LINK_REMOVED, MailKind, mailKinds } from '../../base/schemas.ts'

/** The maximum number of mails in a list. */
export const MAX_MAILS = 100

export const MAILS_PER_PAGE = 50

/** A mail whose delivery failed for good. A confidential one does not reveal its recipient. */
const GivenUpMail = z.object({
  id,
  created_at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
})

export const MailOverview = z.object({
  /** No mail is sent because the installation was restored from an archive. */
  is_paused: z.boolean(),
  /** The number of unsent mails, for any reason. */
  pending_count: z.number(),
  /** The number of mails that were given up. */
  failed_count: z.number(),
  /** How many of those go to an address that the mail server has refused for good. */
  refused_count: z.number(),
  /** Newest first. */
  given_up: z.array(GivenUpMail),
})
export type MailOverview = z.infer<typeof MailOverview>

/** `other`: a kind that this version does not know, such as one of an earlier version. */
export const MailKindFilter = z.enum([...mailKinds, 'other'])
export type MailKindFilter = z.infer<typeof MailKindFilter>

/** `waiting` stands for whatever a mail waits for. */
export const MailFilter = z.enum(['all', 'waiting', 'sent', 'failed', 'stopped', 'expired'])
export type MailFilter = z.infer<typeof MailFilter>

export const MailSort = sortColumn('created')
export type MailSort = z.infer<typeof MailSort>

/** A mail in the outbox. A confidential one reveals neither its recipient nor its content. */
export const OfficeMail = z.object({
  id,
  /** Null for one that this version does not know. */
  kind: MailKind.nullable(),
  is_confidential: z.boolean(),
  /** Null if it is confidential. */
  recipient: z.string().nullable(),
  /** The account that the mail is for. */
  person: z.object({ id, full_name: z.string() }).nullable(),
  /** The mail server has refused the address of the person for good. */
  is_refused: z.boolean(),
  subject: z.string(),
  state: MailState,
  created_at: z.string(),
  sent_at: z.string().nullable(),
  attempts: z.number(),
  /** When the next attempt is due; null if there is none. */
  next_attempt_at: z.string().nullable(),
  /** The answer of the mail server to the last attempt that failed. */
  last_error: z.string().nullable(),
  can_resend: z.boolean(),
  can_stop: z.boolean(),
})
export type OfficeMail = z.infer<typeof OfficeMail>

/** A mail as its recipient sees it, except for links that grant access. */
export const OfficeMailDetail = OfficeMail.extend({
  reply_to: z.string().nullable(),
  /** Null if it is confidential. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  /** A link that works without a login is not shown. */
  has_hidden_link: z.boolean(),
  attachments: z.array(z.string()),
  /** The sent mail that this one repeats. */
  copy_of: id.nullable(),
  copies: z.array(z.object({ id, created_at: z.string(), state: MailState })),
})
export type OfficeMailDetail = z.infer<typeof OfficeMailDetail>

/** An address that a mail server has refused for good, with its answer. */
const RefusedAddress = z.object({ email: z.string(), since: z.string(), answer: z.string() })

export const PersonMails = z.object({
  refused_address: RefusedAddress.nullable(),
  /** The newest first, at most `MAX_MAILS`. */
  mails: z.array(OfficeMail),
  total: z.number(),
})
export type PersonMails = z.infer<typeof PersonMails>

export const exampleMail: OfficeMail = {
  id: 41,
  kind: 'application-received',
  is_confidential: false,
  recipient: 'mira@example.org',
  person: { id: 7, full_name: 'Mira Talbach' },
  is_refused: true,
  subject: 'We have received your application',
  state: 'failed',
  created_at: '2027-06-01T08:00:00.000Z',
  sent_at: null,
  attempts: 1,
  next_attempt_at: null,
  last_error: '550 5.1.1 No such user',
  can_resend: true,
  can_stop: true,
}

export const exampleMailDetail: OfficeMailDetail = {
  ...exampleMail,
  reply_to: null,
  text: 'Dear Mira, …',
  html: '<!doctype html>…',
  has_hidden_link: false,
  attachments: ['2027-0012.pdf'],
  copy_of: null,
  copies: [],
}
