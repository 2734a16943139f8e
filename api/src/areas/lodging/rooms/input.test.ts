import type { FieldMessage } from '@academy/contract/base/field-message'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RoomsFixture, roomsFixture } from '../../../../test/rooms-fixture.ts'

let fixture: RoomsFixture
beforeAll(async () => {
  fixture = await roomsFixture()
  await fixture.addRoom({ name: '7' })
})
afterAll(() => fixture.close())

test.each<[body: object, field: string, message: FieldMessage]>([
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ name: '7 ' }, 'name', 'ROOM_NAME_TAKEN'],
  [{ name: '5', last_name: '8' }, 'name', 'ROOM_NAME_TAKEN'],
  [{ last_name: 'B 9' }, 'last_name', 'ROOM_RANGE_INVALID'],
  [{ beds: 0 }, 'beds', 'ROOM_BEDS_INVALID'],
  [{ beds: 51 }, 'beds', 'ROOM_BEDS_INVALID'],
  [{ beds: null }, 'beds', 'ROOM_BEDS_INVALID'],
  [{ floor: 'x'.repeat(41) }, 'floor', 'TOO_LONG'],
  [{ room_type_id: null }, 'room_type_id', 'ROOM_TYPE_REQUIRED'],
  [{ room_type_id: 2_000_000_000 }, 'room_type_id', 'ROOM_TYPE_UNKNOWN'],
])('rooms with %j are refused at the field', async (body, field, message) => {
  const wanted = { body: { ...fixture.roomInput(), ...body } }
  const as = { as: fixture.admin }
  const { errors } = (await fixture.refused(contract.addRooms, wanted, as)).body
  expect(errors).toEqual({ [field]: [fieldMessages[message].en] })
  expect((await fixture.plan()).rooms.map(({ name }) => name)).toEqual(['7'])
})
