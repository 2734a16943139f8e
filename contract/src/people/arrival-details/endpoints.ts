import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Locale, pathId, upload } from '../../base/fields.ts'
import {
  ArrivalDataInput,
  ArrivalDetails,
  exampleArrivalData,
  KnownFile,
  PaperConsentInput,
  ParentConsentUpload,
} from './schemas.ts'

const exampleDetails: ArrivalDetails = {
  ...exampleArrivalData,
  version: 2,
  has_needs_consent: true,
  is_expected: true,
  start_date: '2027-08-01',
  consent: {
    parent_name: 'Gustav Talbach',
    parent_contact: 'gustav@example.org',
    file: {
      name: 'Consent.pdf',
      size: 182_331,
      uploaded_at: '2027-06-02T17:20:00.000Z',
      url: 'http://localhost:3000/api/files/download?key=consents%2F…&disposition=attachment&expires=…&signature=…',
    },
  },
  last_meals: { diet: 'VEGETARIAN', special_diets: ['VEGAN'] },
}

export const arrivalDetails = endpoint({
  method: 'GET',
  path: '/api/user/arrival-details',
  access: 'signed-in',
  summary:
    'Own allergies, emergency contact and, for minors, the consent of a parent for the current academy',
  status: 200,
  reply: ArrivalDetails,
  example: { reply: exampleDetails },
})

export const changeArrivalDetails = endpoint({
  method: 'PUT',
  path: '/api/user/arrival-details',
  access: 'signed-in',
  summary: 'Change your own allergies and the emergency contact',
  body: ArrivalDataInput,
  status: 200,
  reply: ArrivalDetails,
  refuses: ['changed_meanwhile', 'consent_changed'],
  example: { body: { ...exampleArrivalData, version: 1, needs_wording: 1 }, reply: exampleDetails },
})

export const consentForm = endpoint({
  method: 'GET',
  path: '/api/user/parent-consent/form',
  access: 'signed-in',
  summary: 'The form that a parent of a minor signs, as PDF',
  query: z.object({
    /** The language of the request if missing. */
    locale: Locale.optional(),
  }),
  status: 200,
  reply: z.undefined(),
  refuses: ['not_found', 'too_many_requests'],
})

export const saveConsent = endpoint({
  method: 'PUT',
  path: '/api/user/parent-consent',
  access: 'signed-in',
  summary: 'Upload the signed consent of a parent (PDF, at most 10 MB); a later change needs no new file',
  body: ParentConsentUpload,
  form: true,
  status: 200,
  reply: ArrivalDetails,
  refuses: ['consent_not_needed', 'too_large', 'too_many_requests', 'upload_in_progress'],
  example: {
    body: { parent_name: 'Gustav Talbach', parent_contact: 'gustav@example.org' },
    reply: exampleDetails,
  },
})

export const deleteConsent = endpoint({
  method: 'DELETE',
  path: '/api/user/parent-consent',
  access: 'signed-in',
  summary: 'Delete your own file with the consent of a parent',
  status: 200,
  reply: ArrivalDetails,
  example: { reply: { ...exampleDetails, consent: null } },
})

const person = { access: 'manage_people', params: z.object({ id: pathId }) } as const

export const correctArrivalDetails = endpoint({
  ...person,
  method: 'PUT',
  path: '/api/academy/a/people/:id/arrival-details',
  concerns: 'account',
  summary:
    'Change allergies and emergency contact for a person; the audit log names the fields, not their values',
  body: ArrivalDataInput,
  status: 200,
  reply: z.object({ version: z.int() }),
  refuses: ['not_found', 'forbidden', 'changed_meanwhile', 'consent_changed'],
  example: { body: { ...exampleArrivalData, version: 1, needs_wording: 1 }, reply: { version: 2 } },
})

export const openConsent = endpoint({
  ...person,
  method: 'GET',
  path: '/api/academy/a/people/:id/parent-consent',
  summary: 'A link to the signed consent of a parent for the current academy; who asks is recorded',
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: { reply: { url: exampleDetails.consent?.file?.url ?? '' } },
})

export const saveConsentOf = endpoint({
  ...person,
  method: 'PUT',
  path: '/api/academy/a/people/:id/parent-consent',
  concerns: 'account',
  summary: 'Upload a consent that came on paper for a minor (PDF, at most 10 MB); who does is recorded',
  body: z.object({ ...PaperConsentInput.shape, ...KnownFile.shape, consent_file: upload.optional() }),
  form: true,
  status: 204,
  reply: z.undefined(),
  refuses: [
    'not_found',
    'forbidden',
    'consent_not_needed',
    'changed_meanwhile',
    'too_large',
    'too_many_requests',
    'upload_in_progress',
  ],
  example: { body: { parent_name: 'Gustav Talbach', parent_contact: '', known_file: '' }, reply: undefined },
})

export const deleteConsentOf = endpoint({
  ...person,
  method: 'DELETE',
  path: '/api/academy/a/people/:id/parent-consent',
  concerns: 'account',
  summary: 'Delete a wrong consent of a minor; who does is recorded',
  query: KnownFile,
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'forbidden', 'changed_meanwhile'],
})
