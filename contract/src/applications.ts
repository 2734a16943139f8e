import { z } from 'zod'
import { AgreedDocument, exampleTerms } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { day, flag, id, optionalText, pathId, recordingLink, says, ticked, upload } from './fields.ts'
import { exampleInvoice, Invoice } from './invoices.ts'
import { Instrument } from './masterclasses.ts'

export const ApplicationStatus = z.enum(['applied', 'accepted', 'rejected', 'withdrawn'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

const REPERTOIRE_MAX_LENGTH = 10_000
const COMMENT_MAX_LENGTH = 5_000

const Recordings = z.object({
  recording_1: recordingLink,
  recording_2: recordingLink,
  recording_3: recordingLink,
})
type Links = Partial<Record<keyof z.output<typeof Recordings>, string>>

/** Recordings are filled in one after the other. `when`: told together with what is wrong in the other fields. */
const inOrder = <S extends z.ZodType<Links>>(form: S) =>
  form
    .refine(({ recording_1, recording_2 }) => !recording_2 || Boolean(recording_1), gapAt('recording_2'))
    .refine(({ recording_2, recording_3 }) => !recording_3 || Boolean(recording_2), gapAt('recording_3'))
const gapAt = (field: keyof Links) => ({ ...says('RECORDING_GAP'), path: [field], when: () => true })

/** The boxes of the form and what the teacher is to know. The file is looked at by the server. */
export const ApplicationInput = inOrder(
  Recordings.extend({
    is_known: flag('CHOOSE_ONE'),
    repertoire: optionalText(REPERTOIRE_MAX_LENGTH),
    comment: optionalText(COMMENT_MAX_LENGTH),
    resume_file: upload.optional(),
    agreed_consent: ticked('CONSENT_REQUIRED'),
    agreed_terms: ticked('TERMS_REQUIRED'),
  }),
)
  // A stranger has to be heard. Whether a résumé is there already, only the server knows for sure.
  .refine(({ is_known, recording_1 }) => is_known !== false || Boolean(recording_1), {
    ...says('RECORDING_REQUIRED'),
    path: ['recording_1'],
    when: () => true,
  })
export type ApplicationInput = z.output<typeof ApplicationInput>

/** `id` is only repeated from the path, as clients send it. */
export const ApplicationEdit = inOrder(
  Recordings.extend({
    id: id.optional(),
    repertoire: optionalText(REPERTOIRE_MAX_LENGTH),
    comment: optionalText(COMMENT_MAX_LENGTH),
  }),
)
export type ApplicationEdit = z.output<typeof ApplicationEdit>

/** An application as the person who sent it sees it: nothing in it knows of a decision before it is final. */
export const Application = z.object({
  id,
  status: ApplicationStatus,
  has_withdrawn: z.boolean(),
  /** Belongs to the current academy. */
  is_current: z.boolean(),
  is_accepted: z.boolean().nullable(),
  is_known: z.boolean(),
  repertoire: z.string(),
  comment: z.string(),
  recording_1: z.string(),
  recording_2: z.string(),
  recording_3: z.string(),
  agreed_consent: z.boolean(),
  agreed_terms: z.boolean(),
  /** The versions that were agreed to. */
  documents: z.array(AgreedDocument),
  /** The version that it was sent with. */
  resume_file: z.object({ name: z.string(), url: z.string() }).nullable(),
  applied_at: z.string(),
  /** What the person may do with it now. */
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /** The teacher sees it only then. */
  fee_paid: z.boolean(),
  /** None where the academy takes no handling fee. */
  fee_invoice: Invoice.nullable(),
  masterclass: z.object({
    id,
    start_date: day,
    end_date: day,
    teacher: z.object({ first_name: z.string(), last_name: z.string() }),
    instrument: Instrument,
  }),
})
export type Application = z.infer<typeof Application>

const exampleApplication: Application = {
  id: 41,
  status: 'applied',
  has_withdrawn: false,
  is_current: true,
  is_accepted: null,
  is_known: false,
  repertoire: 'Two movements of a suite for cello solo',
  comment: '',
  recording_1: 'https://video.example.org/recital',
  recording_2: '',
  recording_3: '',
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
  fee_paid: false,
  fee_invoice: exampleInvoice,
  masterclass: {
    id: 3,
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    teacher: { first_name: 'Ilse', last_name: 'Marent' },
    instrument: { id: 4, name_de: 'Violoncello', name_en: 'Cello', description_english: 'Cello' },
  },
}

export const applications = endpoint({
  method: 'GET',
  path: '/api/academy/applications',
  access: 'student',
  summary: 'The own applications of all years, newest first (at most 200)',
  status: 200,
  reply: z.array(Application),
  example: { reply: [exampleApplication] },
})

export const apply = endpoint({
  method: 'POST',
  path: '/api/academy/apply/:masterclassId',
  access: 'student',
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
  access: 'student',
  summary: 'Change repertoire, comment and recordings of an own application',
  params: z.object({ id: pathId }),
  body: ApplicationEdit,
  status: 200,
  reply: Application,
  refuses: ['not_found', 'application_fixed'],
  example: { body: { repertoire: 'A whole suite for cello solo' }, reply: exampleApplication },
})

/** What giving up a place costs today, before anybody decides. */
export const Withdrawal = z.object({
  /** Euros of the participation fee that stay due, and which part of it that is. */
  cost: z.number(),
  percent: z.number(),
  /** The last day on which this holds; null when it can't grow any more. */
  until: day.nullable(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawal = endpoint({
  method: 'GET',
  path: '/api/academy/applications/:id/withdrawal',
  access: 'student',
  summary: 'What it costs to give up the place of an own, accepted application',
  params: z.object({ id: pathId }),
  status: 200,
  reply: Withdrawal,
  refuses: ['not_found', 'application_fixed'],
  example: { reply: { cost: 108, percent: 20, until: '2027-07-11' } },
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/academy/applications/:id',
  access: 'student',
  summary: 'Delete an unpaid application with its invoice, withdraw a paid one, or give up a place',
  params: z.object({ id: pathId }),
  /** What the person was told that giving up the place costs: midnight cannot raise it unseen. */
  query: z.object({ cost: z.coerce.number().min(0).optional() }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'application_fixed', 'cost_changed'],
})
