import { cancelBooking } from '@academy/contract/lodging/bookings/endpoints'
import { housekeeping } from '@academy/contract/lodging/housekeeping/endpoints'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { type RoomsFixture, roomsFixture } from '../../../../test/rooms-fixture.ts'

let fixture: RoomsFixture
beforeEach(async () => {
  fixture = await roomsFixture()
})
afterEach(() => fixture.close())

const first = { start_date: '2027-08-01', end_date: '2027-08-05' }
const second = { start_date: '2027-08-05', end_date: '2027-08-10' }

describe('the room plan', () => {
  test('lists everyone with a bed, with what matters for sharing a room', async () => {
    const room = await fixture.addRoom()
    const { id, person } = await fixture.guest('Ada', { ...first, comment: 'Gern mit Bea Berg' })
    const birthday = { gender: 'female', date_of_birth: '2009-08-01' }
    await fixture.db.updateTable('profiles').set(birthday).where('account_id', '=', person.id).execute()
    const bea = await fixture.guest('Bea', first)
    await fixture.guest('Cem', { academy_room_type_id: null, academy_meal_type_id: null, diet: null })
    await fixture.place(bea.id, room.id)
    const { guests, rooms, room_types } = await fixture.plan()
    expect(guests).toEqual([
      {
        booking_id: id,
        account_id: expect.any(Number),
        full_name: 'Ada Berg',
        ...first,
        room_type_id: fixture.double,
        gender: 'female',
        locale: 'en',
        age: 18,
        comment: 'Gern mit Bea Berg',
        room_id: null,
      },
      expect.objectContaining({ full_name: 'Bea Berg', age: null, room_id: room.id }),
    ])
    expect([rooms.length, room_types.length]).toEqual([1, 2])
  })

  test('is not found without a current academy', async () => {
    const empty = await testApp()
    const office = await empty.person(['Admin'])
    expect((await empty.refused(contract.roomPlan, {}, { as: office })).body.code).toBe('not_found')
    await empty.close()
  })
})

describe('a booking', () => {
  test('is placed, moved and taken out, each with an audit entry', async () => {
    const [one, other] = await fixture.addRooms({ name: '101', last_name: '102' })
    const { id } = await fixture.guest('Ada')
    const steps = [
      [null, one?.id],
      [one?.id, other?.id],
      [other?.id, null],
    ] as const
    for (const [from = 0, to = 0] of steps) {
      await fixture.place(id, to, from)
      expect(await fixture.roomOf(id)).toBe(to)
    }
    const audited = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'booking_placed')
      .orderBy('id')
      .execute()
    expect(audited.map(({ details }) => details)).toEqual([
      { booking_id: id, room: [null, '101'] },
      { booking_id: id, room: ['101', '102'] },
      { booking_id: id, room: ['102', null] },
    ])
  })

  test('is refused in a room that is full in one of its nights, and the nights are named', async () => {
    const room = await fixture.addRoom({ beds: 1 })
    await fixture.place((await fixture.guest('Ada', first)).id, room.id)
    const late = await fixture.guest('Bea', { start_date: '2027-08-04', end_date: '2027-08-07' })
    expect(await fixture.refusePlace(late.id, room.id)).toMatchObject({
      code: 'room_full',
      errors: { room_id: ['No bed is free on 4 August.'] },
    })
    // A guest who arrives on the day of departure gets the bed.
    await fixture.place((await fixture.guest('Cem', second)).id, room.id)
  })

  test('may leave on the day on which the next guest, placed before, arrives', async () => {
    const room = await fixture.addRoom({ beds: 1 })
    await fixture.place((await fixture.guest('Bea', second)).id, room.id)
    await fixture.place((await fixture.guest('Ada', first)).id, room.id)
    const late = await fixture.guest('Cem', { start_date: '2027-08-04', end_date: '2027-08-06' })
    expect((await fixture.refusePlace(late.id, room.id)).errors).toEqual({
      room_id: ['No bed is free on 4 – 5 August.'],
    })
  })

  test('that somebody else has placed in the meantime is not moved', async () => {
    const [one, other] = await fixture.addRooms({ name: '101', last_name: '102' })
    const { id } = await fixture.guest('Ada')
    await fixture.place(id, one?.id ?? 0)
    expect((await fixture.refusePlace(id, other?.id ?? 0)).code).toBe('changed_meanwhile')
    expect(await fixture.roomOf(id)).toBe(one?.id)
  })

  test('that does not exist, or a room that does not, is not found', async () => {
    const room = await fixture.addRoom()
    const { id } = await fixture.guest('Ada')
    expect((await fixture.refusePlace(2_000_000_000, room.id)).code).toBe('not_found')
    expect((await fixture.refusePlace(id, 2_000_000_000)).code).toBe('not_found')
  })

  test('without a bed is not placed, by the database either', async () => {
    const room = await fixture.addRoom()
    const { id } = await fixture.guest('Ada', {
      academy_room_type_id: null,
      academy_meal_type_id: null,
      diet: null,
    })
    expect((await fixture.refusePlace(id, room.id)).code).toBe('changed_meanwhile')
    const row = { booking_id: id, room_id: room.id, ...first }
    await expect(fixture.db.insertInto('room_placements').values(row).execute()).rejects.toMatchObject({
      constraint: 'room_placements_of_bed',
    })
  })
})

