import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

/** The rooms and meals of an academy; without an id, of the current one. */
export const lodgingTypesQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['lodging-types', academy_id ?? null], call =>
    call(contract.lodgingOffers, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const one = (id: number) => ({ params: { id: String(id) } })
interface Row {
  id: number
  version: number
}

export const addRoomType = (call: Call, body: InputOf<typeof contract.addRoomType>['body']) =>
  call(contract.addRoomType, { body }, quiet)
export const changeRoomType = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.changeRoomType>['body'],
) => call(contract.changeRoomType, { ...one(id), body }, quiet)
export const deleteRoomType = (call: Call, { id, version }: Row) =>
  call(contract.deleteRoomType, { ...one(id), query: { version } }, quiet)

export const addMealType = (call: Call, body: InputOf<typeof contract.addMealType>['body']) =>
  call(contract.addMealType, { body }, quiet)
export const changeMealType = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.changeMealType>['body'],
) => call(contract.changeMealType, { ...one(id), body }, quiet)
export const deleteMealType = (call: Call, { id, version }: Row) =>
  call(contract.deleteMealType, { ...one(id), query: { version } }, quiet)
