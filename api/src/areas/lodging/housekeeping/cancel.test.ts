import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { expect, test } from 'vitest'
import { type HousekeepingFixture, housekeepingFixture } from '../../../../test/housekeeping-fixture.ts'

const fixtureOn = (day: string) => housekeepingFixture(`${day}T09:00:00+02:00`)
const booked = (fixture: HousekeepingFixture) =>
  fixture.stay({ days: ['2027-08-02', '2027-08-06'], diet: 'MEAT' })

interface Terms {
  free?: '0' | '1'
  cost?: number
}
const cancel = async (fixture: HousekeepingFixture, id: number, query: Terms = {}) =>
  (
    await fixture.call(
      contract.officeCancelBooking,
      { params: { id: String(id) }, query },
      { as: fixture.manager },
    )
  ).body
const refused = (fixture: HousekeepingFixture, id: number | string, query: object = {}) =>
  fixture.refused(contract.officeCancelBooking, { params: { id }, query }, { as: fixture.admin })
const list = async (fixture: HousekeepingFixture, cancelled: '0' | '1') =>
  (await fixture.call(contract.officeBookings, { query: { cancelled } }, { as: fixture.admin })).body.bookings

test('in the free period the invoice is cancelled, the bed freed, the person notified and the sheets updated', async () => {
  const fixture = await fixtureOn('2027-07-01')
  const { id, person, invoice_id } = await booked(fixture)
  expect((await list(fixture, '0'))[0]?.cancellation).toEqual({ cost: 0, percent: 0, until: '2027-07-01' })
  const after = await cancel(fixture, id)
  expect(after).toMatchObject({
    id,
    is_cancelled: true,
    is_current: false,
    cancellation: null,
    total_price: 220,
  })
  expect(after.invoice).toMatchObject({ id: invoice_id, state: 'cancelled', outstanding_amount: 0 })
  expect(await list(fixture, '0')).toEqual([])
  expect(await list(fixture, '1')).toHaveLength(1)
  const as = { as: fixture.admin }
  const { nights } = (await fixture.call(contract.occupancy, {}, as)).body
  expect(nights.flatMap(night => night.taken).every(taken => taken === 0)).toBe(true)
  const meals = (await fixture.call(contract.kitchen, {}, as)).body
  expect(meals.every(({ dinner, breakfast }) => dinner.MEAT + breakfast.MEAT === 0)).toBe(true)
  const guests = (await fixture.call(contract.housekeeping, {}, as)).body
  expect(guests.flatMap(day => [...day.arrivals, ...day.stays, ...day.departures])).toEqual([])
  const mails = await fixture.db.selectFrom('outbox').select(['recipient', 'attachments']).execute()
  expect(mails).toEqual([{ recipient: person.email, attachments: [expect.anything()] }])
  expect((await refused(fixture, id)).body.code).toBe('booking_fixed')
  await fixture.close()
})

test('later it costs what the terms say, and a different confirmed cost is refused', async () => {
  const fixture = await fixtureOn('2027-07-02')
  const { id } = await booked(fixture)
  expect((await list(fixture, '0'))[0]?.cancellation).toEqual({ cost: 110, percent: 50, until: '2027-07-25' })
  for (const query of [{}, { cost: 0 }, { cost: 109.99 }, { cost: 176 }, { free: '1', cost: 110 }])
    expect(await refused(fixture, id, query)).toMatchObject({ status: 409, body: { code: 'cost_changed' } })
  expect(await list(fixture, '0')).toHaveLength(1)
  const after = await cancel(fixture, id, { cost: 110 })
  expect(after).toMatchObject({
    is_cancelled: true,
    invoice: { kind: 'withdrawal', invoice_amount: 110, outstanding_amount: 110 },
  })
  await fixture.close()
})

test('the office can waive the cost', async () => {
  const fixture = await fixtureOn('2027-07-30')
  const { id, invoice_id } = await booked(fixture)
  expect((await list(fixture, '0'))[0]?.cancellation).toMatchObject({ cost: 176, percent: 80 })
  const after = await cancel(fixture, id, { free: '1' })
  expect(after).toMatchObject({ is_cancelled: true, invoice: { id: invoice_id, state: 'cancelled' } })
  expect(
    await fixture.db.selectFrom('invoices').selectAll().where('kind', '=', 'withdrawal').execute(),
  ).toEqual([])
  await fixture.close()
})

test('lodging elsewhere is cancelled without invoices', async () => {
  const fixture = await fixtureOn('2027-07-30')
  const { id } = await fixture.stay({ days: ['2027-08-02', '2027-08-06'], room: null })
  expect(await cancel(fixture, id)).toMatchObject({ is_cancelled: true, invoice: null })
  await fixture.close()
})

test('a past booking can be neither changed nor cancelled', async () => {
  const fixture = await fixtureOn('2027-08-07')
  const { id } = await booked(fixture)
  expect((await list(fixture, '0'))[0]).toMatchObject({ is_current: false, cancellation: null })
  expect((await refused(fixture, id, { free: '1' })).body.code).toBe('booking_fixed')
  await fixture.close()
})

test('refuses unknown bookings, invalid costs and callers other than the office', async () => {
  const fixture = await fixtureOn('2027-05-03')
  const { id, person } = await booked(fixture)
  for (const unknown of [99_999, 0, 'x', '2147483648'])
    expect((await refused(fixture, unknown)).status).toBe(404)
  for (const query of [{ cost: -1 }, { cost: 'much' }, { free: '2' }, { cost: 'Infinity' }])
    expect((await refused(fixture, id, query)).status).toBe(422)
  const strangers = await Promise.all(
    ([['student'], [], ['Teacher'], ['Correpetitor']] as const).map(roles => fixture.person([...roles])),
  )
  for (const as of [person, ...strangers])
    expect((await fixture.refused(contract.officeCancelBooking, { params: { id } }, { as })).status).toBe(403)
  expect((await fixture.refused(contract.officeCancelBooking, { params: { id } })).status).toBe(401)
  expect(await list(fixture, '0')).toHaveLength(1)
  await fixture.close()
})
