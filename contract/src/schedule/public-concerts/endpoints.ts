import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { ConcertList, ConcertProgramme, exampleConcert, exampleProgramme } from './schemas.ts'

export const publicConcerts = endpoint({
  method: 'GET',
  path: '/api/concerts',
  access: 'anyone',
  stored: true,
  summary: 'The announced concerts of the current academy',
  status: 200,
  reply: ConcertList,
  example: {
    reply: {
      academy: {
        start_date: '2027-08-01',
        end_date: '2027-08-15',
        place: 'Stift Amselzell',
        first_concert: '2027-08-02',
        last_concert: '2027-08-14',
      },
      concerts: [{ ...exampleConcert, is_over: false, is_today: false }],
    },
  },
})

export const publicProgramme = endpoint({
  method: 'GET',
  path: '/api/concerts/:id',
  access: 'anyone',
  stored: true,
  summary: 'The programme of an announced concert, without the names of those who play',
  params: z.object({ id: pathId }),
  status: 200,
  reply: ConcertProgramme,
  refuses: ['not_found'],
  example: { reply: exampleProgramme },
})
