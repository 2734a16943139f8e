import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { ConsentChoice, Consents } from './schemas.ts'

const example: Consents = {
  wants: { photos: true, recordings: false, news: true },
  consents: [
    {
      id: 12,
      kind: 'photos',
      given_at: '2027-06-01T08:00:00.000Z',
      is_by_office: false,
      withdrawn_at: null,
      is_withdrawn_by_office: false,
      document: null,
      wording: 1,
      instrument: null,
      teacher: null,
      year: null,
      can_withdraw: true,
      has_data: false,
      tie: null,
    },
  ],
}
const choice = { kind: 'photos', is_given: true, wording: 1 } as const

const own = { path: '/api/user/consents', access: 'signed-in', status: 200, reply: Consents } as const

export const showConsents = endpoint({
  ...own,
  method: 'GET',
  summary: 'What one agreed to: each consent with its version, when it was given and withdrawn',
  example: { reply: example },
})

export const chooseConsent = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Give or withdraw a voluntary consent: photographs, recordings, news',
  body: ConsentChoice,
  refuses: ['consent_changed'],
  example: { body: choice, reply: example },
})

export const withdrawConsent = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/user/consents/:id',
  params: z.object({ id: pathId }),
  summary:
    'Withdraw a consent; what rests on it is deleted: résumé and recordings of an application, special diets and allergies',
  refuses: ['not_found', 'consent_needed'],
  example: { reply: example },
})

const person = {
  path: '/api/academy/a/people/:id/consents',
  params: z.object({ id: pathId }),
  access: 'manage_people',
  status: 200,
  reply: Consents,
} as const

export const showPersonConsents = endpoint({
  ...person,
  method: 'GET',
  summary: 'What a person agreed to',
  refuses: ['not_found'],
  example: { reply: example },
})

export const choosePersonConsent = endpoint({
  ...person,
  method: 'PUT',
  concerns: 'account',
  summary: 'Record a voluntary consent that a person gave or withdrew on paper',
  body: ConsentChoice,
  refuses: ['not_found', 'forbidden', 'consent_changed'],
  example: { body: choice, reply: example },
})

export const withdrawPersonConsent = endpoint({
  ...person,
  method: 'DELETE',
  path: '/api/academy/a/people/:id/consents/:consentId',
  params: z.object({ id: pathId, consentId: pathId }),
  concerns: 'account',
  summary: 'Withdraw a consent for a person who asked for it by phone or letter; what rests on it is deleted',
  refuses: ['not_found', 'forbidden', 'consent_needed'],
  example: { reply: example },
})
