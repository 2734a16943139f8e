import { z } from 'zod'
import { MAX_FILE_MB } from '../../base/constants.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { Country } from '../../base/schemas.ts'
import { exampleInvoice } from '../../money/invoices/schemas.ts'
import { AddressList, PersonalData, Profile, Resume, ResumeUpload } from './schemas.ts'

const exampleCountry: Country = { id: 14, name_de: 'Österreich', name_en: 'Austria' }

export const countries = endpoint({
  method: 'GET',
  path: '/api/countries',
  access: 'anyone',
  summary: 'All countries with their German and English names',
  status: 200,
  reply: z.array(Country),
  cacheable: 3600,
  stored: true,
  example: { reply: [exampleCountry] },
})

const exampleProfile: Profile = {
  title: null,
  first_name: 'Mira',
  last_name: 'Talbach',
  latin_name: '',
  email: 'mira@example.org',
  email_verified: true,
  pending_email: null,
  gender: 'female',
  date_of_birth: '2004-05-17',
  nationality: exampleCountry,
  locale: 'de',
  addresses: [
    {
      id: 5,
      type: 'PRIMARY',
      street: 'Am Anger 4',
      zip: '9999',
      city: 'Amselzell',
      country: exampleCountry,
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
      latin_name: '',
      email: 'mira@example.org',
      gender: 'female',
      date_of_birth: '2004-05-17',
      nationality: 14,
      locale: 'de',
    },
    reply: exampleProfile,
  },
})

export const updateAddresses = endpoint({
  method: 'PUT',
  path: '/api/user/profile/addresses',
  access: 'signed-in',
  summary: 'Add addresses and change those that are named by their id or type; the others stay',
  body: z.object({ addresses: AddressList }),
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
  summary: `Upload a résumé (PDF, at most ${MAX_FILE_MB} MB); applications keep the version that they were sent with`,
  body: ResumeUpload,
  form: true,
  status: 200,
  reply: Resume,
  refuses: ['too_large', 'too_many_requests', 'upload_in_progress'],
  // Only the form can carry the file; JSON cannot.
  example: {
    body: { resume_file: { name: exampleResume.name, size: exampleResume.size } },
    reply: exampleResume,
  },
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/user/resume',
  access: 'signed-in',
  summary: 'Delete your own résumé; applications keep the version that they were sent with',
  status: 204,
  reply: z.undefined(),
})
