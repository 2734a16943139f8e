import type { FieldMessage } from '@academy/contract/base/field-message'
import * as contract from '@academy/contract/lodging/options/endpoints'
import {
  exampleMealInput,
  exampleRoomInput,
  type OfficeRoomType,
} from '@academy/contract/lodging/options/schemas'
import { fieldMessages } from '@academy/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let admin: Person
beforeAll(async () => {
  fixture = await lodgingFixture({ single_beds: 4 })
  admin = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

const as = () => ({ as: admin })
const show = async () => (await fixture.call(contract.lodgingOffers, {}, as())).body
const roomOf = async (id: number): Promise<OfficeRoomType> => {
  const found = (await show()).room_types.find(room => room.id === id)
  if (!found) throw new Error(`No room type ${id}`)
  return found
}
const changeInput = ({ id, version, ...room }: OfficeRoomType, changes: object = {}) => {
  const { taken: _, booking_count: __, ...columns } = room
  return { params: { id: String(id) }, body: { ...columns, version, ...changes } }
}
const deletion = ({ id, version }: { id: number; version: number }) => ({
  params: { id: String(id) },
  query: { version },
})
const guest = async (first_name: string) => {
  const person = await fixture.guest()
  const name = { first_name, last_name: 'Berg' }
  await fixture.db.updateTable('accounts').set(name).where('id', '=', person.id).execute()
  return person
}
const newRoom = async () => {
  const body = { ...exampleRoomInput, academy_id: fixture.academy_id }
  return (await fixture.call(contract.addRoomType, { body }, as())).body
}
const newMeal = async () => {
  const body = { ...exampleMealInput, academy_id: fixture.academy_id }
  return (await fixture.call(contract.addMealType, { body }, as())).body
}
const lastAudit = () =>
  fixture.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('room types and meal types', () => {
  test('are added, changed and deleted, each with an audit entry', async () => {
    const room = await newRoom()
    expect(room).toMatchObject({ ...exampleRoomInput, version: 1, taken: 0, booking_count: 0 })
    const { body: changed } = await fixture.call(
      contract.changeRoomType,
      changeInput(room, { price: 31.5, beds: 0 }),
      as(),
    )
    expect(changed).toEqual({ ...room, version: 2, price: 31.5, beds: 0 })
    expect(await lastAudit()).toEqual({
      action: 'room_type_changed',
      details: { room_type_id: room.id, price: ['30', '31.5'], beds: ['24', '0'] },
    })
    const stale = await fixture.refused(contract.changeRoomType, changeInput(room), as())
    expect(stale.body.code).toBe('changed_meanwhile')
    await fixture.call(contract.deleteRoomType, deletion(changed), as())

    const meal = await newMeal()
    const body = { ...exampleMealInput, price: 26, version: 1 }
    const { body: dearer } = await fixture.call(
      contract.changeMealType,
      { params: { id: String(meal.id) }, body },
      as(),
    )
    expect(dearer).toEqual({ ...meal, price: 26, version: 2 })
    await fixture.call(contract.deleteMealType, deletion(dearer), as())
    expect((await lastAudit()).action).toBe('meal_type_deleted')
  })

  test.each<[body: object, field: string, message: FieldMessage]>([
    [{ name_de: '' }, 'name_de', 'REQUIRED'],
    [{ price: -1 }, 'price', 'PRICE_INVALID'],
    [{ price: 22.555 }, 'price', 'PRICE_INVALID'],
    [{ price: null }, 'price', 'PRICE_INVALID'],
    [{ beds: 1.5 }, 'beds', 'BEDS_INVALID'],
    [{ beds: 1001 }, 'beds', 'BEDS_INVALID'],
    [{ description_en: '' }, 'description_en', 'BOTH_LANGUAGES'],
    [{ academy_id: 2_000_000_000 }, 'academy_id', 'ACADEMY_UNKNOWN'],
  ])('with %j are refused at the field', async (body, field, message) => {
    const wanted = { body: { ...exampleRoomInput, academy_id: fixture.academy_id, ...body } }
    const { errors } = (await fixture.refused(contract.addRoomType, wanted, as())).body
    expect(errors).toEqual({ [field]: [fieldMessages[message].en] })
  })

  test('of an unknown academy are not found', async () => {
    const unknown = { query: { academy_id: 2_000_000_000 } }
    expect((await fixture.refused(contract.lodgingOffers, unknown, as())).body.code).toBe('not_found')
  })
})

describe('what is booked', () => {
  test('keeps its beds on the fullest night, and the guests of that night are named', async () => {
    const [ada, bea, cem] = [await guest('Ada'), await guest('Bea'), await guest('Cem')]
    await fixture.book(ada, { start_date: '2027-08-01', end_date: '2027-08-05' })
    await fixture.book(bea, { start_date: '2027-08-04', end_date: '2027-08-07' })
    await fixture.book(cem, { start_date: '2027-08-08', end_date: '2027-08-10' })
    const room = await roomOf(fixture.single)
    expect([room.beds, room.taken, room.booking_count]).toEqual([4, 2, 3])
    const refused = await fixture.refused(contract.changeRoomType, changeInput(room, { beds: 1 }), as())
    expect(refused.body).toMatchObject({
      code: 'in_use',
      concerned: [{ kind: 'bookings', count: 2, names: ['Ada Berg', 'Bea Berg'] }],
      errors: { beds: ['2 are taken in the night from 4 August 2027.'] },
    })
    const fewer = await fixture.call(contract.changeRoomType, changeInput(room, { beds: 2 }), as())
    expect(fewer.body.beds).toBe(2)
  })

  test('keeps its price; what is booked afterwards has the new one', async () => {
    const before = await fixture.book(await guest('Dan'), { academy_room_type_id: fixture.double })
    const room = await roomOf(fixture.double)
    await fixture.call(contract.changeRoomType, changeInput(room, { price: 100 }), as())
    const after = await fixture.book(await guest('Eva'), { academy_room_type_id: fixture.double })
    expect([before.total_price, after.total_price]).toEqual([9 * (22 + 25), 9 * (100 + 25)])
    const stored = fixture.db.selectFrom('bookings').select('total_cents').where('id', '=', before.id)
    expect((await stored.executeTakeFirstOrThrow()).total_cents).toBe(before.total_price * 100)
  })

  test('is not deleted', async () => {
    const { room_types, meal_types } = await show()
    const rooms = room_types.filter(({ booking_count }) => booking_count > 0)
    const meals = meal_types.filter(({ booking_count }) => booking_count > 0)
    expect([rooms.length, meals.length]).toEqual([2, 1])
    const refusals = [
      ...rooms.map(room => fixture.refused(contract.deleteRoomType, deletion(room), as())),
      ...meals.map(meal => fixture.refused(contract.deleteMealType, deletion(meal), as())),
    ]
    for (const { body } of await Promise.all(refusals)) {
      expect(body.code).toBe('in_use')
      expect(body.concerned?.[0]?.names.length).toBeGreaterThan(0)
    }
  })
})
