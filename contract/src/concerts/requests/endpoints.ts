import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { day, id, pathId } from '../../base/fields.ts'
import { ConcertRequest, ConcertRequestChange, ConcertRequestInput, exampleRequest } from './schemas.ts'

export const requests = endpoint({
  method: 'GET',
  path: '/api/concert-requests',
  access: 'request_concert',
  summary: 'The own requests, newest first (at most 100)',
  status: 200,
  reply: z.array(ConcertRequest),
  example: { reply: [exampleRequest] },
})

export const request = endpoint({
  method: 'POST',
  path: '/api/concert-requests',
  access: 'request_concert',
  summary: 'Ask for a place in a concert; needs an application in the current academy that was not declined',
  body: ConcertRequestInput,
  status: 201,
  reply: ConcertRequest,
  refuses: ['not_found', 'concerts_over', 'application_needed', 'place_needed', 'too_many_requests'],
  example: {
    body: {
      piece_id: 31,
      earliest_performance_date: '2027-08-05',
      correpetition_id: 2,
      is_chamber_music: false,
      chamber_ensemble: [],
      wants_recording: true,
      notes: '',
      movements: [{ movement_id: 77, duration_seconds: 330, sort_order: 0 }],
    },
    reply: exampleRequest,
  },
})

export const changeRequest = endpoint({
  method: 'PUT',
  path: '/api/concert-requests/:id',
  access: 'request_concert',
  summary: 'Change an own request that was not announced yet',
  params: z.object({ id: pathId }),
  body: ConcertRequestChange,
  status: 200,
  reply: ConcertRequest,
  refuses: ['not_found', 'request_scheduled', 'changed_meanwhile', 'concerts_over', 'too_many_requests'],
  example: {
    body: {
      version: 1,
      piece_id: 31,
      earliest_performance_date: '2027-08-07',
      correpetition_id: 2,
      is_chamber_music: false,
      chamber_ensemble: [],
      wants_recording: false,
      notes: 'Not on Saturday, please.',
      movements: [{ movement_id: 77, duration_seconds: 330, sort_order: 0 }],
    },
    reply: exampleRequest,
  },
})

export const withdrawRequest = endpoint({
  method: 'DELETE',
  path: '/api/concert-requests/:id',
  access: 'request_concert',
  summary: 'Take back an own request that was not announced yet',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'request_scheduled'],
})

export const concertDates = endpoint({
  method: 'GET',
  path: '/api/concert-requests/dates',
  access: 'signed-in',
  summary: 'The days that can be wished for now, by the clock at the academy; the next change comes at 11:00',
  status: 200,
  reply: z.object({
    /** Both null once the last concert is over. */
    min_date: day.nullable(),
    max_date: day.nullable(),
    now: z.string(),
    /** When to fetch this again. */
    changes_at: z.string(),
    /** Euros; 0 if recordings are free. */
    recording_fee: z.number(),
  }),
  refuses: ['not_found'],
  example: {
    reply: {
      min_date: '2027-08-05',
      max_date: '2027-08-14',
      now: '2027-08-05T08:10:00.000Z',
      changes_at: '2027-08-05T09:00:00.000Z',
      recording_fee: 15,
    },
  },
})

export const correpetitors = endpoint({
  method: 'GET',
  path: '/api/concert-requests/correpetitors',
  access: 'signed-in',
  summary: 'Who accompanies in the current academy, and when; the id is that of the period',
  status: 200,
  reply: z.array(z.object({ id, display_name: z.string(), start_date: day, end_date: day })),
  example: {
    reply: [{ id: 2, display_name: 'Jonas Veldrich', start_date: '2027-08-01', end_date: '2027-08-11' }],
  },
})
