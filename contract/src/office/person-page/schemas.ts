import { z } from 'zod'
import { Invitation } from '../../access/invitations/schemas.ts'
import { RoleHolder } from '../../access/roles/schemas.ts'
import { Written } from '../../admission/applications/schemas.ts'
import { day, email, id, Locale, latinName, personName, personTitle, text } from '../../base/fields.ts'
import { phases } from '../../base/phase.ts'
import { ApplicationStatus, Country, Gender } from '../../base/schemas.ts'
import { ConcertRequest } from '../../concerts/requests/schemas.ts'
import { OfficeBooking } from '../../lodging/housekeeping/schemas.ts'
import { InvoiceWithPayments } from '../../money/payments/schemas.ts'
import { OfficeArrivalDetails } from '../../people/arrival-details/schemas.ts'
import { Address, AddressList } from '../../people/profile/schemas.ts'
import { Instrument } from '../../programme/masterclasses/schemas.ts'
import { AgreedDocument } from '../../site/documents/schemas.ts'

const PersonalFacts = z.object({
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  latin_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A new email address, not confirmed yet. */
  pending_email: z.string().nullable(),
  gender: Gender.nullable(),
  date_of_birth: day.nullable(),
  nationality: Country.nullable(),
  locale: Locale,
  addresses: z.array(Address),
  created_at: z.string(),
  last_login_at: z.string(),
  /** False until somebody whose account the office has made sets a password. */
  has_password: z.boolean(),
})

/** An application as the office sees it: like the applicant, it learns no decision before it is final. */
export const PersonApplication = z.object({
  id,
  status: ApplicationStatus,
  is_known: z.boolean(),
  ...Written.shape,
  recordings: z.array(z.string()),
  /** The piece of each recording, empty if not named. */
  recording_titles: z.array(z.string()),
  documents: z.array(AgreedDocument),
  /** The résumé that was sent with the application. Opening it is recorded. */
  resume: z.object({ name: z.string() }).nullable(),
  applied_at: z.string(),
  withdrawn_at: z.string().nullable(),
  /** When the open offer of a place ends; null if there is none. */
  open_offer_until: z.string().nullable(),
  /** The teacher sees the application only after payment. */
  fee_paid: z.boolean(),
  /** Whether it belongs to the current academy. */
  is_current: z.boolean(),
  masterclass: z.object({
    id,
    start_date: day,
    end_date: day,
    teacher: z.object({ first_name: z.string(), last_name: z.string() }),
    instrument: Instrument,
    /** Euros. */
    participation_fee: z.number(),
    is_final: z.boolean(),
    places: z.number().nullable(),
    /** Null until the selection is final. */
    participant_count: z.number().nullable(),
  }),
  can_withdraw: z.boolean(),
  /** Declined in a final selection, and the masterclass is not over. */
  can_accept: z.boolean(),
  /** Why somebody who had not paid the handling fee by the final save cannot be accepted after all. */
  accept_obstacle: z.enum(['handling_fee_unpaid', 'no_free_place']).nullable(),
  /** Euros: the handling fee that was unpaid at the final save. Accepting pays it from the credit. */
  late_fee: z.number().nullable(),
})
export type PersonApplication = z.infer<typeof PersonApplication>

export const PersonBooking = OfficeBooking.extend({
  /** The number or name of the room; null: not placed yet. */
  room_name: z.string().nullable(),
  is_current_academy: z.boolean(),
})
export type PersonBooking = z.infer<typeof PersonBooking>

export const PersonConcert = ConcertRequest.extend({
  /** The evening that it is planned for, announced or not. */
  evening: z.object({ date: day, place: z.string(), is_announced: z.boolean() }).nullable(),
  is_withdrawn: z.boolean(),
})
export type PersonConcert = z.infer<typeof PersonConcert>

const NOTE_MAX_LENGTH = 5_000
export const NoteInput = z.object({ text: text(NOTE_MAX_LENGTH) })

/** What the office notes about a person. Nobody else sees it. */
export const PersonNote = z.object({
  id,
  text: z.string(),
  /** Null if the account of the author is deleted. */
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: z.string(),
  changed_at: z.string(),
  version: z.int(),
})
export type PersonNote = z.infer<typeof PersonNote>

/** What the office corrects: the personal data, and all addresses. */
export const PersonCorrection = z.object({
  version: id,
  title: personTitle.nullable(),
  first_name: personName,
  last_name: personName,
  latin_name: latinName.optional(),
  /** Null leaves it as it is. */
  gender: Gender.nullable(),
  date_of_birth: day.nullable(),
  nationality: id.nullable(),
  locale: Locale,
  addresses: AddressList,
})
export type PersonCorrection = z.output<typeof PersonCorrection>

/** Somebody who gets an account by the office, such as a guest. */
export const NewPerson = z.object({
  first_name: personName,
  last_name: personName,
  email,
  locale: Locale,
})

/** Everything that the office knows about a person, of all years. */
export const Person = PersonalFacts.extend({
  id,
  /** Of the personal data and the addresses. */
  version: z.int(),
  /** In whole years, on the first day of the current academy; null without one. */
  age: z.number().nullable(),
  is_minor: z.boolean(),
  /** When the data of this person was erased. */
  erased_at: z.string().nullable(),
  /** Whether the caller may change this account: managers do not change those of admins, nobody an erased one. */
  can_change: z.boolean(),
  roles: RoleHolder.shape.roles,
  teacher: RoleHolder.shape.teacher,
  second_factor: RoleHolder.shape.second_factor,
  /** The masterclasses that the linked teacher gives in the current academy. */
  teaches: z.array(z.object({ id, start_date: day, end_date: day, instrument: Instrument })),
  /** An open invitation to a role, sent to the address of the account. */
  invitation: Invitation.nullable(),
  /** Euros. */
  balance: z.object({ outstanding: z.number(), overdue: z.number(), credit: z.number() }),
  applications: z.array(PersonApplication),
  /** Allergies, emergency contact and, for minors, the consent of a parent for the current academy. */
  arrival_details: OfficeArrivalDetails,
  bookings: z.array(PersonBooking),
  concerts: z.array(PersonConcert),
  invoices: z.array(InvoiceWithPayments),
  /** The latest first. */
  notes: z.array(PersonNote),
  /** The part of the year in which the office looks. */
  phase: z.enum(phases),
})
export type Person = z.infer<typeof Person>
