import { z } from 'zod'
import { id, Locale, messageKey, queryId } from '../../base/fields.ts'
import { type Locale as Language, type Localized, locales, localized } from '../../base/locale.ts'
import { MailState } from '../../base/schemas.ts'
import { commonPlaceholders, personPlaceholders } from '../../site/site-texts/placeholders.ts'
import { words } from '../../site/site-texts/text-rules.ts'

/** How many people one mail can be written to. */
export const MAX_RECIPIENTS = 10_000
export const RECIPIENTS_PER_PAGE = 50
/** The maximum number of group mails in the list. */
export const MAX_GROUP_MAILS = 200

/** `news` go to those who have subscribed to them, `necessary` to everybody. */
export const GroupMailKind = z.enum(['necessary', 'news'])
export type GroupMailKind = z.infer<typeof GroupMailKind>

/** `sending` until no mail of it waits. */
export const GroupMailState = z.enum(['draft', 'sending', 'stopped', 'sent'])
export type GroupMailState = z.infer<typeof GroupMailState>

/** People of the current academy. `unpaid`: those who owe something. */
export const RecipientGroup = z.enum(['participants', 'applicants', 'teachers', 'accompanists', 'unpaid'])
export type RecipientGroup = z.infer<typeof RecipientGroup>

const accountIds = z.array(id).min(1, messageKey('TOO_FEW')).max(MAX_RECIPIENTS, messageKey('TOO_MANY'))

export const groupMailPlaceholders = [...personPlaceholders, ...commonPlaceholders]
const rule = { placeholders: groupMailPlaceholders, required: [] }

/** The participants of an academy, or of one of its masterclasses. */
const ParticipantsOf = z.object({ academy_id: id, masterclass_id: id.optional() })
export type ParticipantsOf = z.infer<typeof ParticipantsOf>

/** Either these people or a group. The page asks for a subject, so that no empty drafts are left. */
export const NewGroupMail = z
  .object({
    account_ids: accountIds.optional(),
    /** Where they were chosen among participants: who does not know of the place yet is no recipient. */
    participants_of: ParticipantsOf.optional(),
    group: RecipientGroup.optional(),
    ...localized('subject', words(200, rule, true).optional()),
  })
  .refine(({ account_ids, group }) => (account_ids === undefined) !== (group === undefined), {
    ...messageKey('CHOOSE_ONE'),
    path: ['group'],
  })

/** What the office writes. A language may be empty: then its readers get the other one. */
export const GroupMailContent = z.object({
  kind: GroupMailKind,
  ...localized('subject', words(200, rule, true)),
  ...localized('text', words(10_000, rule, false)),
})
export type GroupMailContent = z.infer<typeof GroupMailContent>

const version = z.int().min(1).max(1_000_000)
export const GroupMailInput = GroupMailContent.extend({ version })

type Written = Localized<'subject'> & Localized<'text'>

/** The languages that lack a subject or a text. */
export const missingLanguages = (written: Written): Language[] =>
  locales.filter(locale => written[`subject_${locale}`] === '' || written[`text_${locale}`] === '')

export const RecipientsInput = z.object({ account_ids: accountIds })
export const LeaveOutInput = z.object({ left_out: z.boolean(messageKey('REQUIRED')) })

/** A person sees their language; without one, the first person of the group is shown. */
export const GroupMailPreviewInput = GroupMailContent.extend({ account_id: id.optional() })

export const SendInput = z.object({
  version,
  /** How many people the office was shown. */
  count: z.int().min(1).max(MAX_RECIPIENTS),
  /** Confirms that readers of a missing language get the other one. */
  other_language: z.boolean().default(false),
})

const counts = z.object({
  /** Those who get it, or would. */
  recipients: z.number(),
  left_out: z.number(),
  /** Those who have not subscribed to news; none for a necessary mail. */
  unsubscribed: z.number(),
  /** Those whose address is not confirmed: their mail waits for it. */
  unconfirmed: z.number(),
  sent: z.number(),
  /** In the outbox, or not yet there. */
  waiting: z.number(),
  failed: z.number(),
  stopped: z.number(),
})

export const GroupMail = z.object({
  id,
  kind: GroupMailKind,
  state: GroupMailState,
  ...localized('subject', z.string()),
  author: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  counts,
})
export type GroupMail = z.infer<typeof GroupMail>

export const GroupMailDetail = GroupMail.extend({
  ...localized('text', z.string()),
  version: z.number(),
  can_stop: z.boolean(),
})
export type GroupMailDetail = z.infer<typeof GroupMailDetail>

/** Why somebody gets no mail: left out by the office, or news that they have not subscribed to. */
export const RecipientState = z.enum(['included', 'left_out', 'unsubscribed', 'unconfirmed'])
export type RecipientState = z.infer<typeof RecipientState>

export const GroupMailRecipient = z.object({
  account_id: id,
  full_name: z.string(),
  email: z.string(),
  locale: Locale,
  state: RecipientState,
  is_address_refused: z.boolean(),
  /** The mail in the outbox, as soon as it is there. */
  mail: z.object({ id, state: MailState }).nullable(),
})
export type GroupMailRecipient = z.infer<typeof GroupMailRecipient>

export const NewsLink = z.object({
  id: queryId,
  expires: z.string().max(20).default(''),
  signature: z.string().max(200).default(''),
})

export const NewsChoice = z.object({ wants_news: z.boolean(messageKey('REQUIRED')) })

export const exampleGroupMail: GroupMail = {
  id: 3,
  kind: 'necessary',
  state: 'sent',
  subject_de: 'Ihre Teilnahmegebühr',
  subject_en: 'Your participation fee',
  author: 'Office',
  created_at: '2027-06-01T08:00:00.000Z',
  started_at: '2027-06-01T08:30:00.000Z',
  counts: {
    recipients: 24,
    left_out: 1,
    unsubscribed: 0,
    unconfirmed: 0,
    sent: 23,
    waiting: 0,
    failed: 1,
    stopped: 0,
  },
}

export const exampleGroupMailDetail: GroupMailDetail = {
  ...exampleGroupMail,
  text_de: 'Ihre Gebühr ist noch offen.',
  text_en: 'Your fee is still open.',
  version: 2,
  can_stop: false,
}

export const exampleContent: GroupMailContent = {
  kind: 'necessary',
  subject_de: 'Ihre Teilnahmegebühr',
  subject_en: 'Your participation fee',
  text_de: 'Ihre Gebühr ist noch offen.',
  text_en: 'Your fee is still open.',
}
