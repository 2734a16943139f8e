import { z } from 'zod'
import {
  canBeEmptied,
  chosenId,
  currentPassword,
  day,
  email,
  id,
  idOrEntity,
  Locale,
  latinName,
  line,
  messageKey,
  personName,
  personTitle,
  upload,
} from '../../base/fields.ts'
import { AddressType, Country, Gender, UnchangedHere } from '../../base/schemas.ts'
import { Invoice } from '../../money/invoices/schemas.ts'

export { AddressType } from '../../base/schemas.ts'

/** One per type, so the number of types is the limit per person. */
export const MAX_ADDRESSES = AddressType.options.length

export const Address = z.object({
  id,
  type: AddressType,
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: Country,
})
export type Address = z.infer<typeof Address>

/** Without an id it is a new address. */
export const AddressInput = z.object({
  id: id.optional(),
  type: z.enum(AddressType.options, messageKey('ADDRESS_REQUIRED')),
  street: line(200, 'ADDRESS_REQUIRED'),
  zip: line(20, 'ADDRESS_REQUIRED'),
  city: line(100, 'ADDRESS_REQUIRED'),
  /** A country: its id, or the object as returned by the API. */
  country: idOrEntity('COUNTRY_REQUIRED'),
})
export type AddressInput = z.output<typeof AddressInput>
const typesDiffer = (addresses: readonly { type: string }[]) =>
  new Set(addresses.map(({ type }) => type)).size === addresses.length

/** At most one address of each type. */
export const AddressList = z
  .array(AddressInput)
  .max(MAX_ADDRESSES, messageKey('TOO_MANY_ADDRESSES'))
  .refine(typesDiffer, messageKey('ADDRESS_TYPE_TAKEN'))

/** The form variant: the country is chosen from a list. */
export const AddressForm = AddressInput.extend({ country: chosenId('COUNTRY_REQUIRED') })

export const Profile = z.object({
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** As in the passport; empty if the name is written in Latin letters anyway. */
  latin_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A new email address, not confirmed yet. */
  pending_email: z.string().nullable(),
  gender: Gender.nullable(),
  date_of_birth: z.string().nullable(),
  nationality: Country.nullable(),
  locale: Locale,
  addresses: z.array(Address),
  outstanding_invoices: z.array(Invoice),
})
export type Profile = z.infer<typeof Profile>

/** The personal data. Absent fields stay unchanged; null clears optional ones. */
export const PersonalData = z.object({
  title: personTitle.nullable().optional(),
  first_name: personName,
  last_name: personName,
  latin_name: latinName.optional(),
  email,
  /** Required to change the email address. */
  current_password: currentPassword,
  gender: z.enum(Gender.options, messageKey('GENDER_REQUIRED')),
  date_of_birth: canBeEmptied(day, 'DATE_INVALID').optional(),
  /** A country: its id, or the object as returned by the API. */
  nationality: canBeEmptied(idOrEntity('COUNTRY_UNKNOWN'), 'COUNTRY_UNKNOWN').optional(),
  locale: Locale.optional(),
  ...UnchangedHere,
})

/** The form variant of the name in Latin letters alone. */
export const LatinNameForm = z.object({
  latin_name: latinName.refine(name => name !== '', messageKey('REQUIRED')),
})

/** The form variant: the country is chosen from a list. */
export const PersonalDataForm = PersonalData.extend({ nationality: id.nullable().optional() })

/** The résumé that the next application will include. */
export const Resume = z.object({
  name: z.string(),
  size: z.number(),
  uploaded_at: z.string(),
  url: z.string(),
})
export type Resume = z.infer<typeof Resume>

export const ResumeUpload = z.object({ resume_file: upload })
