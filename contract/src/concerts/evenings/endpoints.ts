import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { day, id, messageKey, pathId } from '../../base/fields.ts'
import { exampleRequest } from '../requests/schemas.ts'
import { Evening, EveningInput, OfficeRequest, PresentPerson, RecordingAddress } from './schemas.ts'

const exampleOfficeRequest: OfficeRequest = {
  ...exampleRequest,
  account_id: 7,
  student_name: 'Mira Talbach',
  email: 'mira@example.org',
  instrument: { name_de: 'Violoncello', name_en: 'Cello' },
  accompanist_period: { start_date: '2027-08-01', end_date: '2027-08-11' },
  application_statuses: ['accepted'],
  evening_id: 4,
  is_announced: true,
}

const exampleEvening: Evening = {
  id: 4,
  date: '2027-08-06',
  place: 'Stiftskirche',
  length_minutes: 90,
  request_ids: [18],
  to_notify: 0,
  announced_at: '2027-08-05T12:00:00.000Z',
}

/** Everything the office's planning board shows, in one response. */
export const board = endpoint({
  method: 'GET',
  path: '/api/academy/a/concerts',
  access: 'manage_concerts',
  summary: 'The evenings and all requests of the current academy (at most 1,000), the oldest request first',
  status: 200,
  reply: z.object({
    start_date: day,
    end_date: day,
    /** Euros; 0 if recordings are free. */
    recording_fee: z.number(),
    evenings: z.array(Evening),
    requests: z.array(OfficeRequest),
    /** When those are there who may play: the page warns of performances before or after that. */
    people: z.array(PresentPerson),
  }),
  refuses: ['not_found'],
  example: {
    reply: {
      start_date: '2027-08-01',
      end_date: '2027-08-15',
      recording_fee: 15,
      evenings: [exampleEvening],
      requests: [exampleOfficeRequest],
      people: [
        {
          account_id: 7,
          name: 'Mira Talbach',
          latin_name: '',
          bookings: [{ start_date: '2027-08-01', end_date: '2027-08-09' }],
          places: [{ start_date: '2027-08-01', end_date: '2027-08-09' }],
        },
      ],
    },
  },
})
const exampleInput = { date: '2027-08-06', place: 'Stiftskirche', length_minutes: 90 }

const one = { access: 'manage_concerts', params: z.object({ id: pathId }), status: 200 } as const

export const addEvening = endpoint({
  method: 'POST',
  path: '/api/academy/a/evenings',
  access: 'manage_concerts',
  summary: 'Add a concert evening within the academy',
  body: EveningInput,
  status: 201,
  reply: Evening,
  refuses: ['not_found'],
  example: { body: exampleInput, reply: exampleEvening },
})

export const changeEvening = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/evenings/:id',
  summary: 'Change day, place or length; people are told when it is announced again',
  body: EveningInput,
  reply: Evening,
  refuses: ['not_found'],
  example: { body: exampleInput, reply: exampleEvening },
})

export const deleteEvening = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/evenings/:id',
  summary: 'Delete an evening on which nothing is planned and nobody was told of',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'evening_in_use'],
})

export const planEvening = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/evenings/:id/requests',
  summary: 'Set what is played on an evening, in this order; what was planned elsewhere moves here',
  body: z.object({
    request_ids: z
      .array(id)
      .max(100, messageKey('TOO_MANY'))
      // A request appears only once per evening.
      .refine(ids => new Set(ids).size === ids.length, messageKey('INVALID')),
    /**
     * The requests on the evening when the sender loaded it, so that requests added since then are not
     * removed.
     */
    seen_ids: z.array(id).max(100, messageKey('TOO_MANY')).optional(),
  }),
  reply: z.array(Evening),
  refuses: ['not_found', 'request_withdrawn', 'plan_changed'],
  example: { body: { request_ids: [18], seen_ids: [] }, reply: [exampleEvening] },
})

export const announceEvening = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/evenings/:id/announce',
  summary:
    'Tell everybody whose performance is new, moved or off; a wished recording gets its invoice, if there is a fee',
  reply: z.object({
    evening: Evening,
    notified: z.number(),
    /** Accompanists and ensemble partners who were told as well. */
    partners_notified: z.number(),
  }),
  refuses: ['not_found', 'evening_over', 'nothing_to_announce'],
  example: { reply: { evening: exampleEvening, notified: 6, partners_notified: 2 } },
})

export const setVideo = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/concert-requests/:id/video',
  summary: 'Add the link to a recording that was paid or is free, or take it away; the person is told',
  body: RecordingAddress,
  reply: OfficeRequest,
  refuses: ['not_found', 'recording_unpaid'],
  example: { body: { video_url: 'https://video.example.org/evening' }, reply: exampleOfficeRequest },
})

const paper = { ...one, method: 'GET', reply: z.undefined(), refuses: ['not_found'] } as const

export const programmePdf = endpoint({
  ...paper,
  path: '/api/academy/a/evenings/:id/programme.pdf',
  summary: 'The programme of an evening to print, in the language of the request',
})

export const worksCsv = endpoint({
  ...paper,
  path: '/api/academy/a/evenings/:id/works.csv',
  summary: 'The works of an evening for the collecting society',
})
