import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { Placement } from '@academy/contract/lodging/rooms/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

/** The rooms of an academy; without an id, of the current one. */
export const roomsQuery = (call: Call, academy_id: number | undefined) =>
  defineQuery(call, ['rooms', academy_id ?? null], call =>
    call(contract.rooms, { query: academy_id ? { academy_id } : {} }, quiet),
  )

const one = (id: number) => ({ params: { id: String(id) } })

export const addRooms = (call: Call, body: InputOf<typeof contract.addRooms>['body']) =>
  call(contract.addRooms, { body }, quiet)
export const changeRoom = (call: Call, id: number, body: InputOf<typeof contract.changeRoom>['body']) =>
  call(contract.changeRoom, { ...one(id), body }, quiet)
export const deleteRoom = (call: Call, { id, version }: { id: number; version: number }) =>
  call(contract.deleteRoom, { ...one(id), query: { version } }, quiet)

/** Null if there is no current academy. */
export const roomPlanQuery = (call: Call) =>
  defineAcademyQuery(call, ['room-plan'], call => call(contract.roomPlan, {}, quiet))

export const placeBooking = (call: Call, booking_id: number, body: Placement): Promise<void> =>
  call(contract.placeBooking, { ...one(booking_id), body }, quiet)
