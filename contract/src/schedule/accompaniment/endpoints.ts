import { z } from 'zod'
import { exampleRepertoire } from '../../admission/repertoire-changes/schemas.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { exampleCard } from '../../programme/masterclasses/schemas.ts'
import {
  Accompanied,
  AccompaniedRequest,
  AccompanimentPeriod,
  MasterclassChoice,
  MasterclassRepertoires,
} from './schemas.ts'

const exampleAccompanied = {
  id: 3,
  teacher_first_name: 'Ilse',
  teacher_last_name: 'Marent',
  instrument: exampleCard.instrument,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  participant_count: 8,
  is_final: true,
  application_count: 12,
}
const exampleChosen = { ...exampleAccompanied, is_assigned: false }

export const repetiteur = endpoint({
  method: 'GET',
  path: '/api/academy/repetiteur',
  access: 'accompany',
  summary: 'The own periods and the repertoires of the participants to accompany',
  status: 200,
  reply: z.object({
    repetitions: z.array(AccompanimentPeriod),
    repertoires: z.array(MasterclassRepertoires),
    concert_requests: z.array(AccompaniedRequest),
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
          masterclasses: [exampleChosen],
        },
      ],
      repertoires: [
        {
          correpetition_id: 2,
          masterclass_id: 3,
          is_final: true,
          teacher_first_name: 'Ilse',
          teacher_last_name: 'Marent',
          instrument: exampleCard.instrument,
          repertoires: [
            {
              application_id: 41,
              student_name: 'Mira Talbach',
              repertoire: 'A whole suite',
              ...exampleRepertoire,
            },
          ],
        },
      ],
      concert_requests: [
        {
          id: 7,
          student_name: 'Mira Talbach',
          composer_name: 'Ludwig van Beethoven',
          piece_title: 'Cello Sonata No. 3 in A major, op. 69',
          movement_titles: ['Allegro ma non tanto'],
          total_duration_seconds: 760,
          earliest_performance_date: '2027-08-04',
          scheduled_performance_date: '2027-08-05',
          place: 'Church',
          position: 2,
          chamber_ensemble: [],
        },
      ],
    },
  },
})

export const masterclassesToAccompany = endpoint({
  method: 'GET',
  path: '/api/academy/repetiteur/get-all-masterclasses',
  access: 'accompany',
  summary: 'All masterclasses of the current academy, to choose from',
  status: 200,
  reply: z.array(Accompanied),
  example: { reply: [exampleAccompanied] },
})

export const chooseMasterclasses = endpoint({
  method: 'POST',
  path: '/api/academy/repetiteur/:correpetitionId/masterclasses',
  access: 'accompany',
  summary: 'Choose whom to accompany in an own period; replaces the selection',
  params: z.object({ correpetitionId: pathId }),
  body: MasterclassChoice,
  status: 200,
  reply: AccompanimentPeriod,
  refuses: ['not_found', 'outside_period', 'period_over', 'changed_meanwhile'],
  example: {
    body: { assignments: [{ masterclass_id: 3, application_ids: null }], seen_ids: [] },
    reply: {
      id: 2,
      start_date: '2027-08-01',
      end_date: '2027-08-11',
      is_current: true,
      can_choose: true,
      masterclasses: [exampleChosen],
    },
  },
})
