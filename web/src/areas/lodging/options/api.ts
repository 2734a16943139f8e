import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/lodging/options/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The forms show their failures themselves.
const quiet = { quiet: true } as const

const rooms = '/api/academy/a/room-types'
const meals = '/api/academy/a/meal-types'
const routes = {
  offers: route<typeof contract.lodgingOffers>('GET', '/api/academy/a/lodging-offers'),
  addRoom: route<typeof contract.addRoomType>('POST', rooms),
  changeRoom: route<typeof contract.changeRoomType>('PUT', `${rooms}/:id`),
  deleteRoom: route<typeof contract.deleteRoomType>('DELETE', `${rooms}/:id`),
  addMeal: route<typeof contract.addMealType>('POST', meals),
  changeMeal: route<typeof contract.changeMealType>('PUT', `${meals}/:id`),
  deleteMeal: route<typeof contract.deleteMealType>('DELETE', `${meals}/:id`),
}

/** The rooms and meals of an academy; without an id, of the current one. */
export const lodgingOffersQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['lodging-offers', academy_id ?? null], call =>
    call(routes.offers, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const one = (id: number) => ({ params: { id: String(id) } })
interface Row {
  id: number
  version: number
}

export const addRoomType = (call: Call, body: InputOf<typeof contract.addRoomType>['body']) =>
  call(routes.addRoom, { body }, quiet)
export const changeRoomType = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.changeRoomType>['body'],
) => call(routes.changeRoom, { ...one(id), body }, quiet)
export const deleteRoomType = (call: Call, { id, version }: Row) =>
  call(routes.deleteRoom, { ...one(id), query: { version } }, quiet)

export const addMealType = (call: Call, body: InputOf<typeof contract.addMealType>['body']) =>
  call(routes.addMeal, { body }, quiet)
export const changeMealType = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.changeMealType>['body'],
) => call(routes.changeMeal, { ...one(id), body }, quiet)
export const deleteMealType = (call: Call, { id, version }: Row) =>
  call(routes.deleteMeal, { ...one(id), query: { version } }, quiet)
