import * as contract from '@academy/contract/housekeeping'
import { expect, test } from 'vitest'
import { type HousekeepingHouse, housekeepingHouse } from '../../../test/housekeeping-house.ts'

const houseOn = (day: string) => housekeepingHouse(`${day}T09:00:00+02:00`)
const booked = (house: HousekeepingHouse) => house.stay({ days: ['2027-08-02', '2027-08-06'], diet: 'MEAT' })

interface Terms {
  free?: '0' | '1'
  cost?: number
}
const cancel = async (house: HousekeepingHouse, id: number, query: Terms = {}) =>
  (
    await house.call(
      contract.officeCancelBooking,
      { params: { id: String(id) }, query },
      { as: house.manager },
    )
  ).body
const refused = (house: HousekeepingHouse, id: number | string, query: object = {}) =>
  house.refused(contract.officeCancelBooking, { params: { id }, query }, { as: house.admin })
const list = async (house: HousekeepingHouse, cancelled: '0' | '1') =>
  (await house.call(contract.officeBookings, { query: { cancelled } }, { as: house.admin })).body.bookings

test('while it is free: the invoice is taken back, the bed is free, the person is told, the sheets forget it', async () => {
  const house = await houseOn('2027-07-01')
  const { id, person, invoice_id } = await booked(house)
  expect((await list(house, '0'))[0]?.cancellation).toEqual({ cost: 0, percent: 0, until: '2027-07-01' })
  const after = await cancel(house, id)
  expect(after).toMatchObject({
    id,
    is_cancelled: true,
    is_current: false,
    cancellation: null,
    total_price: 220,
  })
  expect(after.invoice).toMatchObject({ id: invoice_id, state: 'cancelled', outstanding_amount: 0 })
  expect(await list(house, '0')).toEqual([])
  expect(await list(house, '1')).toHaveLength(1)
  const as = { as: house.admin }
  const { nights } = (await house.call(contract.occupancy, {}, as)).body
  expect(nights.flatMap(night => night.taken).every(taken => taken === 0)).toBe(true)
  const meals = (await house.call(contract.kitchen, {}, as)).body
  expect(meals.every(({ dinner, breakfast }) => dinner.MEAT + breakfast.MEAT === 0)).toBe(true)
  const guests = (await house.call(contract.housekeeping, {}, as)).body
  expect(guests.flatMap(day => [...day.arrivals, ...day.stays, ...day.departures])).toEqual([])
  const mails = await house.db.selectFrom('outbox').select(['recipient', 'attachments']).execute()
  expect(mails).toEqual([{ recipient: person.email, attachments: [expect.anything()] }])
  expect((await refused(house, id)).body.code).toBe('booking_fixed')
  await house.close()
})

test('later it costs what the terms say, and only what the office was told', async () => {
  const house = await houseOn('2027-07-02')
  const { id } = await booked(house)
  expect((await list(house, '0'))[0]?.cancellation).toEqual({ cost: 110, percent: 50, until: '2027-07-25' })
  for (const query of [{}, { cost: 0 }, { cost: 109.99 }, { cost: 176 }, { free: '1', cost: 110 }])
    expect(await refused(house, id, query)).toMatchObject({ status: 409, body: { code: 'cost_changed' } })
  expect(await list(house, '0')).toHaveLength(1)
  const after = await cancel(house, id, { cost: 110 })
  expect(after).toMatchObject({
    is_cancelled: true,
    invoice: { kind: 'withdrawal', invoice_amount: 110, outstanding_amount: 110 },
  })
  await house.close()
})

test('or nothing, where the office says so', async () => {
  const house = await houseOn('2027-07-30')
  const { id, invoice_id } = await booked(house)
  expect((await list(house, '0'))[0]?.cancellation).toMatchObject({ cost: 176, percent: 80 })
  const after = await cancel(house, id, { free: '1' })
  expect(after).toMatchObject({ is_cancelled: true, invoice: { id: invoice_id, state: 'cancelled' } })
  expect(
    await house.db.selectFrom('invoices').selectAll().where('kind', '=', 'withdrawal').execute(),
  ).toEqual([])
  await house.close()
})

test('lodging elsewhere is cancelled without papers', async () => {
  const house = await houseOn('2027-07-30')
  const { id } = await house.stay({ days: ['2027-08-02', '2027-08-06'], room: null })
  expect(await cancel(house, id)).toMatchObject({ is_cancelled: true, invoice: null })
  await house.close()
})

test('what is over can be neither changed nor cancelled', async () => {
  const house = await houseOn('2027-08-07')
  const { id } = await booked(house)
  expect((await list(house, '0'))[0]).toMatchObject({ is_current: false, cancellation: null })
  expect((await refused(house, id, { free: '1' })).body.code).toBe('booking_fixed')
  await house.close()
})

test('refuses what names no booking, no costs and no office', async () => {
  const house = await houseOn('2027-05-03')
  const { id, person } = await booked(house)
  for (const unknown of [99_999, 0, 'x', '2147483648'])
    expect((await refused(house, unknown)).status).toBe(404)
  for (const query of [{ cost: -1 }, { cost: 'much' }, { free: '2' }, { cost: 'Infinity' }])
    expect((await refused(house, id, query)).status).toBe(422)
  const strangers = await Promise.all(
    ([['student'], [], ['Teacher'], ['Correpetitor']] as const).map(roles => house.person([...roles])),
  )
  for (const as of [person, ...strangers])
    expect((await house.refused(contract.officeCancelBooking, { params: { id } }, { as })).status).toBe(403)
  expect((await house.refused(contract.officeCancelBooking, { params: { id } })).status).toBe(401)
  expect(await list(house, '0')).toHaveLength(1)
  await house.close()
})