describe('a booking leaves its room', () => {
  const nightsOf = async (room_id: number) =>
    (
      await fixture.db
        .selectFrom('room_nights')
        .select('night')
        .where('room_id', '=', room_id)
        .where('guests', '>', 0)
        .orderBy('night')
        .execute()
    ).map(({ night }) => night)
  const placed = async (beds = 1) => {
    const room = await fixture.addRoom({ beds })
    const guest = await fixture.guest('Ada', first)
    await fixture.place(guest.id, room.id)
    return { room, ...guest }
  }

  test('when it is cancelled', async () => {
    const { room, id, person } = await placed()
    await fixture.call(cancelBooking, { params: { id: String(id) } }, { as: person })
    expect(await fixture.roomOf(id)).toBeUndefined()
    expect(await nightsOf(room.id)).toEqual([])
    expect((await fixture.refusePlace(id, room.id)).code).toBe('changed_meanwhile')
  })

  test('when it gets days on which the room is full, but not when they are free', async () => {
    const { room, id } = await placed()
    await fixture.place((await fixture.guest('Bea', second)).id, room.id)
    await fixture.rebook(id, { start_date: '2027-08-02', end_date: '2027-08-05' })
    expect(await fixture.roomOf(id)).toBe(room.id)
    expect((await nightsOf(room.id))[0]).toBe('2027-08-02')
    await fixture.rebook(id, { start_date: '2027-08-02', end_date: '2027-08-06' })
    expect(await fixture.roomOf(id)).toBeNull()
    expect((await nightsOf(room.id))[0]).toBe('2027-08-05')
  })

  test('when it has no bed any more, but not when the room type changes', async () => {
    const { room, id } = await placed()
    await fixture.rebook(id, { ...first, academy_room_type_id: fixture.single })
    expect(await fixture.roomOf(id)).toBe(room.id)
    await fixture.rebook(id, {
      ...first,
      academy_room_type_id: null,
      academy_meal_type_id: null,
      diet: null,
    })
    expect(await nightsOf(room.id)).toEqual([])
  })

  test('together with the account', async () => {
    const { room, id, person } = await placed()
    await fixture.db
      .updateTable('bookings')
      .set({ invoice_id: null, total_cents: 0 })
      .where('id', '=', id)
      .execute()
    await fixture.db.deleteFrom('bookings').where('account_id', '=', person.id).execute()
    expect(await nightsOf(room.id)).toEqual([])
  })
})

test('the housekeeping sheet lists guests by room and says who shares it', async () => {
  const [nine, ten] = await fixture.addRooms({ name: '9', last_name: '10' })
  const [ada, bea, cem] = [
    await fixture.guest('Ada', first),
    await fixture.guest('Bea', first),
    await fixture.guest('Cem', first),
  ]
  await fixture.guest('Abe', first)
  await fixture.place(ada.id, ten?.id ?? 0)
  await fixture.place(bea.id, nine?.id ?? 0)
  await fixture.place(cem.id, nine?.id ?? 0)
  const [day] = (await fixture.call(housekeeping, {}, { as: fixture.admin })).body
  expect(day?.arrivals.map(guest => [guest.room_name, guest.full_name, guest.shares_with])).toEqual([
    ['9', 'Bea Berg', ['Cem Berg']],
    ['9', 'Cem Berg', ['Bea Berg']],
    ['10', 'Ada Berg', []],
    [null, 'Abe Berg', []],
  ])
})
