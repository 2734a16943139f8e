import { exampleChoice } from '@academy/contract/lodging/bookings/schemas'
import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'

let fixture: HousekeepingFixture
beforeAll(async () => {
  fixture = await housekeepingFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.db.deleteFrom('bookings').execute()
  await fixture.db.deleteFrom('outbox').execute()
})

type Change = (typeof contract.changeBooking)['body']['_zod']['input']

/** A single room with half board from 2 to 6 August: 4 nights of 55 euros. */
const choice = (changes: Partial<Change> = {}): Change => ({
  ...exampleChoice,
  start_date: '2027-08-02',
  end_date: '2027-08-06',
  academy_room_type_id: fixture.single,
  academy_meal_type_id: fixture.board,
  diet: 'MEAT',
  ...changes,
})
const booked = () => fixture.stay({ days: ['2027-08-02', '2027-08-06'], diet: 'MEAT' })

const input = (id: number, changes: Partial<Change> = {}) => ({
  params: { id: String(id) },
  body: choice(changes),
})
const change = async (id: number, changes: Partial<Change> = {}) =>
  (await fixture.call(contract.changeBooking, input(id, changes), { as: fixture.manager })).body
const refusedChange = (id: number | string, changes: object = {}, locale: 'de' | 'en' = 'en') =>
  fixture.refused(
    contract.changeBooking,
    { params: { id }, body: { ...choice(), ...changes } },
    { as: fixture.admin, locale },
  )

const list = async (cancelled: '0' | '1' = '1') =>
  (await fixture.call(contract.officeBookings, { query: { cancelled } }, { as: fixture.admin })).body.bookings
/** Leaves out the links, which are signed anew each time. */
const stored = async () =>
  (await list()).map(({ invoice, ...one }) => ({ ...one, invoice: invoice?.invoice_number }))
const invoicesOf = async (person: Person) =>
  (await fixture.invoicesOf(person)).map(({ kind, total_cents, is_cancelled, paid_cents }) => ({
    kind,
    total_cents,
    is_cancelled,
    paid_cents,
  }))
const livingOf = async (person: Person) =>
  (await invoicesOf(person)).filter(one => !one.is_cancelled && one.total_cents > 0)
const mails = () => fixture.db.selectFrom('outbox').select(['recipient', 'attachments']).execute()
const takenOn = async (night: string) =>
  (await fixture.call(contract.occupancy, {}, { as: fixture.admin })).body.nights.find(
    one => one.night === night,
  )?.taken

