import { z } from 'zod'
import { day, id, Locale, optionalText, queryId, sortColumn } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { ApplicationStatus, Country } from '../../base/schemas.ts'
import { AcademyChoice } from '../../programme/editing/schemas.ts'

/**
 * What somebody is in an academy. Participants are no longer applicants; guests have a booking and are
 * nothing else.
 */
export const PersonKind = z.enum([
  'participant',
  'applicant',
  'teacher',
  'accompanist',
  'guest',
  'registered',
])
export type PersonKind = z.infer<typeof PersonKind>

/** A masterclass by its instrument and teacher. */
const ClassName = z.object({ ...localized('instrument', z.string()), teacher_name: z.string() })

export const FOUND_PEOPLE = 20

/** A person found by the search from everywhere, or a teacher without an account. */
export const FoundPerson = z.object({
  /** The account. */
  id: id.nullable(),
  /** Only for a teacher without an account. */
  teacher_id: id.nullable(),
  full_name: z.string(),
  /** Empty without an account. */
  email: z.string(),
  /** What the search found. `text` is the number of the invoice, the reference or the room. */
  match: z.object({ by: z.enum(['person', 'invoice', 'reference', 'room']), text: z.string() }),
  kind: PersonKind,
  /** The year of the latest academy that the person has something to do with. */
  year: z.number().nullable(),
  /** The masterclasses of that year that the kind is about. */
  masterclasses: z.array(ClassName).max(100),
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** A teacher of the academy who has no account, and so is no person yet. */
export const TeacherWithoutAccount = z.object({
  teacher_id: id,
  full_name: z.string(),
  masterclasses: z.array(ClassName).max(100),
})
export type TeacherWithoutAccount = z.infer<typeof TeacherWithoutAccount>

export const ListedClass = ClassName.extend({
  id,
  /** Null for teachers and accompanists. */
  status: ApplicationStatus.nullable(),
  /** When the open offer of a place ends; null if there is none. */
  open_offer_until: z.string().nullable(),
})
export type ListedClass = z.infer<typeof ListedClass>

/** A person in the list of an academy. */
export const ListedPerson = z.object({
  id,
  full_name: z.string(),
  /** The name in Latin letters, if it is written in others. */
  latin_name: z.string(),
  email: z.string(),
  locale: Locale,
  kinds: z.array(PersonKind).max(6),
  masterclasses: z.array(ListedClass).max(100),
  /** The nationality. */
  country: Country.nullable(),
  /** In whole years, on the first day of the academy. */
  age: z.number().nullable(),
  is_minor: z.boolean(),
  /** The consent of the parents for this academy; null for adults, and missing only from minors who come. */
  consent: z.enum(['given', 'missing']).nullable(),
  allergies: z.string(),
  /** Name, telephone number and relation; empty if missing. */
  emergency_contact: z.string(),
  /** In euros, over all invoices of the person. */
  outstanding: z.number(),
  is_overdue: z.boolean(),
  /** The first and the last day of the bookings. */
  arrival: day.nullable(),
  departure: day.nullable(),
  /** The numbers or names of the rooms. */
  rooms: z.array(z.string()).max(100),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** People of the academy of this kind; without a kind all of these; everyone: all accounts. */
export const KindFilter = z.enum([...PersonKind.options, 'everyone'])
export type KindFilter = z.infer<typeof KindFilter>

const onOff = z.enum(['0', '1']).default('0')

/** What of the people is listed. */
export const PeopleFilter = z.object({
  /** The current academy if missing. */
  academy_id: queryId.optional(),
  /** Finds what the search from everywhere finds by name and address, without typing errors. */
  search: optionalText(100),
  kind: KindFilter.optional(),
  masterclass_id: queryId.optional(),
  instrument_id: queryId.optional(),
  country_id: queryId.optional(),
  /** There on that day: by booking, else by the days of class or period. */
  day: day.optional(),
  minors: onOff,
  /** Minors who come, by a place or a booking, without the consent of their parents. */
  consent_missing: onOff,
  /** Those who come and have named nobody to call in an emergency. */
  contact_missing: onOff,
  unpaid: onOff,
  arriving: onOff,
})
export type PeopleFilter = z.infer<typeof PeopleFilter>

export const PeopleSort = sortColumn(
  'name',
  'country',
  'age',
  'email',
  'unpaid',
  'arrival',
  'departure',
  'room',
  'language',
)
export type PeopleSort = z.infer<typeof PeopleSort>

export const PEOPLE_PER_PAGE = 50
/** The most people in one export or letter. */
export const MAX_EXPORTED = 10_000

const Choice = z.object({ id, ...localized('name', z.string()) })

/** What the filters offer. */
export const PeopleChoices = z.object({
  academies: z.array(AcademyChoice).max(100),
  /** Null as long as there is none. */
  academy: AcademyChoice.nullable(),
  masterclasses: z.array(ClassName.extend({ id, is_final: z.boolean() })).max(1000),
  instruments: z.array(Choice).max(1000),
  countries: z.array(Choice).max(300),
})
export type PeopleChoices = z.infer<typeof PeopleChoices>
