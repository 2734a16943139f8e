import { z } from 'zod'
import { chosenId, email, id, line, messageKey, nameLine, optionalText } from '../../base/fields.ts'
import { isBic, isIban, withoutSpaces } from '../../base/iban.ts'
import { isRecordingLink, withScheme } from '../../base/links.ts'
import { localized } from '../../base/locale.ts'
import { phases } from '../../base/phase.ts'

export { TestMailOutcome } from '../../base/schemas.ts'

const optionalDigits = (isRight: (value: string) => boolean, wrong: 'IBAN_INVALID' | 'BIC_INVALID') =>
  optionalText(50)
    .transform(withoutSpaces)
    .refine(value => value === '' || isRight(value), messageKey(wrong))

const ADDRESS_MAX_LENGTH = 300
const isHttps = (link: string) => link.startsWith('https://') && isRecordingLink(link)
const website = optionalText(ADDRESS_MAX_LENGTH)
  .transform(withScheme)
  .refine(link => link === '' || isHttps(link), messageKey('LINK_INVALID'))

export const MAX_SOCIAL_LINKS = 10
export const MAX_BOARD_MEMBERS = 20

export const SocialLink = z.object({
  name: line(40),
  url: line(ADDRESS_MAX_LENGTH)
    .transform(withScheme)
    .refine(isHttps, messageKey('LINK_INVALID'))
    .meta({ type: 'string' }),
})
export type SocialLink = z.output<typeof SocialLink>

export const BoardMember = z.object({ ...localized('function', line(80)), name: nameLine(100) })
export type BoardMember = z.output<typeof BoardMember>

const dayCount = (max: number) =>
  z.coerce
    .number(messageKey('DAYS_INVALID'))
    .int(messageKey('DAYS_INVALID'))
    .min(0, messageKey('DAYS_INVALID'))
    .max(max, messageKey('DAYS_TOO_MANY'))

/** Who runs the academy and issues the invoices. Without an IBAN invoices carry no payment code. */
export const Association = z.object({
  name: line(70),
  ...localized('legal_form', optionalText(120)),
  street: line(70),
  zip: line(16),
  city: line(70),
  /** The id of a country. */
  country: chosenId('COUNTRY_REQUIRED'),
  /** Receives the messages of the contact form, and is shown to the public. */
  contact_email: email,
  /** Printed on invoices. */
  email: optionalText(254),
  phone: optionalText(40),
  website,
  /** The site of the festival that the academy belongs to; empty: the one of the configuration. */
  festival_url: website,
  /** The number in the association register. */
  register_number: optionalText(40),
  register_authority: optionalText(120),
  bank_name: optionalText(70),
  /** For transfers from outside SEPA. */
  bank_address: optionalText(200),
  /**
   * The account holder, if different from the association. At most 70 characters, as the payment code allows.
   */
  account_holder: optionalText(70),
  iban: optionalDigits(isIban, 'IBAN_INVALID'),
  bic: optionalDigits(isBic, 'BIC_INVALID'),
  /** Printed below the total in place of a tax. */
  ...localized('tax_note', optionalText(300)),
  /** Days until an invoice is due. */
  due_days: dayCount(120),
  /** When open invoices are reminded of: days before and after the due date. 0: not at all. */
  remind_before_days: dayCount(60),
  remind_after_days: dayCount(120),
  remind_again_days: dayCount(240),
  /** Days before the deadline of applications, for handling fees. */
  remind_fee_days: dayCount(60),
  ...localized('site_name', line(60)),
  /** Shown while no academy is current. */
  place: optionalText(100),
  ...localized('purpose', optionalText(1_000)),
  board: z.array(BoardMember, messageKey('INVALID')).max(MAX_BOARD_MEMBERS, messageKey('INVALID')),
  social_links: z.array(SocialLink, messageKey('INVALID')).max(MAX_SOCIAL_LINKS, messageKey('INVALID')),
})
export type Association = z.output<typeof Association>

/** A second reminder needs a first one, and comes after it. */
const isReminderOrder = ({
  remind_after_days,
  remind_again_days,
}: Pick<Association, 'remind_after_days' | 'remind_again_days'>) =>
  remind_again_days === 0 || (remind_after_days > 0 && remind_again_days > remind_after_days)

/** A save names the version that it is based on. */
export const AssociationChange = Association.extend({ version: id }).refine(isReminderOrder, {
  ...messageKey('REMINDER_ORDER'),
  path: ['remind_again_days'],
})
export type AssociationChange = z.output<typeof AssociationChange>

// A text that is not set is empty: a new installation knows little about the association.
const Published = z.object({
  ...localized('site_name', z.string()),
  place: z.string(),
  name: z.string(),
  ...localized('legal_form', z.string()),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  register_number: z.string(),
  register_authority: z.string(),
  ...localized('tax_note', z.string()),
  ...localized('purpose', z.string()),
  board: z.array(BoardMember),
  social_links: z.array(SocialLink),
})

const PublishedAssociation = Published.extend({
  ...localized('country', z.string()),
  country_code: z.string(),
})
export type PublishedAssociation = z.output<typeof PublishedAssociation>

/** What everybody may read about the site and the association. */
export const Site = PublishedAssociation.extend({
  /** The part of the year, by the public dates of the current academy: menus begin with what it is about. */
  phase: z.enum(phases),
})
export type Site = z.output<typeof Site>

/** The association as the office reads it. */
export const StoredAssociation = Published.extend({
  country: id,
  contact_email: z.string(),
  festival_url: z.string(),
  bank_name: z.string(),
  bank_address: z.string(),
  account_holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  due_days: z.number(),
  remind_before_days: z.number(),
  remind_after_days: z.number(),
  remind_again_days: z.number(),
  remind_fee_days: z.number(),
  version: id,
})
export type StoredAssociation = z.output<typeof StoredAssociation>
