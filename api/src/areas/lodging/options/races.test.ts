import { book } from '@academy/contract/lodging/bookings/endpoints'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockMealType, lockRooms } from '../../../db/locks.ts'
import { changeRooms } from './options.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let admin: Person
beforeEach(async () => {
  fixture = await lodgingFixture({ single_beds: 6 })
  admin = await fixture.person(['Admin'])
})
afterEach(() => fixture.close())

const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, as: Person, payload?: object) => {
  const headers = { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.9.9.9' }
  const response = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const names = { name_de: 'Einzelzimmer', name_en: 'Single room', description_de: '', description_en: '' }
const withBeds = (beds: number, version = 1) => ({ ...names, price: 30, beds, version })
const setBeds = (beds: number) =>
  send('PUT', `/api/academy/a/room-types/${fixture.single}`, admin, withBeds(beds))
const bookAs = (person: Person) => send('POST', book.path, person, fixture.stayInput())
const guests = (count: number) => Promise.all(Array.from({ length: count }, () => fixture.guest()))

describe('fewer beds while people book', () => {
  test('never leave anybody without a bed, in any order', async () => {
    const people = await guests(6)
    const answers = await Promise.all([setBeds(3), ...people.map(bookAs)])
    const booked = answers.slice(1).filter(answer => answer === 'done').length
    const { beds } = await fixture.db
      .selectFrom('room_types')
      .select('beds')
      .where('id', '=', fixture.single)
      .executeTakeFirstOrThrow()
    expect(answers[0] === 'done' ? [beds, booked] : [answers[0], beds, booked]).toEqual(
      answers[0] === 'done' ? [3, 3] : ['in_use', 6, 6],
    )
  })

  /** A booking that has counted its beds and is not finished. */
  const whileBooking = (work: () => Promise<unknown>) =>
    fixture.db.transaction().execute(async tx => {
      await lockRooms(tx, [fixture.single])
      const { id: account_id } = await fixture.guest()
      const stay = { start_date: '2027-08-01', end_date: '2027-08-03', room_type_id: fixture.single }
      const columns = { academy_id: fixture.academy_id, account_id, total_cents: 0, booked_at: new Date() }
      await tx
        .insertInto('bookings')
        .values({ ...stay, ...columns })
        .execute()
      return work()
    })

  test('wait for a booking that is being made, and are refused with its name', async () => {
    let answer = Promise.resolve('')
    await whileBooking(async () => {
      answer = setBeds(0)
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('in_use')
  })

  const unlocked = () =>
    withoutLocks(['room_type'], () =>
      changeRooms(fixture.services, {
        id: fixture.single,
        wanted: withBeds(0),
        actor_id: admin.id,
        locale: 'en',
        now: new Date(),
      }),
    ).then(
      () => 'done',
      error => String(error.constraint ?? error.code),
    )

  test('control: without the lock the database refuses them, but without names', async () => {
    let answer = Promise.resolve('')
    await whileBooking(async () => {
      answer = unlocked()
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('taken_beds_never_overbooked')
  })

  test('control: without the lock and the constraint a guest has no bed', async () => {
    await sql`alter table taken_beds drop constraint taken_beds_never_overbooked`.execute(fixture.db)
    let answer = Promise.resolve('')
    await whileBooking(async () => {
      answer = unlocked()
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('done')
  })
})

describe('a booking of what is being deleted', () => {
  test('of a room type is refused at the room', async () => {
    const guest = await fixture.guest()
    let answer: ReturnType<typeof fixture.refused> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockRooms(tx, [fixture.single])
      answer = fixture.refused(book, { body: fixture.stayInput() }, { as: guest })
      await untilBlocked(fixture.db)
      await tx.deleteFrom('room_types').where('id', '=', fixture.single).execute()
    })
    expect((await answer)?.body.errors).toEqual({ academy_room_type_id: ['There is no such room.'] })
  })

  test('of a meal type is refused at the meals', async () => {
    const guest = await fixture.guest()
    let answer: ReturnType<typeof fixture.refused> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockMealType(tx, fixture.board)
      answer = fixture.refused(book, { body: fixture.stayInput() }, { as: guest })
      await untilBlocked(fixture.db)
      await tx.deleteFrom('meal_types').where('id', '=', fixture.board).execute()
    })
    expect((await answer)?.body.errors).toEqual({ academy_meal_type_id: ['There are no such meals.'] })
  })

  test('is either made or refused, and the room type stays with its bookings', async () => {
    const people = await guests(4)
    const url = `/api/academy/a/room-types/${fixture.single}?version=1`
    const [deleted, ...booked] = await Promise.all([send('DELETE', url, admin), ...people.map(bookAs)])
    const made = booked.filter(answer => answer === 'done').length
    expect(deleted === 'done' ? made : deleted).toBe(deleted === 'done' ? 0 : 'in_use')
  })
})

test('concurrent saves of one version: one counts', async () => {
  const path = contract.changeRoomType.path.replace(':id', String(fixture.single))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send('PUT', path, admin, withBeds(10 + index))),
  )
  expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
  expect(answers.filter(answer => answer === 'changed_meanwhile')).toHaveLength(9)
})
