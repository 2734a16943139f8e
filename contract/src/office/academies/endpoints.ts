import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { flag, id, pathId } from '../../base/fields.ts'
import { academyCurrent } from '../../programme/academy/endpoints.ts'
import { Academy } from '../../programme/academy/schemas.ts'
import { masterclass } from '../../programme/masterclasses/endpoints.ts'
import { Masterclass } from '../../programme/masterclasses/schemas.ts'
import { AcademyChange, AcademyCopy, AcademyInput } from './academy-input.ts'
import {
  AcademyCard,
  CopiedAcademy,
  CurrentChange,
  exampleAcademyCard,
  exampleOfficeAcademy,
  OfficeAcademy,
} from './schemas.ts'

const all = { access: 'manage_academies', path: '/api/academy/a/academies' } as const
const one = { access: 'manage_academies', params: z.object({ id: pathId }), status: 200 } as const

const exampleInput = {
  start_date_academy: '2028-07-30',
  end_date_academy: '2028-08-13',
  end_date_application: '2028-06-29',
  lodging_free_until: null,
  place_name: 'Stift Amselzell',
  handling_fee: 75,
  recording_fee: 15,
  offer_hours: 48,
  shows_waiting_rank: false,
  scholarship_de: '',
  scholarship_en: '',
  scholarship_url: '',
  withdrawal_terms: exampleOfficeAcademy.withdrawal_terms,
  lodging_terms: exampleOfficeAcademy.lodging_terms,
} satisfies z.output<typeof AcademyInput>

export const listAcademies = endpoint({
  ...all,
  method: 'GET',
  summary: 'All academies, the newest first (at most 100)',
  status: 200,
  reply: z.array(AcademyCard),
  example: { reply: [exampleAcademyCard] },
})

export const addAcademy = endpoint({
  ...all,
  method: 'POST',
  summary: 'Add an academy, which nobody but the office sees until it is made current',
  body: AcademyInput,
  status: 201,
  reply: OfficeAcademy,
  example: { body: exampleInput, reply: exampleOfficeAcademy },
})

export const showAcademy = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/academies/:id',
  summary: 'An academy with its masterclasses, prices and numbers',
  reply: OfficeAcademy,
  refuses: ['not_found'],
  example: { reply: exampleOfficeAcademy },
})

export const changeAcademy = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/academies/:id',
  summary:
    'Change days, fees, texts and cancellation terms as far as nobody loses what was promised; the deadline of paid applications only with the number of those who were shown',
  body: AcademyChange,
  reply: OfficeAcademy,
  refuses: ['not_found', 'changed_meanwhile', 'in_use', 'confirmation_needed'],
  example: {
    body: { ...exampleInput, version: 1, confirmed: 0 },
    reply: { ...exampleOfficeAcademy, version: 2 },
  },
})

export const deleteAcademy = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/academies/:id',
  summary:
    'Delete an academy that is not current and in which nobody has applied, booked or requested anything',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'academy_is_current', 'in_use'],
})

export const copyAcademy = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/academies/:id/copy',
  summary: 'Make another year with the same masterclasses, rooms, meals and prices, and without people',
  body: AcademyCopy,
  status: 201,
  reply: CopiedAcademy,
  refuses: ['not_found'],
  example: {
    body: { start_date_academy: '2028-07-30', with_periods: false },
    reply: {
      academy: exampleOfficeAcademy,
      copied: { masterclasses: 16, room_types: 2, rooms: 46, meal_types: 1, correpetition_periods: 0 },
      left_out: [],
    },
  },
})

const exampleChange: CurrentChange = {
  academy: exampleAcademyCard,
  replaces: null,
  concerned: [],
  lacks: [],
}

export const showCurrentChange = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/academies/:id/current',
  summary: 'What would change if this academy became the current one',
  reply: CurrentChange,
  refuses: ['not_found'],
  example: { reply: exampleChange },
})

export const makeCurrent = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/academies/:id/current',
  summary: 'Make an academy the current one; people of one that is not over have to be confirmed',
  body: z.object({
    /** The academy that is current as the caller knows it; another one is refused. */
    replaces: id.nullable(),
    is_confirmed: flag().default(false),
  }),
  reply: OfficeAcademy,
  refuses: ['not_found', 'changed_meanwhile', 'in_use'],
  example: {
    body: { replaces: 2, is_confirmed: false },
    reply: { ...exampleOfficeAcademy, is_current: true, is_draft: false },
  },
})

export const previewAcademy = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/academies/:id/preview',
  summary: 'An academy as visitors would see it if it were current',
  reply: Academy,
  refuses: ['not_found'],
  example: { reply: academyCurrent.example.reply },
})

export const previewMasterclass = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/academies/:id/preview/:masterclassId',
  params: z.object({ id: pathId, masterclassId: pathId }),
  summary: 'A masterclass as visitors would see it if its academy were current',
  reply: Masterclass,
  refuses: ['not_found'],
  example: { reply: masterclass.example.reply },
})
