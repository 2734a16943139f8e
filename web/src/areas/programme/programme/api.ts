import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/programme/programme/endpoints'
import type { ProgrammeMasterclass, ProgrammePeriod } from '@academy/contract/programme/programme/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The forms show their failures themselves.
const quiet = { quiet: true } as const

const masterclasses = '/api/academy/a/programme/masterclasses'
const periods = '/api/academy/a/programme/periods'
const routes = {
  programme: route<typeof contract.programme>('GET', '/api/academy/a/programme'),
  addMasterclass: route<typeof contract.addMasterclass>('POST', masterclasses),
  changeMasterclass: route<typeof contract.changeMasterclass>('PUT', `${masterclasses}/:id`),
  deleteMasterclass: route<typeof contract.deleteMasterclass>('DELETE', `${masterclasses}/:id`),
  addPeriod: route<typeof contract.addPeriod>('POST', periods),
  changePeriod: route<typeof contract.changePeriod>('PUT', `${periods}/:id`),
  deletePeriod: route<typeof contract.deletePeriod>('DELETE', `${periods}/:id`),
}

/** The programme of an academy; without an id, of the current one. */
export const programmeQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['programme', academy_id ?? null], call =>
    call(routes.programme, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const versionOf = ({ id, version }: { id: number; version: number }) => ({
  params: { id: String(id) },
  query: { version },
})

export const addMasterclass = (call: Call, body: InputOf<typeof contract.addMasterclass>['body']) =>
  call(routes.addMasterclass, { body }, quiet)
export const changeMasterclass = (
  call: Call,
  row: ProgrammeMasterclass,
  body: InputOf<typeof contract.changeMasterclass>['body'],
) => call(routes.changeMasterclass, { ...idOf(row), body }, quiet)
export const deleteMasterclass = (call: Call, row: ProgrammeMasterclass) =>
  call(routes.deleteMasterclass, versionOf(row), quiet)

export const addPeriod = (call: Call, body: InputOf<typeof contract.addPeriod>['body']) =>
  call(routes.addPeriod, { body }, quiet)
export const changePeriod = (
  call: Call,
  row: ProgrammePeriod,
  body: InputOf<typeof contract.changePeriod>['body'],
) => call(routes.changePeriod, { ...idOf(row), body }, quiet)
export const deletePeriod = (call: Call, row: ProgrammePeriod) =>
  call(routes.deletePeriod, versionOf(row), quiet)
