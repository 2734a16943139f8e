import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  chosenId,
  currentPassword,
  day,
  email,
  id,
  idOrRead,
  line,
  pathId,
  personName,
  personTitle,
  says,
  upload,
} from './fields.ts'
import { exampleInvoice, Invoice } from './invoices.ts'
import { Locale } from './locale.ts'

export const Country = z.object({ id, name_de: z.string(), name_en: z.string() })
export type Country = z.infer<typeof Country>

export const countries = endpoint({
  method: 'GET',
  path: '/api/countries',
  access: 'anyone',
  summary: 'All countries with their German and English names',
  status: 200,
  reply: z.array(Country),
  cacheable: 3600,
  example: { reply: [{ id: 14, name_de: 'Österreich', name_en: 'Austria' }] },
})

export const Gender = z.enum(['male', 'female', 'diverse'])
export type Gender = z.infer<typeof Gender>

export const AddressType = z.enum(['PRIMARY', 'BILLING', 'PARENTS'])
export type AddressType = z.infer<typeof AddressType>
/** One of each type, so the types are also what limits a person to three. */
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

/** Without an id it is a new one. */
export const AddressInput = z.object({
  id: id.optional(),
  type: z.enum(AddressType.options, says('ADDRESS_REQUIRED')),
  street: line(200, 'ADDRESS_REQUIRED'),
  zip: line(20, 'ADDRESS_REQUIRED'),
  city: line(100, 'ADDRESS_REQUIRED'),
  /** A country: its id, or the object as it was read. */
  country: idOrRead('COUNTRY_REQUIRED'),
})
export type AddressInput = z.output<typeof AddressInput>
/** The same as a form has it: its country is chosen from a list. */
export const AddressForm = AddressInput.extend({ country: chosenId('COUNTRY_REQUIRED') })

export const Profile = z.object({
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A new address that counts once it is confirmed. */
  pending_email: z.string().nullable(),
  gender: Gender.nullable(),
  date_of_birth: z.string().nullable(),
  nationality: Country.nullable(),
  locale: Locale,
  addresses: z.array(Address),
  outstanding_invoices: z.array(Invoice),
})
export type Profile = z.infer<typeof Profile>

const exampleProfile: Profile = {
  title: null,
  first_name: 'Mira',
  last_name: 'Talbach',
  email: 'mira@example.org',
  email_verified: true,
  pending_email: null,
  gender: 'female',
  date_of_birth: '2004-05-17',
  nationality: { id: 14, name_de: 'Österreich', name_en: 'Austria' },
  locale: 'de',
  addresses: [
    {
      id: 5,
      type: 'PRIMARY',
      street: 'Am Anger 4',
      zip: '9999',
      city: 'Amselzell',
      country: { id: 14, name_de: 'Österreich', name_en: 'Austria' },
    },
  ],
  outstanding_invoices: [exampleInvoice],
}

export const profile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'signed-in',
  summary: 'What the person told about themselves, their addresses and what they still have to pay',
  status: 200,
  reply: Profile,
  example: { reply: exampleProfile },
})

/** The personal data. What is absent stays as it is; null clears what may be empty. */
export const PersonalData = z.object({
  title: personTitle.nullable().optional(),
  first_name: personName,
  last_name: personName,
  email,
  /** Needed for a new address. */
  current_password: currentPassword,
  gender: z.enum(Gender.options, says('GENDER_REQUIRED')),
  date_of_birth: day.nullable().optional(),
  /** A country: its id, or the object as it was read. */
  nationality: idOrRead('COUNTRY_UNKNOWN').nullable().optional(),
  locale: Locale.optional(),
})

/** The same as a form has it: its country is chosen from a list. */
export const PersonalDataForm = PersonalData.extend({ nationality: id.nullable().optional() })

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'signed-in',
  summary:
    'Change the personal data. A new address needs the password and counts once it is confirmed; the old one is told',
  body: PersonalData,
  status: 200,
  reply: Profile,
  refuses: ['email_taken', 'too_many_requests'],
  example: {
    body: {
      title: null,
      first_name: 'Mira',
      last_name: 'Talbach',
      email: 'mira@example.org',
      gender: 'female',
      date_of_birth: '2004-05-17',
      nationality: 14,
      locale: 'de',
    },
    reply: exampleProfile,
  },
})

const typesDiffer = (addresses: readonly { type: string }[]) =>
  new Set(addresses.map(({ type }) => type)).size === addresses.length

export const updateAddresses = endpoint({
  method: 'PUT',
  path: '/api/user/profile/addresses',
  access: 'signed-in',
  summary: 'Add addresses and change those that are named by their id or type; the others stay',
  body: z.object({
    addresses: z
      .array(AddressInput)
      .max(MAX_ADDRESSES, says('TOO_MANY_ADDRESSES'))
      .refine(typesDiffer, says('ADDRESS_TYPE_TAKEN')),
  }),
  status: 200,
  reply: Profile,
  refuses: ['not_found'],
  example: {
    body: {
      addresses: [{ type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 14 }],
    },
    reply: exampleProfile,
  },
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/user/profile/addresses/:id',
  access: 'signed-in',
  summary: 'Delete an address',
  params: z.object({ id: pathId }),
  status: 200,
  reply: Profile,
  refuses: ['not_found'],
  example: { reply: exampleProfile },
})

/** The résumé that goes with the next application. */
export const Resume = z.object({
  name: z.string(),
  size: z.number(),
  uploaded_at: z.string(),
  url: z.string(),
})
export type Resume = z.infer<typeof Resume>

const exampleResume: Resume = {
  name: 'Mira Talbach.pdf',
  size: 182_331,
  uploaded_at: '2027-03-01T17:20:00.000Z',
  url: 'http://localhost:3000/api/files/download?key=resumes%2F…&disposition=attachment&expires=…&signature=…',
}

export const resume = endpoint({
  method: 'GET',
  path: '/api/user/resume',
  access: 'signed-in',
  summary: 'The own résumé with a link that expires; 204 when there is none',
  status: 200,
  reply: Resume.optional(),
  example: { reply: exampleResume },
})

export const replaceResume = endpoint({
  method: 'PUT',
  path: '/api/user/resume',
  access: 'signed-in',
  summary: 'Upload a résumé (PDF, at most 10 MB); applications keep the version that they were sent with',
  body: z.object({ resume_file: upload }),
  form: true,
  status: 200,
  reply: Resume,
  refuses: ['too_large', 'too_many_requests', 'upload_in_progress'],
  // The form carries the file itself; JSON cannot.
  example: {
    body: { resume_file: { name: exampleResume.name, size: exampleResume.size } },
    reply: exampleResume,
  },
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/user/resume',
  access: 'signed-in',
  summary: 'Delete the own résumé; applications keep the version that they were sent with',
  status: 204,
  reply: z.undefined(),
})
