import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { raceAt } from '../../../../test/barrier.ts'
import { type RoomsFixture, roomsFixture } from '../../../../test/rooms-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockRoomsOfAcademy } from '../../../db/locks.ts'
import { changeRoomOf, placeInRoom } from './rooms.ts'

let fixture: RoomsFixture
beforeEach(async () => {
  fixture = await roomsFixture()
})
afterEach(() => fixture.close())

const send = async (method: 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${fixture.admin.token}`, 'x-forwarded-for': '10.9.9.9' }
  const response = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const place = (booking_id: number, room_id: number | null, from_room_id: number | null = null) =>
  send('PUT', `/api/academy/a/bookings/${booking_id}/room`, { room_id, from_room_id })
const guests = (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await fixture.guest(`Guest${index}`)).id))
const count = (answers: string[], answer: string) => answers.filter(one => one === answer).length
const guestsOf = async (room_id: number) => {
  const nights = fixture.db.selectFrom('room_nights').select('guests').where('room_id', '=', room_id)
  return [...new Set((await nights.execute()).map(row => row.guests))]
}

const unlocked = (booking_id: number, room_id: number) => {
  const placement = { room_id, from_room_id: null }
  const wanted = { booking_id, placement, actor_id: fixture.admin.id, locale: 'en' as const }
  return withoutLocks(['room_type'], () =>
    fixture.db.transaction().execute(tx => placeInRoom(tx, wanted, new Date())),
  ).then(
    () => 'done',
    error => String(error.constraint ?? error.code),
  )
}

describe('ten people placed in a room of three beds at once', () => {
  test('three get a bed, and the others are refused', async () => {
    const room = await fixture.addRoom({ beds: 3 })
    const answers = await Promise.all((await guests(10)).map(id => place(id, room.id)))
    expect([count(answers, 'done'), count(answers, 'room_full')]).toEqual([3, 7])
    expect(await guestsOf(room.id)).toEqual([3])
  })

  const raceUnlocked = async () => {
    const room = await fixture.addRoom({ beds: 1 })
    const ids = await guests(4)
    const answers = await raceAt({ url: fixture.url, table: 'room_placements', count: ids.length }, () =>
      Promise.all(ids.map(id => unlocked(id, room.id))),
    )
    return { room, answers }
  }

  test('control: without the lock the database refuses one too many, but names no nights', async () => {
    const { room, answers } = await raceUnlocked()
    expect([count(answers, 'done'), count(answers, 'room_nights_never_overfull')]).toEqual([1, 3])
    expect(await guestsOf(room.id)).toEqual([1])
  })

  test('control: without the lock and the constraint four people get one bed', async () => {
    await sql`alter table room_nights drop constraint room_nights_never_overfull`.execute(fixture.db)
    const { room, answers } = await raceUnlocked()
    expect(count(answers, 'done')).toBe(4)
    expect(await guestsOf(room.id)).toEqual([4])
  })
})

test('one booking placed in ten rooms at once is in one of them', async () => {
  const rooms = await fixture.addRooms({ name: '101', last_name: '110' })
  const { id } = await fixture.guest('Ada')
  const answers = await Promise.all(rooms.map(room => place(id, room.id)))
  expect([count(answers, 'done'), count(answers, 'changed_meanwhile')]).toEqual([1, 9])
  expect((await fixture.db.selectFrom('room_nights').select('night').execute()).length).toBe(9)
})

describe('fewer beds while somebody is placed', () => {
  const setting = async () => {
    const room = await fixture.addRoom({ beds: 2 })
    const [one = 0, other = 0] = await guests(2)
    await fixture.place(one, room.id)
    return { room, other }
  }
  const fewer = ({ id, guest_count: _, ...room }: Awaited<ReturnType<typeof fixture.addRoom>>) => ({
    id,
    wanted: { ...room, beds: 1 },
    actor_id: fixture.admin.id,
    locale: 'en' as const,
    now: new Date(),
  })

  test('wait for the placement, and are refused with names', async () => {
    const { room, other } = await setting()
    const { id, wanted } = fewer(room)
    let answer = Promise.resolve('')
    await fixture.db.transaction().execute(async tx => {
      await lockRoomsOfAcademy(tx, fixture.academy_id)
      const row = { booking_id: other, room_id: room.id, start_date: '2027-08-01', end_date: '2027-08-10' }
      await tx.insertInto('room_placements').values(row).execute()
      answer = send('PUT', contract.changeRoom.path.replace(':id', String(id)), wanted)
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('in_use')
  })

  test('control: without the lock the database refuses them, but without names', async () => {
    const { room, other } = await setting()
    let answer = Promise.resolve('')
    await fixture.db.transaction().execute(async tx => {
      const row = { booking_id: other, room_id: room.id, start_date: '2027-08-01', end_date: '2027-08-10' }
      await tx.insertInto('room_placements').values(row).execute()
      answer = withoutLocks(['room_type'], () => changeRoomOf(fixture.services, fewer(room))).then(
        () => 'done',
        error => String(error.constraint ?? error.code),
      )
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('room_nights_never_overfull')
  })
})

test('a room is deleted or gets a guest, never both', async () => {
  const room = await fixture.addRoom()
  const ids = await guests(4)
  const [deleted, ...placed] = await Promise.all([
    send('DELETE', `/api/academy/a/rooms/${room.id}?version=1`),
    ...ids.map(id => place(id, room.id)),
  ])
  const made = count(placed, 'done')
  expect(deleted === 'done' ? made : deleted).toBe(deleted === 'done' ? 0 : 'in_use')
})

test('placing, changing days and cancelling at once neither deadlock nor leave a night counted twice', async () => {
  const rooms = await fixture.addRooms({ name: '1', last_name: '4', beds: 4 })
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      fixture.guest(`Guest${index}`, { start_date: '2027-08-02', end_date: '2027-08-08' }),
    ),
  )
  await Promise.all(people.map(({ id }, index) => fixture.place(id, rooms[index % 4]?.id ?? 0)))
  const answers = await Promise.all(
    people.flatMap(({ id }, index) => {
      const { agreedToTerms, ...stay } = fixture.stayInput({
        academy_room_type_id: index % 2 ? fixture.double : fixture.single,
        start_date: `2027-08-0${1 + (index % 3)}`,
      })
      return [
        place(id, rooms[(index + 1) % 4]?.id ?? 0, rooms[index % 4]?.id ?? 0),
        index % 4 === 0
          ? send('DELETE', `/api/academy/a/bookings/${id}`)
          : send('PUT', `/api/academy/a/bookings/${id}`, stay),
      ]
    }),
  )
  for (const answer of answers)
    expect(['done', 'changed_meanwhile', 'room_full', 'booking_fixed']).toContain(answer)
  const { rows } = await sql`
    select count(*)::int as wrong from room_nights night
    where guests <> (
      select count(*) from room_placements placed join bookings b on b.id = placed.booking_id
      where placed.room_id = night.room_id and b.cancelled_at is null
        and (b.start_date, b.end_date) = (placed.start_date, placed.end_date)
        and night.night >= b.start_date and night.night < b.end_date)`.execute(fixture.db)
  expect(rows).toEqual([{ wrong: 0 }])
})
