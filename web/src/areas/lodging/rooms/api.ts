import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { Placement } from '@academy/contract/lodging/rooms/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

// The forms and the plan show their failures themselves.
const quiet = { quiet: true } as const

const rooms = '/api/academy/a/rooms'
const routes = {
  rooms: route<typeof contract.rooms>('GET', rooms),
  add: route<typeof contract.addRooms>('POST', rooms),
  change: route<typeof contract.changeRoom>('PUT', `${rooms}/:id`),
  remove: route<typeof contract.deleteRoom>('DELETE', `${rooms}/:id`),
  plan: route<typeof contract.roomPlan>('GET', '/api/academy/a/room-plan'),
  place: route<typeof contract.placeBooking>('PUT', '/api/academy/a/bookings/:id/room'),
}

/** The rooms of an academy; without an id, of the current one. */
export const roomsQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['rooms', academy_id ?? null], call =>
    call(routes.rooms, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const one = (id: number) => ({ params: { id: String(id) } })

export const addRooms = (call: Call, body: InputOf<typeof contract.addRooms>['body']) =>
  call(routes.add, { body }, quiet)
export const changeRoom = (call: Call, id: number, body: InputOf<typeof contract.changeRoom>['body']) =>
  call(routes.change, { ...one(id), body }, quiet)
export const deleteRoom = (call: Call, { id, version }: { id: number; version: number }) =>
  call(routes.remove, { ...one(id), query: { version } }, quiet)

/** Null if there is no current academy. */
export const roomPlanQuery = (call: Call) =>
  defineAcademyQuery(call, ['room-plan'], call => call(routes.plan, {}, quiet))

export const placeBooking = (call: Call, booking_id: number, body: Placement): Promise<void> =>
  call(routes.place, { ...one(booking_id), body }, quiet)
