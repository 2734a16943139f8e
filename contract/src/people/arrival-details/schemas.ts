import { z } from 'zod'
import { anyText, day, line, messageKey, optionalName, personName, upload } from '../../base/fields.ts'
import { isPlainLine, withoutTabs } from '../../base/names.ts'
import { specialDiets } from './diets.ts'
import { allergies, Diet, needsWording } from './needs-fields.ts'

/** One line of text that may stay empty. */
const optionalLine = (max: number) =>
  anyText(max)
    .overwrite(withoutTabs)
    .refine(value => isPlainLine(value), messageKey('INVISIBLE_CHARACTERS'))

const isPhone = (value: string) =>
  value === '' || (/^[\d\s()+/.-]+$/.test(value) && /\d.*\d.*\d.*\d/.test(value))

/** What the academy asks before somebody arrives. Empty texts are unknown. */
const ArrivalData = z.object({
  allergies,
  /** Whom to call in an emergency. */
  emergency_name: optionalName(100),
  emergency_phone: optionalLine(50).refine(isPhone, messageKey('PHONE_INVALID')),
  emergency_relation: optionalLine(100),
})

/** A name without a telephone number helps nobody, and neither does a number without a name. */
export const ArrivalDataInput = ArrivalData.extend({
  /** Of the data that are changed; 0 before the first save. */
  version: z.int().min(0).max(2_147_483_647),
  needs_wording: needsWording,
}).superRefine(({ emergency_name, emergency_phone, emergency_relation }, context) => {
  const isAsked = Boolean(emergency_name || emergency_phone || emergency_relation)
  const missing = isAsked ? { emergency_name, emergency_phone } : {}
  for (const [field, value] of Object.entries(missing))
    if (value === '') context.addIssue({ code: 'custom', path: [field], message: 'REQUIRED' })
})
export type ArrivalDataInput = z.output<typeof ArrivalDataInput>

/** The consent of a parent for a minor, for one academy. */
export const ParentConsentInput = z.object({
  parent_name: personName,
  /** A telephone number or an email address. */
  parent_contact: line(200),
})
export const ParentConsentUpload = ParentConsentInput.extend({ consent_file: upload.optional() })

/** Of a consent on paper the office may know no parent to call. */
export const PaperConsentInput = z.object({
  parent_name: optionalName(100),
  parent_contact: optionalLine(200),
})

/** When the consent that the office saw was uploaded, empty if there was none: a later one is not overwritten. */
export const KnownFile = z.object({ known_file: z.string().max(40).default('') })

/** Name and contact of a parent are known from an earlier year; without a file the consent is missing. */
const ParentConsent = z.object({
  parent_name: z.string(),
  parent_contact: z.string(),
  file: z.object({ name: z.string(), size: z.number(), uploaded_at: z.string(), url: z.string() }).nullable(),
})

export const ArrivalDetails = z.object({
  ...ArrivalData.shape,
  version: z.int(),
  /** Whether a consent to special diets and allergies is in force. */
  has_needs_consent: z.boolean(),
  /** Whether the person has a place or a booking in the current academy, which is not over. */
  is_expected: z.boolean(),
  /** The first day of the current academy, on which the age counts; null without one that is still to come. */
  start_date: day.nullable(),
  /** Null unless the person is a minor in the current academy. */
  consent: ParentConsent.nullable(),
  /** What the person ate last, for the next booking. */
  last_meals: z.object({ diet: Diet, special_diets: z.array(z.enum(specialDiets)) }).nullable(),
})
export type ArrivalDetails = z.infer<typeof ArrivalDetails>

/** What the office sees of it on the page of a person. */
export const OfficeArrivalDetails = z.object({
  ...ArrivalData.shape,
  version: z.int(),
  has_needs_consent: z.boolean(),
  /** Null unless the person is a minor in the current academy. */
  consent: z
    .object({
      parent_name: z.string(),
      parent_contact: z.string(),
      /** Null: missing. Opening the file is recorded. */
      file: z.object({ name: z.string(), uploaded_at: z.string() }).nullable(),
    })
    .nullable(),
})
export type OfficeArrivalDetails = z.infer<typeof OfficeArrivalDetails>

export const exampleArrivalData = {
  allergies: 'Peanuts',
  emergency_name: 'Gustav Talbach',
  emergency_phone: '+43 660 1234567',
  emergency_relation: 'Father',
}

export const exampleOfficeDetails: OfficeArrivalDetails = {
  ...exampleArrivalData,
  version: 2,
  has_needs_consent: true,
  consent: {
    parent_name: 'Gustav Talbach',
    parent_contact: 'gustav@example.org',
    file: { name: 'Consent.pdf', uploaded_at: '2027-06-02T17:20:00.000Z' },
  },
}
