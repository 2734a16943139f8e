import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { flag, pathId, ReasonInput } from '../../base/fields.ts'
import { exampleFinal, exampleMasterclass } from './example.ts'
import {
  ApplicationDays,
  exampleOfficeDecisions,
  OfficeDecisions,
  OfficeDecisionsInput,
  OfficeMasterclass,
} from './schemas.ts'

const one = { params: z.object({ id: pathId }), status: 200 } as const

export const applicationDays = endpoint({
  method: 'GET',
  path: '/api/academy/a/application-days',
  access: 'manage_selection',
  summary: 'Applications and paid handling fees by day, of the current academy and the one before it',
  status: 200,
  reply: ApplicationDays,
  refuses: ['not_found'],
  example: {
    reply: {
      today: '2027-06-20',
      now: { year: 2027, deadline: '2027-07-01', days: [{ day: '2027-06-19', applied: 4, paid: 3 }] },
      before: { year: 2026, deadline: '2026-07-01', days: [{ day: '2026-06-18', applied: 3, paid: 3 }] },
    },
  },
})

export const acceptLate = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/applications/:id/acceptance',
  access: 'manage_selection',
  concerns: 'application',
  summary:
    'Give a place to somebody who was declined or waits, after the final save; the invoice follows by mail',
  body: ReasonInput.extend({
    /** Confirms that all places are taken or offered. */
    over_places: flag().default(false),
  }),
  status: 204,
  reply: z.undefined(),
  refuses: [
    'not_found',
    'selection_not_final',
    'application_fixed',
    'handling_fee_unpaid',
    'places_taken',
    'no_free_place',
  ],
  example: {
    body: { reason: 'A second teacher helps in this class.', over_places: false },
    reply: undefined,
  },
})

export const officeDecisions = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/masterclasses/:id/decisions',
  access: 'manage_selection',
  summary:
    'The decisions of a masterclass before the final save, for the office to decide instead of the teacher',
  reply: OfficeDecisions,
  refuses: ['not_found', 'selection_final'],
  example: { reply: exampleOfficeDecisions },
})

export const decideForTeacher = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/masterclasses/:id/decisions',
  access: 'manage_selection',
  summary: 'Decide on all applications of a masterclass instead of the teacher, with a reason',
  body: OfficeDecisionsInput,
  reply: OfficeDecisions,
  refuses: ['not_found', 'selection_final', 'changed_meanwhile'],
  example: {
    body: {
      reason: 'The teacher is ill and has told us on the phone.',
      decisions: [{ application_id: 41, before: null, decision: 'accept' }],
    },
    reply: exampleOfficeDecisions,
  },
})

export const reopenSelection = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/masterclasses/:id/reopening',
  access: 'manage_selection',
  summary: 'Take back a final save before its letters leave',
  body: ReasonInput,
  reply: OfficeMasterclass,
  refuses: ['not_found', 'selection_not_final', 'results_sent', 'selection_used'],
  example: {
    body: { reason: 'Two people were mixed up.' },
    reply: {
      ...exampleMasterclass,
      unpaid_count: 1,
      lapsed_count: 0,
      reserve_count: 3,
      free_place_count: 0,
      offered_count: 1,
      can_reopen: false,
    },
  },
})

export const sendLettersNow = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/masterclasses/:id/letters',
  access: 'manage_selection',
  summary: 'Send the letters of a final save at once; afterwards it cannot be taken back',
  reply: OfficeMasterclass,
  refuses: ['not_found', 'selection_not_final', 'results_sent'],
  example: {
    reply: {
      ...exampleFinal,
      letters_due_at: null,
      unpaid_count: 0,
      lapsed_count: 1,
      reserve_count: 3,
      free_place_count: 0,
      offered_count: 1,
      can_reopen: false,
    },
  },
})