describe('changing a booking', () => {
  test('to other days, room and meals replaces its invoice, moves its bed and notifies the person once', async () => {
    const { id, person, invoice_id } = await booked()
    const after = await change(id, {
      start_date: '2027-08-05',
      end_date: '2027-08-08',
      academy_room_type_id: fixture.double,
      academy_meal_type_id: null,
      diet: null,
      comment: 'Moved',
    })
    expect(after).toMatchObject({
      id,
      account_id: person.id,
      email: person.email,
      start_date: '2027-08-05',
      end_date: '2027-08-08',
      nights: 3,
      room_type: { id: fixture.double },
      meal_type: null,
      diet: null,
      comment: 'Moved',
      total_price: 66,
      invoice: { kind: 'lodging', invoice_amount: 66, outstanding_amount: 66 },
    })
    expect(after.invoice?.id).not.toBe(invoice_id)
    expect(await invoicesOf(person)).toEqual([
      { kind: 'lodging', total_cents: 22_000, is_cancelled: true, paid_cents: 0 },
      { kind: 'lodging', total_cents: -22_000, is_cancelled: false, paid_cents: 0 },
      { kind: 'lodging', total_cents: 6_600, is_cancelled: false, paid_cents: 0 },
    ])
    expect(await mails()).toEqual([
      { recipient: person.email, attachments: [expect.anything(), expect.anything()] },
    ])
    expect([await takenOn('2027-08-02'), await takenOn('2027-08-05'), await takenOn('2027-08-07')]).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ])
    const log = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('account_id', '=', person.id)
      .execute()
    expect(log).toContainEqual({ action: 'booking_changed', actor_id: fixture.manager.id })
  })

  test('transfers payments to the new invoice', async () => {
    const { id, person, invoice_id } = await booked()
    await fixture.pay(invoice_id ?? 0, 22_000)
    const after = await change(id, { end_date: '2027-08-07' })
    expect(after.invoice).toMatchObject({ state: 'partial', invoice_amount: 275, outstanding_amount: 55 })
    expect((await invoicesOf(person)).map(one => one.paid_cents)).toEqual([0, 0, 22_000])
  })

  test.each([
    ['another diet', { diet: 'VEGETARIAN' as const }],
    ['another comment', { comment: 'No nuts, please' }],
  ])('%s changes no invoice and sends no mail', async (_, changes) => {
    const { id, person, invoice_id } = await booked()
    const after = await change(id, changes)
    expect(after).toMatchObject({ ...changes, total_price: 220, invoice: { id: invoice_id, state: 'open' } })
    expect(await invoicesOf(person)).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('to another diet changes the kitchen sheet', async () => {
    const { id } = await booked()
    await change(id, { diet: 'VEGETARIAN' })
    const days = (await fixture.call(contract.kitchen, {}, { as: fixture.manager })).body
    expect(days[2]?.breakfast).toEqual({ MEAT: 0, VEGETARIAN: 1, VEGAN: 0 })
  })

  test('to lodging elsewhere cancels the invoice, and back to a room issues one', async () => {
    const { id, person } = await booked()
    const elsewhere = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
    expect(await change(id, elsewhere)).toMatchObject({ room_type: null, total_price: 0, invoice: null })
    expect(await takenOn('2027-08-02')).toEqual([0, 0])
    expect(await change(id)).toMatchObject({ total_price: 220, invoice: { invoice_amount: 220 } })
    expect(await livingOf(person)).toHaveLength(1)
  })

  test('can keep its own bed when all beds are taken', async () => {
    const own = await booked()
    for (const _ of [1, 2]) await fixture.stay({ days: ['2027-08-01', '2027-08-15'] })
    expect(await change(own.id, { end_date: '2027-08-10' })).toMatchObject({ nights: 8 })
    expect(await takenOn('2027-08-09')).toEqual([3, 0])
  })

  test('to full nights is refused, and the nights are named', async () => {
    const { id } = await booked()
    for (const _ of [1, 2, 3]) await fixture.stay({ days: ['2027-08-08', '2027-08-10'] })
    const before = await stored()
    const refused = await refusedChange(id, { end_date: '2027-08-12' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_bed_left' } })
    expect(refused.body.errors?.['academy_room_type_id']?.[0]).toMatch(/No bed is free on .*8.*9 August/)
    const german = await refusedChange(id, { end_date: '2027-08-12' }, 'de')
    expect(german.body.errors?.['academy_room_type_id']?.[0]).toMatch(/Kein Bett ist frei: .*8.*9.* August/)
    expect(await stored()).toEqual(before)
    expect(await mails()).toEqual([])
  })

  test('to the days of another booking of the person is refused', async () => {
    const { id, person } = await booked()
    await fixture.stay({ days: ['2027-08-08', '2027-08-10'], room: 'double', of: person })
    const before = await stored()
    const refused = await refusedChange(id, { end_date: '2027-08-09' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'booking_overlaps' } })
    expect(await stored()).toEqual(before)
    expect(await change(id, { end_date: '2027-08-08' })).toMatchObject({ nights: 6 })
  })

  test.each<[field: string, changes: object, message: string]>([
    ['start_date', { start_date: '2027-07-31' }, 'Bitte wählen Sie Tage innerhalb der Akademie.'],
    ['end_date', { end_date: '2027-08-16' }, 'Bitte wählen Sie Tage innerhalb der Akademie.'],
    ['end_date', { end_date: '2027-08-02' }, 'Start- und Enddatum dürfen nicht gleich sein.'],
    ['start_date', { start_date: '2027-08-07' }, 'Startdatum muss vor dem Enddatum liegen.'],
    ['start_date', { start_date: '2027-02-30' }, 'Bitte geben Sie ein gültiges Datum ein.'],
    ['start_date', { start_date: null }, 'Startdatum fehlt'],
    ['end_date', { end_date: '' }, 'Enddatum fehlt'],
    ['academy_room_type_id', { academy_room_type_id: 99_999 }, 'Dieses Zimmer gibt es nicht.'],
    ['academy_room_type_id', { academy_room_type_id: 'single' }, 'Bitte wählen Sie ein Zimmer.'],
    ['academy_meal_type_id', { academy_meal_type_id: 99_999 }, 'Diese Verpflegung gibt es nicht.'],
    [
      'academy_meal_type_id',
      { academy_room_type_id: null },
      'Verpflegung gibt es nur zusammen mit einem Zimmer.',
    ],
    ['diet', { diet: null }, 'Bitte wählen Sie, was Sie essen.'],
    ['diet', { diet: 'FISH' }, 'Bitte wählen Sie, was Sie essen.'],
    ['diet', { academy_meal_type_id: null }, 'Eine Kost lässt sich nur zusammen mit Verpflegung wählen.'],
  ])('refuses at %s %j', async (field, changes, message) => {
    const { id } = await booked()
    const before = await stored()
    const { status, body } = await refusedChange(id, changes, 'de')
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [message] } })
    expect(await stored()).toEqual(before)
  })

  test('refuses a comment that is too long', async () => {
    const { id } = await booked()
    const { status, body } = await refusedChange(id, { comment: 'x'.repeat(2_001) })
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { comment: ['This text is too long.'] },
    })
  })

  test('refuses rooms and meals of another academy', async () => {
    const { id } = await booked()
    const other = await fixture.otherAcademy(2026)
    const { status, body } = await refusedChange(id, {
      academy_room_type_id: other.single,
      academy_meal_type_id: other.board,
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      'academy_meal_type_id',
      'academy_room_type_id',
    ])
  })

  test('is refused for an unknown booking', async () => {
    for (const id of [99_999, 0, -1, 'x', '1.5', '2147483648'])
      expect((await refusedChange(id)).status).toBe(404)
  })

  test('is refused once it is cancelled', async () => {
    const { id } = await fixture.stay({
      days: ['2027-08-02', '2027-08-06'],
      diet: 'MEAT',
      is_cancelled: true,
    })
    expect(await refusedChange(id, { diet: 'VEGETARIAN' })).toMatchObject({
      status: 409,
      body: { code: 'booking_fixed' },
    })
  })

  test('is refused to everybody but the office', async () => {
    const { id, person } = await booked()
    const before = await stored()
    const roles = [['student'], [], ['Teacher'], ['Correpetitor']] as const
    const strangers = await Promise.all(roles.map(some => fixture.person([...some])))
    for (const as of [person, ...strangers])
      expect(
        (await fixture.refused(contract.changeBooking, input(id, { comment: 'Mine' }), { as })).status,
      ).toBe(403)
    expect((await fixture.refused(contract.changeBooking, input(id))).status).toBe(401)
    expect(await stored()).toEqual(before)
  })
})

