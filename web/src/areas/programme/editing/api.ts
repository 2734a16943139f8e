import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/editing/endpoints'
import type { ProgrammeMasterclass, ProgrammePeriod } from '@academy/contract/programme/editing/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

/** The programme of an academy; without an id, of the current one. */
export const programmeQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['programme', academy_id ?? null], call =>
    call(contract.programme, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const versionOf = ({ id, version }: { id: number; version: number }) => ({
  params: { id: String(id) },
  query: { version },
})

export const addMasterclass = (call: Call, body: InputOf<typeof contract.addMasterclass>['body']) =>
  call(contract.addMasterclass, { body }, quiet)
export const changeMasterclass = (
  call: Call,
  row: ProgrammeMasterclass,
  body: InputOf<typeof contract.changeMasterclass>['body'],
) => call(contract.changeMasterclass, { ...idOf(row), body }, quiet)
export const deleteMasterclass = (call: Call, row: ProgrammeMasterclass) =>
  call(contract.deleteMasterclass, versionOf(row), quiet)

export const addPeriod = (call: Call, body: InputOf<typeof contract.addPeriod>['body']) =>
  call(contract.addPeriod, { body }, quiet)
export const changePeriod = (
  call: Call,
  row: ProgrammePeriod,
  body: InputOf<typeof contract.changePeriod>['body'],
) => call(contract.changePeriod, { ...idOf(row), body }, quiet)
export const deletePeriod = (call: Call, row: ProgrammePeriod) =>
  call(contract.deletePeriod, versionOf(row), quiet)
