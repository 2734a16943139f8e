import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, pathId, says } from './fields.ts'
import { Instrument } from './masterclasses.ts'

const Accompanied = z.object({
  id,
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  start_date: day,
  end_date: day,
  participant_count: z.number(),
})

/** When somebody accompanies, and whom: one period an academy. */
export const CorrepetitionPeriod = z.object({
  id,
  start_date: day,
  end_date: day,
  is_current: z.boolean(),
  /** The selection can still be changed. */
  can_choose: z.boolean(),
  masterclasses: z.array(Accompanied),
})
export type CorrepetitionPeriod = z.infer<typeof CorrepetitionPeriod>

/** What the participants of an accompanied masterclass play. */
export const MasterclassRepertoires = z.object({
  correpetition_id: id,
  masterclass_id: id,
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  repertoires: z.array(z.object({ application_id: id, student_name: z.string(), repertoire: z.string() })),
})
export type MasterclassRepertoires = z.infer<typeof MasterclassRepertoires>

const cello = { id: 4, name_de: 'Violoncello', name_en: 'Cello', description_english: 'Cello' }
const exampleAccompanied = {
  id: 3,
  teacher_first_name: 'Ilse',
  teacher_last_name: 'Marent',
  instrument: cello,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  participant_count: 8,
}

export const repetiteur = endpoint({
  method: 'GET',
  path: '/api/academy/repetiteur',
  access: 'repetiteur',
  summary: 'The own periods and the repertoires of the participants to accompany',
  status: 200,
  reply: z.object({
    repetitions: z.array(CorrepetitionPeriod),
    repertoires: z.array(MasterclassRepertoires),
  }),
  example: {
    reply: {
      repetitions: [
        {
          id: 2,
          start_date: '2027-08-01',
          end_date: '2027-08-11',
          is_current: true,
          can_choose: true,
          masterclasses: [exampleAccompanied],
        },
      ],
      repertoires: [
        {
          correpetition_id: 2,
          masterclass_id: 3,
          teacher_first_name: 'Ilse',
          teacher_last_name: 'Marent',
          instrument: cello,
          repertoires: [
            { application_id: 41, student_name: 'Mira Talbach', repertoire: 'Two movements of a suite' },
          ],
        },
      ],
    },
  },
})

export const masterclassesToAccompany = endpoint({
  method: 'GET',
  path: '/api/academy/repetiteur/get-all-masterclasses',
  access: 'repetiteur',
  summary: 'All masterclasses of the current academy, to choose from',
  status: 200,
  reply: z.array(Accompanied),
  example: { reply: [exampleAccompanied] },
})

/** Whole masterclasses are chosen; `application_ids` is always null. */
const Assignment = z.object({ masterclass_id: id, application_ids: z.null().optional() })

export const chooseMasterclasses = endpoint({
  method: 'POST',
  path: '/api/academy/repetiteur/:correpetitionId/masterclasses',
  access: 'repetiteur',
  summary: 'Choose whom to accompany in an own period; replaces the selection',
  params: z.object({ correpetitionId: pathId }),
  body: z.object({ assignments: z.array(Assignment, says('INVALID')).max(100, says('INVALID')) }),
  status: 200,
  reply: CorrepetitionPeriod,
  refuses: ['not_found', 'outside_period', 'period_over'],
  example: {
    body: { assignments: [{ masterclass_id: 3, application_ids: null }] },
    reply: {
      id: 2,
      start_date: '2027-08-01',
      end_date: '2027-08-11',
      is_current: true,
      can_choose: true,
      masterclasses: [exampleAccompanied],
    },
  },
})
