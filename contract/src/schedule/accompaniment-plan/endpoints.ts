import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, pathId } from '../../base/fields.ts'
import { AccompanimentPlan, AccompanistsInput, type PlannedMasterclass, SuggestionInput } from './schemas.ts'

const exampleDays = { start_date: '2027-08-02', end_date: '2027-08-10' }
const exampleWork = {
  participant_count: 8,
  open_count: 0,
  undecided_count: 0,
  piece_count: 21,
  piece_seconds: 4_500,
  untimed_count: 13,
  concert_count: 1,
  concert_seconds: 620,
}
const exampleMasterclass: PlannedMasterclass = {
  ...exampleDays,
  id: 3,
  teacher_name: 'Ilse Marent',
  instrument_de: 'Violoncello',
  instrument_en: 'Cello',
  needs_accompanist: true,
  participant_count: 8,
  application_count: 12,
  period_ids: [2],
}

export const accompanimentPlan = endpoint({
  method: 'GET',
  path: '/api/academy/accompaniment',
  access: 'see_accompaniment_plan',
  summary: 'Who accompanies whom in the current academy, what is missing, and a fair distribution',
  status: 200,
  reply: AccompanimentPlan,
  example: {
    reply: {
      year: 2027,
      masterclasses: [
        exampleMasterclass,
        { ...exampleMasterclass, id: 4, participant_count: null, period_ids: [] },
      ],
      accompanists: [
        {
          start_date: '2027-08-01',
          end_date: '2027-08-11',
          period_id: 2,
          name: 'Jon Vess',
          is_own: false,
          masterclass_ids: [3],
          total: exampleWork,
          undated_count: 0,
          days: [{ ...exampleWork, date: '2027-08-03', masterclass_ids: [3] }],
          free: [{ start_date: '2027-08-10', end_date: '2027-08-11' }],
        },
      ],
      uncovered: [{ start_date: '2027-08-12', end_date: '2027-08-14' }],
      suggestions: [
        { masterclass_id: 4, candidates: [{ period_id: 2, peak: 20, total: 140 }], is_estimate: true },
      ],
    },
  },
})

export const assignAccompanists = endpoint({
  method: 'PUT',
  path: '/api/academy/a/accompaniment/:id',
  access: 'manage_accompaniment',
  summary: 'Set who accompanies a masterclass of the current academy',
  params: z.object({ id: pathId }),
  body: AccompanistsInput,
  status: 200,
  reply: z.object({ period_ids: z.array(id), needs_accompanist: z.boolean() }),
  refuses: ['not_found', 'changed_meanwhile', 'outside_period'],
  example: {
    body: {
      period_ids: [2],
      needs_accompanist: true,
      seen: { period_ids: [], needs_accompanist: true },
    },
    reply: { period_ids: [2], needs_accompanist: true },
  },
})

export const takeSuggestion = endpoint({
  method: 'POST',
  path: '/api/academy/a/accompaniment/suggestion',
  access: 'manage_accompaniment',
  summary: 'Assign accompanists to masterclasses that nobody has chosen, all of them or none',
  body: SuggestionInput,
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'changed_meanwhile', 'outside_period'],
  example: { body: { assignments: [{ masterclass_id: 4, period_id: 2 }] }, reply: undefined },
})