describe('concurrent requests', () => {
  // Both requests have read the booking before the first one continues.
  const together = <T>(work: (() => Promise<T>)[]) =>
    raceAt({ url: fixture.url, table: 'accounts', count: work.length }, () =>
      Promise.all(work.map(one => one())),
    )
  const send = async (id: number, changes: Partial<Change>, as = fixture.admin) => {
    const { status } = await fixture
      .refused(contract.changeBooking, input(id, changes), { as })
      .catch(() => ({
        status: 200,
      }))
    return status
  }

  test('two changes of one booking run one after the other: one active invoice, beds counted once', async () => {
    const { id, person } = await booked()
    const statuses = await together([
      () => send(id, { end_date: '2027-08-08' }),
      () => send(id, { academy_room_type_id: fixture.double, end_date: '2027-08-10' }, fixture.manager),
    ])
    expect(statuses).toEqual([200, 200])
    const [after] = await list()
    expect(await invoicesOf(person)).toHaveLength(5)
    expect((await livingOf(person)).map(one => one.total_cents / 100)).toEqual([after?.total_price])
    expect(after?.invoice?.invoice_amount).toBe(after?.total_price)
    const { nights } = (await fixture.call(contract.occupancy, {}, { as: fixture.admin })).body
    const beds = nights.flatMap(night => night.taken).reduce((sum, taken) => sum + taken, 0)
    expect(beds).toBe(after?.nights)
  })

  test('six changes to the last bed: one succeeds, the others stay unchanged', async () => {
    await fixture.stay({ days: ['2027-08-01', '2027-08-15'] })
    await fixture.stay({ days: ['2027-08-01', '2027-08-15'] })
    const wishes = []
    for (let count = 0; count < 6; count++)
      wishes.push(await fixture.stay({ days: ['2027-08-02', '2027-08-06'], room: null }))
    const statuses = await together(
      wishes.map(
        ({ id }) =>
          () =>
            send(id, {}),
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await takenOn('2027-08-03')).toEqual([3, 0])
    expect((await list()).filter(one => one.total_price === 220)).toHaveLength(1)
  })

  test('two cancellations of one booking: the second is refused', async () => {
    const { id, person } = await booked()
    const cancel = async () => {
      const { status } = await fixture
        .refused(contract.officeCancelBooking, { params: { id } }, { as: fixture.admin })
        .catch(() => ({ status: 200 }))
      return status
    }
    expect((await together([cancel, cancel])).toSorted()).toEqual([200, 409])
    expect(await invoicesOf(person)).toHaveLength(2)
    expect(await takenOn('2027-08-03')).toEqual([0, 0])
    expect(await mails()).toHaveLength(1)
  })
})
