import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/programme/instruments/endpoints'
import type { OfficeInstrument } from '@academy/contract/programme/instruments/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The forms show their failures themselves.
const quiet = { quiet: true } as const

const path = '/api/academy/a/instruments'
const routes = {
  instruments: route<typeof contract.instruments>('GET', path),
  addInstrument: route<typeof contract.addInstrument>('POST', path),
  changeInstrument: route<typeof contract.changeInstrument>('PUT', `${path}/:id`),
  deleteInstrument: route<typeof contract.deleteInstrument>('DELETE', `${path}/:id`),
  orderInstruments: route<typeof contract.orderInstruments>('PUT', `${path}/order`),
}

export const instrumentsQuery = (call: Call) =>
  defineQuery(call, ['instruments'], call => call(routes.instruments, {}, quiet))

export const addInstrument = (call: Call, body: InputOf<typeof contract.addInstrument>['body']) =>
  call(routes.addInstrument, { body }, quiet)
export const changeInstrument = (
  call: Call,
  { id }: OfficeInstrument,
  body: InputOf<typeof contract.changeInstrument>['body'],
) => call(routes.changeInstrument, { params: { id: String(id) }, body }, quiet)
export const deleteInstrument = (call: Call, { id, version }: OfficeInstrument) =>
  call(routes.deleteInstrument, { params: { id: String(id) }, query: { version } }, quiet)
export const orderInstruments = (call: Call, ids: number[]) =>
  call(routes.orderInstruments, { body: { ids } }, quiet)
