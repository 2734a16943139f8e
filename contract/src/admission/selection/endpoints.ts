import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { flag, id, messageKey, pathId } from '../../base/fields.ts'
import { Academy } from '../../programme/academy/schemas.ts'
import { exampleApplicant, exampleFinal, exampleMasterclass } from './example.ts'
import { Applicant, FinalMailPreview, OfficeMasterclass, SelectionMasterclass } from './schemas.ts'

export const myMasterclasses = endpoint({
  method: 'GET',
  path: '/api/academy/t/my-masterclasses',
  access: 'teach',
  summary: 'The own masterclasses of all years, newest first',
  status: 200,
  reply: z.array(SelectionMasterclass),
  example: { reply: [exampleMasterclass] },
})

const own = { params: z.object({ id: pathId }), status: 200, refuses: ['not_found'] } as const

export const myMasterclass = endpoint({
  ...own,
  method: 'GET',
  path: '/api/academy/t/my-masterclasses/:id',
  access: 'teach',
  summary: 'One of your own masterclasses',
  reply: SelectionMasterclass,
  example: { reply: exampleMasterclass },
})

export const applicants = endpoint({
  method: 'GET',
  path: '/api/academy/t/my-masterclasses/applications/:masterclassId',
  access: 'teach',
  summary:
    'The forwarded applications for one of your own masterclasses, in the order in which they were forwarded',
  params: z.object({ masterclassId: pathId }),
  status: 200,
  reply: z.array(Applicant),
  refuses: ['not_found'],
  example: { reply: [exampleApplicant] },
})

export const decide = endpoint({
  method: 'PUT',
  path: '/api/academy/t/my-masterclasses/applications/:applicationId',
  access: 'teach',
  summary:
    'Accept (true), reject (false), put on the waiting list (false with is_reserve) or leave open again (null); preliminary until the final save',
  params: z.object({ applicationId: pathId }),
  body: z
    .object({ is_accepted: flag('CHOOSE_ONE').nullable(), is_reserve: flag().default(false) })
    .refine(({ is_accepted, is_reserve }) => !is_reserve || is_accepted === false, {
      ...messageKey('INVALID'),
      path: ['is_reserve'],
    }),
  status: 200,
  reply: Applicant,
  refuses: ['not_found', 'selection_final', 'application_withdrawn'],
  example: { body: { is_accepted: true }, reply: { ...exampleApplicant, is_accepted: true } },
})

const MAX_RESERVES = 1000

export const orderReserves = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/academy/t/my-masterclasses/:id/reserves',
  access: 'teach',
  summary: 'Put the waiting list of an own masterclass in order; names everybody who is on it',
  body: z.object({ application_ids: z.array(id).max(MAX_RESERVES) }),
  reply: z.array(Applicant),
  refuses: ['not_found', 'selection_final', 'reserves_changed'],
  example: {
    body: { application_ids: [41] },
    reply: [{ ...exampleApplicant, is_accepted: false, is_reserve: true, reserve_rank: 1 }],
  },
})

const exampleMailPreview: FinalMailPreview = {
  accepted: {
    count: 2,
    people: ['Mira Talbach', 'Jonas Ferrer'],
    subject: 'You have a place',
    text: 'Dear …',
  },
  reserve: { count: 1, people: ['Ava Lindqvist'], subject: 'You are on the waiting list', text: 'Dear …' },
  rejected: { count: 1, people: ['Noel Brandis'], subject: 'About your application', text: 'Dear …' },
  unpaid: { count: 1, people: ['Tim Arnsberg'], subject: 'Your application has ended', text: 'Dear …' },
}

const mailPreview = {
  ...own,
  method: 'GET',
  summary: 'The letters that the final save will send, with their numbers',
  reply: FinalMailPreview,
  example: { reply: exampleMailPreview },
} as const
const finalSave = {
  ...own,
  method: 'POST',
  refuses: ['not_found', 'selection_final', 'decisions_open', 'deadline_not_passed'],
} as const

export const finalMailPreview = endpoint({
  ...mailPreview,
  path: '/api/academy/t/my-masterclasses/:id/mail-preview',
  access: 'teach',
})

export const finalize = endpoint({
  ...finalSave,
  path: '/api/academy/t/my-masterclasses/:id/finalize',
  access: 'teach',
  summary: 'Save the selection for good and tell everybody',
  reply: SelectionMasterclass,
  example: { reply: exampleFinal },
})

export const allCurrentMasterclasses = endpoint({
  method: 'GET',
  path: '/api/academy/a/all-current-masterclasses',
  access: 'manage_selection',
  summary: 'All masterclasses of the current academy with the state of their selection',
  status: 200,
  reply: z.object({
    academy: Academy.pick({
      id: true,
      start_date_academy: true,
      end_date_academy: true,
      end_date_application: true,
      deadline_passed: true,
      place_name: true,
    }),
    masterclasses: z.array(OfficeMasterclass),
  }),
  refuses: ['not_found'],
  example: {
    reply: {
      academy: {
        id: 2,
        start_date_academy: '2027-08-01',
        end_date_academy: '2027-08-15',
        end_date_application: '2027-07-01',
        deadline_passed: true,
        place_name: 'Stift Amselzell',
      },
      masterclasses: [
        {
          ...exampleMasterclass,
          unpaid_count: 1,
          lapsed_count: 0,
          reserve_count: 3,
          free_place_count: 0,
          offered_count: 1,
          can_reopen: false,
        },
      ],
    },
  },
})

export const closeApplications = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/academy/a/masterclasses/:id',
  access: 'manage_selection',
  summary: 'Close a masterclass for applications, or open it again',
  body: z.object({ application_closed: flag() }),
  reply: OfficeMasterclass,
  refuses: ['not_found', 'selection_final'],
  example: {
    body: { application_closed: true },
    reply: {
      ...exampleMasterclass,
      application_closed: 1,
      unpaid_count: 1,
      lapsed_count: 0,
      reserve_count: 3,
      free_place_count: 0,
      offered_count: 1,
      can_reopen: false,
    },
  },
})

export const officeFinalMailPreview = endpoint({
  ...mailPreview,
  path: '/api/academy/a/masterclasses/:id/mail-preview',
  access: 'manage_selection',
})

export const officeFinalize = endpoint({
  ...finalSave,
  path: '/api/academy/a/masterclasses/:id/finalize',
  access: 'manage_selection',
  summary: 'Save the selection of a masterclass for good and tell everybody',
  reply: OfficeMasterclass,
  example: {
    reply: {
      ...exampleFinal,
      unpaid_count: 0,
      lapsed_count: 0,
      reserve_count: 3,
      free_place_count: 0,
      offered_count: 1,
      can_reopen: true,
    },
  },
})

export const remindTeacher = endpoint({
  method: 'POST',
  path: '/api/academy/a/masterclasses/:id/remind',
  access: 'manage_selection',
  summary: 'Remind the teacher by mail that the selection is to be decided; once a day',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: [
    'not_found',
    'selection_final',
    'deadline_not_passed',
    'teacher_without_account',
    'teacher_reminded_today',
  ],
})

export const markApplicationsSeen = endpoint({
  method: 'POST',
  path: '/api/academy/t/my-masterclasses/:id/seen',
  access: 'teach',
  summary: 'Note that the teacher has looked at the applications; later ones count as new',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found'],
})
