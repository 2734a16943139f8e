import { z } from 'zod'
import { deletion, endpoint } from '../../base/endpoint.ts'
import { id, pathId } from '../../base/fields.ts'
import {
  exampleInstrument,
  exampleInstrumentInput,
  InstrumentChange,
  InstrumentInput,
  OfficeInstrument,
} from './schemas.ts'

const path = '/api/academy/a/instruments'
const one = { access: 'manage_programme', path: `${path}/:id`, params: z.object({ id: pathId }) } as const

export const instruments = endpoint({
  method: 'GET',
  path,
  access: 'manage_programme',
  summary: 'All instruments in their order (at most 200)',
  status: 200,
  reply: z.array(OfficeInstrument),
  example: { reply: [exampleInstrument] },
})

export const addInstrument = endpoint({
  method: 'POST',
  path,
  access: 'manage_programme',
  summary: 'Add an instrument after the others',
  body: InstrumentInput,
  status: 201,
  reply: OfficeInstrument,
  example: { body: exampleInstrumentInput, reply: exampleInstrument },
})

export const changeInstrument = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change the names, the description or the drawing of an instrument',
  body: InstrumentChange,
  status: 200,
  reply: OfficeInstrument,
  refuses: ['not_found', 'changed_meanwhile'],
  example: {
    body: { ...exampleInstrumentInput, version: 1 },
    reply: { ...exampleInstrument, version: 2 },
  },
})

export const deleteInstrument = endpoint({
  ...deletion,
  ...one,
  summary: 'Delete an instrument that has no masterclasses',
})

export const orderInstruments = endpoint({
  method: 'PUT',
  path: '/api/academy/a/instruments/order',
  access: 'manage_programme',
  summary: 'Put all instruments into this order',
  body: z.object({ ids: z.array(id).max(200) }),
  status: 200,
  reply: z.array(OfficeInstrument),
  refuses: ['changed_meanwhile'],
  example: { body: { ids: [4] }, reply: [exampleInstrument] },
})
