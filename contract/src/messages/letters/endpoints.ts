import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { day, id, Locale, pathId, queryId } from '../../base/fields.ts'
import { PeopleFilter } from '../../people/people-list/schemas.ts'

/** A paper about one person. */
export const LetterKind = z.enum(['certificate', 'invitation'])
export type LetterKind = z.infer<typeof LetterKind>

/** The most people in one file. */
export const MAX_LETTERS = 300

const refusals = [
  'not_found',
  'not_participating',
  'not_invited',
  'letter_data_missing',
  'name_not_printable',
] as const

export const letter = endpoint({
  method: 'GET',
  path: '/api/academy/a/people/:id/letters/:kind',
  access: 'manage_people',
  concerns: 'account',
  summary: 'The certificate or the letter of invitation of one person as PDF; written to the audit log',
  params: z.object({ id: pathId, kind: LetterKind }),
  query: z.object({
    /** The current academy if missing. */
    academy_id: queryId.optional(),
    /** The language of the person if missing. */
    locale: Locale.optional(),
  }),
  status: 200,
  reply: z.undefined(),
  refuses: refusals,
})

/** Not a GET: it writes to the audit log, and a selection may be too long for an address. */
export const letters = endpoint({
  method: 'POST',
  path: '/api/academy/a/letters/:kind',
  access: 'manage_people',
  summary: 'Certificates or letters of invitation of several people in one PDF, by the filters of the list',
  params: z.object({ kind: LetterKind }),
  body: PeopleFilter.extend({
    /** Only these people; then nobody among them may be without. */
    ids: z.array(id).min(1).max(MAX_LETTERS).optional(),
    /** The language of each person if missing. */
    locale: Locale.optional(),
  }),
  status: 200,
  reply: z.undefined(),
  refuses: [...refusals, 'no_participants', 'too_many_letters'],
  example: { body: { masterclass_id: 4 }, reply: undefined },
})

export const classLists = endpoint({
  method: 'GET',
  path: '/api/academy/a/letters/class-lists',
  access: 'manage_people',
  summary: 'The participants of one masterclass or of all as PDF, for the teacher or for the notice board',
  query: z.object({
    academy_id: queryId.optional(),
    /** All masterclasses if missing. */
    masterclass_id: queryId.optional(),
    /** The list for the notice board has no personal data but name and country. */
    audience: z.enum(['teacher', 'board']).default('teacher'),
    locale: Locale.optional(),
  }),
  status: 200,
  reply: z.undefined(),
  refuses: ['not_found', 'no_participants'],
})

/** The papers of one academy, for the person they are about. */
export const OwnLetters = z.object({
  academy_id: id,
  start_date: day,
  end_date: day,
  place: z.string(),
  /** Missing data is entered in the profile. Null if the paper does not apply. */
  invitation: z.enum(['ready', 'data_missing', 'name_missing']).nullable(),
  certificate: z.enum(['ready', 'later', 'name_missing']).nullable(),
  /** The day from which on there is a certificate; null for those without a place. */
  certificate_from: day.nullable(),
})
export type OwnLetters = z.infer<typeof OwnLetters>

export const ownLetters = endpoint({
  method: 'GET',
  path: '/api/my-letters',
  access: 'signed-in',
  summary:
    'The academies in which the person has a place or a task, newest first, and which papers there are',
  status: 200,
  reply: z.array(OwnLetters),
  example: {
    reply: [
      {
        academy_id: 4,
        start_date: '2027-08-01',
        end_date: '2027-08-15',
        place: 'Stift Feldkirchen',
        invitation: 'ready',
        certificate: 'later',
        certificate_from: '2027-08-10',
      },
    ],
  },
})

export const ownLetter = endpoint({
  method: 'GET',
  path: '/api/my-letters/:id/:kind',
  access: 'signed-in',
  summary: 'The own certificate or letter of invitation of an academy as PDF; written to the audit log',
  params: z.object({ id: pathId, kind: LetterKind }),
  /** The language of the person if missing. */
  query: z.object({ locale: Locale.optional() }),
  status: 200,
  reply: z.undefined(),
  refuses: [
    'not_found',
    'letter_without_place',
    'letter_too_late',
    'certificate_too_early',
    'letter_data_missing',
    'name_not_printable',
    'too_many_requests',
  ],
})
