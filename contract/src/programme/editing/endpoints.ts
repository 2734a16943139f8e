import { z } from 'zod'
import { deletion, endpoint } from '../../base/endpoint.ts'
import { pathId, queryId } from '../../base/fields.ts'
import {
  exampleAcademy,
  exampleMasterclass,
  exampleMasterclassInput,
  examplePeriod,
  MasterclassChange,
  MasterclassInput,
  PeriodChange,
  PeriodInput,
  Programme,
  ProgrammeMasterclass,
  ProgrammePeriod,
} from './schemas.ts'

const one = { access: 'manage_programme', params: z.object({ id: pathId }), status: 200 } as const
const removed = { ...deletion, access: 'manage_programme' } as const

export const programme = endpoint({
  method: 'GET',
  path: '/api/academy/a/programme',
  access: 'manage_programme',
  summary: 'The masterclasses and correpetition periods of an academy; without an id of the current one',
  query: z.object({ academy_id: queryId.optional() }),
  status: 200,
  reply: Programme,
  refuses: ['not_found'],
  example: {
    reply: {
      academies: [exampleAcademy],
      academy: exampleAcademy,
      masterclasses: [exampleMasterclass],
      periods: [examplePeriod],
      instruments: [{ id: 4, name_de: 'Violoncello', name_en: 'Cello' }],
      teachers: [{ id: 7, name: 'Ilse Marent' }],
      correpetitors: [{ id: 31, name: 'Jonas Wiesner' }],
    } satisfies Programme,
  },
})

export const addMasterclass = endpoint({
  method: 'POST',
  path: '/api/academy/a/programme/masterclasses',
  access: 'manage_programme',
  summary: 'Add a masterclass to an academy',
  body: MasterclassInput,
  status: 201,
  reply: ProgrammeMasterclass,
  example: { body: { ...exampleMasterclassInput, academy_id: 2 }, reply: exampleMasterclass },
})

export const changeMasterclass = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/programme/masterclasses/:id',
  summary: 'Change a masterclass; what applicants applied for only with the number of those who were shown',
  body: MasterclassChange,
  reply: ProgrammeMasterclass,
  refuses: ['not_found', 'changed_meanwhile', 'in_use', 'confirmation_needed', 'selection_final'],
  example: {
    body: { ...exampleMasterclassInput, version: 1, confirmed: 0 },
    reply: { ...exampleMasterclass, version: 2 },
  },
})

export const deleteMasterclass = endpoint({
  ...removed,
  path: '/api/academy/a/programme/masterclasses/:id',
  summary: 'Delete a masterclass for which nobody has applied and that nobody accompanies',
})

export const addPeriod = endpoint({
  method: 'POST',
  path: '/api/academy/a/programme/periods',
  access: 'manage_programme',
  summary: 'Add the days on which an accompanist is there',
  body: PeriodInput,
  status: 201,
  reply: ProgrammePeriod,
  example: {
    body: { academy_id: 2, account_id: 31, start_date: '2027-08-01', end_date: '2027-08-12' },
    reply: examplePeriod,
  },
})

export const changePeriod = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/programme/periods/:id',
  summary: 'Change the days on which an accompanist is there',
  body: PeriodChange,
  reply: ProgrammePeriod,
  refuses: ['not_found', 'changed_meanwhile', 'in_use'],
  example: {
    body: { start_date: '2027-08-01', end_date: '2027-08-12', version: 1 },
    reply: { ...examplePeriod, version: 2 },
  },
})

export const deletePeriod = endpoint({
  ...removed,
  path: '/api/academy/a/programme/periods/:id',
  summary: 'Delete a correpetition period in which nothing is accompanied',
})
