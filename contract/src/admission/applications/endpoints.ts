import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { exampleInvoice } from '../../money/invoices/schemas.ts'
import { exampleCard } from '../../programme/masterclasses/schemas.ts'
import { exampleTerms } from '../../site/documents/schemas.ts'
import {
  Application,
  ApplicationEdit,
  ApplicationInput,
  exampleWritten,
  Withdrawal,
  withAttached,
} from './schemas.ts'

const exampleApplication: Application = {
  id: 41,
  status: 'applied',
  has_withdrawn: false,
  is_current: true,
  is_accepted: null,
  waiting_rank: null,
  is_known: false,
  ...exampleWritten,
  recording_1: 'https://video.example.org/recital',
  recording_2: '',
  recording_3: '',
  recording_1_title: 'Sarabande',
  recording_2_title: '',
  recording_3_title: '',
  agreed_consent: true,
  agreed_terms: true,
  documents: [exampleTerms],
  resume_file: {
    name: 'Mira Talbach.pdf',
    url: 'http://localhost:3000/api/files/download?key=resumes%2F…&disposition=attachment&expires=…&signature=…',
  },
  applied_at: '2027-03-02T09:30:00.000Z',
  can_edit: true,
  can_delete: true,
  can_replace_material: true,
  can_change_repertoire: false,
  fee_paid: false,
  fee_invoice: exampleInvoice,
  masterclass: {
    id: 3,
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    teacher: { first_name: 'Ilse', last_name: 'Marent' },
    instrument: exampleCard.instrument,
  },
}

export const applications = endpoint({
  method: 'GET',
  path: '/api/academy/applications',
  access: 'apply',
  summary: 'The own applications of all years, newest first (at most 200)',
  status: 200,
  reply: z.array(Application),
  example: { reply: [exampleApplication] },
})

export const apply = endpoint({
  method: 'POST',
  path: '/api/academy/apply/:masterclassId',
  access: 'apply',
  summary: 'Apply for a masterclass; the invoice of the handling fee follows by mail',
  params: z.object({ masterclassId: pathId }),
  body: ApplicationInput,
  form: true,
  status: 201,
  reply: Application,
  refuses: [
    'not_found',
    'application_closed',
    'already_applied',
    'document_changed',
    'too_large',
    'too_many_requests',
    'upload_in_progress',
  ],
  example: {
    body: {
      is_known: true,
      repertoire: 'Two movements of a suite for cello solo',
      recording_1: 'https://video.example.org/recital',
      agreed_consent: true,
      agreed_terms: true,
    },
    reply: exampleApplication,
  },
})

export const editApplication = endpoint({
  method: 'PUT',
  path: '/api/academy/applications/:id',
  access: 'apply',
  summary: 'Change repertoire, comment, recordings and résumé of an own application',
  params: z.object({ id: pathId }),
  body: ApplicationEdit,
  form: true,
  status: 200,
  reply: Application,
  refuses: [
    'not_found',
    'application_fixed',
    'material_fixed',
    'too_large',
    'too_many_requests',
    'upload_in_progress',
  ],
  example: { body: { repertoire: 'A whole suite for cello solo' }, reply: exampleApplication },
})

export const exampleWithdrawal: Withdrawal = {
  cost: 108,
  percent: 20,
  until: '2027-07-11',
  bookings: [
    {
      id: 12,
      start_date: '2027-08-01',
      end_date: '2027-08-15',
      room: { name_de: 'Einzelzimmer', name_en: 'Single room' },
      cost: 0,
      percent: 0,
    },
  ],
  concerts: [{ id: 18, piece_title: 'Sonata for Cello and Piano No. 3', date: null, can_withdraw: true }],
}

export const withdrawal = endpoint({
  method: 'GET',
  path: '/api/academy/applications/:id/withdrawal',
  access: 'apply',
  summary: 'What it costs to give up the place of an own, accepted application',
  params: z.object({ id: pathId }),
  status: 200,
  reply: Withdrawal,
  refuses: ['not_found', 'application_fixed'],
  example: { reply: exampleWithdrawal },
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/academy/applications/:id',
  access: 'apply',
  summary:
    'Delete an unpaid application with its invoice, withdraw a paid one, or give up a place; concert requests go with it if wished',
  params: z.object({ id: pathId }),
  /** The cost that the person confirmed: it must not rise unnoticed at midnight. */
  query: z.object({ cost: z.coerce.number().min(0).optional(), ...withAttached }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'application_fixed', 'cost_changed', 'booking_fixed', 'request_scheduled'],
})
