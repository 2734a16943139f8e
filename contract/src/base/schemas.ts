// Schemas that base reads, or several areas: those of an area which own one name it in their own schemas, too.
import { z } from 'zod'
import { day, id, Locale } from './fields.ts'
import { jobsOverPeople } from './jobs.ts'
import { localized } from './locale.ts'
import { roles } from './roles.ts'

export const ApplicationStatus = z.enum(['applied', 'accepted', 'reserve', 'rejected', 'withdrawn'])

export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** `unconfirmed`, `held`: waits until the address is confirmed, or until sending is resumed after a restore. */
export const MailState = z.enum(['waiting', 'unconfirmed', 'held', 'sent', 'failed', 'stopped', 'expired'])

export type MailState = z.infer<typeof MailState>

export const Country = z.object({ id, ...localized('name', z.string()) })

export type Country = z.infer<typeof Country>

export const Gender = z.enum(['male', 'female', 'diverse'])

export type Gender = z.infer<typeof Gender>

/** What other calls change: refused unless it is as it was read, because it would be ignored. */
export const UnchangedHere = {
  password: z.unknown().optional(),
  roles: z.unknown().optional(),
  email_verified: z.unknown().optional(),
}

export const AddressType = z.enum(['PRIMARY', 'BILLING', 'PARENTS'])
export type AddressType = z.infer<typeof AddressType>

/** The addresses that an invoice can show, the preferred one first. */
export const INVOICE_ADDRESS_TYPES: readonly AddressType[] = ['BILLING', 'PRIMARY']

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const User = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  date_of_birth: z.string().nullable(),
  gender: Gender.nullable(),
  nationality: Country.nullable(),
  locale: Locale,
  email_verified: z.boolean(),
  roles: z.array(Role),
})
export type User = z.infer<typeof User>

/** A person found by a search. */
export const FoundPerson = z.object({ id, full_name: z.string(), email: z.string() })
export type FoundPerson = z.infer<typeof FoundPerson>

/** The ways to show a second factor. */
export const FactorMethod = z.enum(['totp', 'passkey', 'recovery_code'])
export type FactorMethod = z.infer<typeof FactorMethod>

/** The rest of a login whose password was right. */
export const SecondStep = z.object({ token: z.string(), methods: z.array(FactorMethod) })
export type SecondStep = z.infer<typeof SecondStep>

const instant = z.iso.datetime()

/** The reset of the second factor of an admin, which happens a day after it was asked for. */
export const PendingReset = z.object({
  /** Who asked for it; null if that account is deleted. */
  asked_by: z.string().nullable(),
  asked_at: instant,
  due_at: instant,
})
export type PendingReset = z.infer<typeof PendingReset>

/** What the office sees of the second factor of somebody. */
export const FactorState = z.object({
  is_set_up: z.boolean(),
  /** From when on the account needs a second factor; null if it need not have one. */
  required_from: instant.nullable(),
  reset: PendingReset.nullable(),
})
export type FactorState = z.infer<typeof FactorState>

export const requiredGroups = ['office', 'teachers'] as const
export const RequiredGroup = z.enum(requiredGroups)
export type RequiredGroup = z.infer<typeof RequiredGroup>

/** What a mail is about: the first part of its key. */
export const mailKinds = [
  'verify-email',
  'verify-new-email',
  'password-reset',
  'password-changed',
  'address-change-asked',
  'address-changed',
  'invitation',
  'application-received',
  'application-removed',
  'application-withdrawn',
  'place-given-up',
  'reminder',
  'selection',
  'decision-reminder',
  'notice',
  'booked',
  'booking-changed',
  'booking-cancelled',
  'concert',
  'recording',
  'receipt',
  'payment-undone',
  'payment-reminder',
  'survey',
  'contact',
  'contact-answer',
  'group-mail',
  'group-mail-test',
  'text-test',
  'place-offer',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'invoice-replaced',
  'credit-receipt',
  'refund-iban',
  'refund-sent',
  'concert-partner',
  'new-device',
  'data-export',
  'erasure-requested',
  'erasure-cancelled',
  'first-password',
  'invoice-written',
  'place-free',
  'second-factor-changed',
  'second-factor-reset',
  'second-factor-reset-stopped',
  'recovery-code-used',
  'erasure-link',
  'dormant',
  'backup-failed',
  'job-failed',
  'codes-guessed',
  'accepted-late',
  'invoice-again',
] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

/** Stands in a mail where a link was that grants access. */
export const LINK_REMOVED = '[link removed]'

/** What became of a test mail. */
export const TestMailOutcome = z.enum([
  'accepted',
  'not_configured',
  'unreachable',
  'wrong_login',
  'refused',
  'failed',
])
export type TestMailOutcome = z.infer<typeof TestMailOutcome>

/** What a job could not do in its last run: for a person, or in a masterclass. */
export const FailedJob = z.object({
  job: z.enum(jobsOverPeople),
  person: z.object({ id, full_name: z.string() }).nullable(),
  masterclass_id: id.nullable(),
  since: z.iso.datetime(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** What has become of the backups on a schedule. */
export const BackupStatus = z.object({
  state: z.enum(['ok', 'old', 'failed', 'check_failed', 'missing', 'off']),
  last_good_at: z.iso.datetime().nullable(),
  /** The last time an archive was restored on trial. */
  restored_at: z.iso.datetime().nullable(),
})
export type BackupStatus = z.infer<typeof BackupStatus>

export const DayEventKind = z.enum([
  'arrival',
  'class',
  'teaching',
  'accompaniment',
  'concert',
  'meals',
  'departure',
])
export type DayEventKind = z.infer<typeof DayEventKind>

/** Something of a person's academy: on one day at an hour, or on all days from the first to the last. */
export const DayEvent = z.object({
  /** Stays the same when the event is moved. */
  id: z.string(),
  kind: DayEventKind,
  start_date: day,
  end_date: day,
  /** Null for what lasts all day. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  title: z.string(),
  /** Empty if there is nothing to add. */
  text: z.string(),
  place: z.string(),
})
export type DayEvent = z.infer<typeof DayEvent>
