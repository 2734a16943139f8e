import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/instruments/endpoints'
import type { OfficeInstrument } from '@academy/contract/programme/instruments/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const instrumentsQuery = (call: Call) =>
  defineQuery(call, ['instruments'], call => call(contract.instruments, {}, quiet))

export const addInstrument = (call: Call, body: InputOf<typeof contract.addInstrument>['body']) =>
  call(contract.addInstrument, { body }, quiet)
export const changeInstrument = (
  call: Call,
  { id }: OfficeInstrument,
  body: InputOf<typeof contract.changeInstrument>['body'],
) => call(contract.changeInstrument, { params: { id: String(id) }, body }, quiet)
export const deleteInstrument = (call: Call, { id, version }: OfficeInstrument) =>
  call(contract.deleteInstrument, { params: { id: String(id) }, query: { version } }, quiet)
export const orderInstruments = (call: Call, ids: number[]) =>
  call(contract.orderInstruments, { body: { ids } }, quiet)
