import { deleteRoomType, lodgingOffers } from '@academy/contract/lodging/options/endpoints'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { OfficeRoom } from '@academy/contract/lodging/rooms/schemas'
import { copyAcademy } from '@academy/contract/office/academies/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RoomsFixture, roomsFixture } from '../../../../test/rooms-fixture.ts'

let fixture: RoomsFixture
beforeEach(async () => {
  fixture = await roomsFixture()
})
afterEach(() => fixture.close())

const as = () => ({ as: fixture.admin })
const show = async (academy_id?: number) =>
  (await fixture.call(contract.rooms, { query: academy_id ? { academy_id } : {} }, as())).body
const changeInput = ({ id, guest_count: _, ...room }: OfficeRoom, changes: object = {}) => ({
  params: { id: String(id) },
  body: { ...room, ...changes },
})
const deletion = ({ id, version }: { id: number; version: number }) => ({
  params: { id: String(id) },
  query: { version },
})
const names = (rooms: { name: string }[]) => rooms.map(({ name }) => name)

describe('rooms', () => {
  test('are added one by one or in one go, and listed with 9 before 10', async () => {
    const added = await fixture.addRooms({ name: '8', last_name: '11', floor: '1' })
    expect(names(added)).toEqual(['8', '9', '10', '11'])
    expect(added[0]).toMatchObject({ room_type_id: fixture.double, beds: 2, floor: '1', guest_count: 0 })
    expect((await fixture.lastAudit()).details).toMatchObject({ rooms: '8, 9, 10, 11', beds: [null, '2'] })
    await fixture.addRoom({ room_type_id: fixture.single, name: 'Lindenzelle', beds: 1 })
    const { rooms, room_types } = await show()
    expect(names(rooms)).toEqual(['8', '9', '10', '11', 'Lindenzelle'])
    expect(room_types.map(({ id, beds }) => [id, beds])).toEqual([
      [fixture.single, 40],
      [fixture.double, 40],
    ])
  })

  test('are changed and deleted, each with an audit entry, and only from their latest version', async () => {
    const room = await fixture.addRoom()
    const changes = { beds: 3, notes: 'Am Glockenturm' }
    const { body: changed } = await fixture.call(contract.changeRoom, changeInput(room, changes), as())
    expect(changed).toEqual({ ...room, ...changes, version: 2 })
    expect(await fixture.lastAudit()).toEqual({
      action: 'room_changed',
      details: { room_id: room.id, beds: ['2', '3'], notes: ['', 'Am Glockenturm'] },
    })
    for (const stale of [
      fixture.refused(contract.changeRoom, changeInput(room), as()),
      fixture.refused(contract.deleteRoom, deletion(room), as()),
    ])
      expect((await stale).body.code).toBe('changed_meanwhile')
    await fixture.call(contract.deleteRoom, deletion(changed), as())
    expect((await fixture.lastAudit()).action).toBe('room_deleted')
    for (const gone of [
      fixture.refused(contract.changeRoom, changeInput(changed), as()),
      fixture.refused(contract.deleteRoom, deletion(changed), as()),
    ])
      expect((await gone).body.code).toBe('not_found')
  })

  test('do not get the name of another one, nor the room type of another academy', async () => {
    await fixture.addRoom({ name: 'Linde' })
    const room = await fixture.addRoom({ name: 'Ahorn' })
    const body = { start_date_academy: '2028-07-30' }
    const params = { id: String(fixture.academy_id) }
    const copy = (await fixture.call(copyAcademy, { params, body }, as())).body
    const other = (await show(copy.academy.id)).room_types[0]?.id
    for (const [changes, field] of [
      [{ name: 'LINDE' }, 'name'],
      [{ room_type_id: other }, 'room_type_id'],
    ] as const) {
      const refused = await fixture.refused(contract.changeRoom, changeInput(room, changes), as())
      expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    }
  })

  test('of an unknown academy are not found', async () => {
    const unknown = { query: { academy_id: 2_000_000_000 } }
    expect((await fixture.refused(contract.rooms, unknown, as())).body.code).toBe('not_found')
  })

  test('come along with a copy of the academy, without the people in them', async () => {
    await fixture.addRooms({ name: '101', last_name: '102', floor: '1', notes: 'Piano' })
    const linde = await fixture.addRoom({ room_type_id: fixture.single, name: 'Linde', beds: 1 })
    await fixture.place((await fixture.guest('Ada')).id, linde.id)
    const body = { start_date_academy: '2028-07-30' }
    const params = { id: String(fixture.academy_id) }
    const { academy, copied } = (await fixture.call(copyAcademy, { params, body }, as())).body
    expect(copied).toMatchObject({ room_types: 2, rooms: 3 })
    const [original, copy] = [await show(), await show(academy.id)]
    const typeName = ({ room_types }: typeof copy, id: number) =>
      room_types.find(type => type.id === id)?.name_en
    const shown = (one: typeof copy) =>
      one.rooms.map(({ name, room_type_id, beds, floor, notes }) => [
        name,
        typeName(one, room_type_id),
        beds,
        floor,
        notes,
      ])
    expect(shown(copy)).toEqual(shown(original))
    expect(copy.rooms.map(room => [room.version, room.guest_count])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })
})

describe('a room with people in it', () => {
  test('keeps a bed for everybody in each night, and names who would have none', async () => {
    const room = await fixture.addRoom({ beds: 3 })
    const [ada, bea, cem] = [
      await fixture.guest('Ada', { start_date: '2027-08-01', end_date: '2027-08-05' }),
      await fixture.guest('Bea', { start_date: '2027-08-04', end_date: '2027-08-07' }),
      await fixture.guest('Cem', { start_date: '2027-08-08', end_date: '2027-08-10' }),
    ]
    for (const { id } of [ada, bea, cem]) await fixture.place(id, room.id)
    const refused = await fixture.refused(contract.changeRoom, changeInput(room, { beds: 1 }), as())
    expect(refused.body).toMatchObject({
      code: 'in_use',
      concerned: [{ kind: 'bookings', count: 2, names: ['Ada Berg', 'Bea Berg'] }],
    })
    const fewer = await fixture.call(contract.changeRoom, changeInput(room, { beds: 2 }), as())
    expect(fewer.body).toMatchObject({ beds: 2, guest_count: 3 })
  })

  test('names those of the overfull night, and not who leaves in the morning before it', async () => {
    const room = await fixture.addRoom({ beds: 2 })
    for (const [name, start_date, end_date] of [
      ['Dora', '2027-08-06', '2027-08-09'],
      ['Cem', '2027-08-05', '2027-08-06'],
      ['Bea', '2027-08-05', '2027-08-06'],
      ['Ada', '2027-08-01', '2027-08-05'],
    ] as const)
      await fixture.place((await fixture.guest(name, { start_date, end_date })).id, room.id)
    const refused = await fixture.refused(contract.changeRoom, changeInput(room, { beds: 1 }), as())
    expect(refused.body).toMatchObject({ concerned: [{ count: 2, names: ['Bea Berg', 'Cem Berg'] }] })
  })

  test('is not deleted, nor is its room type, until the last one has left', async () => {
    const room = await fixture.addRoom({ room_type_id: fixture.single })
    const { id } = await fixture.guest('Ada')
    await fixture.place(id, room.id)
    const concerned = [{ kind: 'bookings', count: 1, names: ['Ada Berg'] }]
    const { room_types } = (await fixture.call(lodgingOffers, {}, as())).body
    const type = room_types.find(one => one.id === fixture.single)
    if (!type) throw new Error('The room type is missing')
    for (const refused of [
      fixture.refused(contract.deleteRoom, deletion(room), as()),
      fixture.refused(deleteRoomType, deletion(type), as()),
    ])
      expect((await refused).body).toMatchObject({ code: 'in_use', concerned })
    await fixture.place(id, null, room.id)
    await fixture.call(deleteRoomType, deletion(type), as())
    expect((await show()).rooms).toEqual([])
  })
})
