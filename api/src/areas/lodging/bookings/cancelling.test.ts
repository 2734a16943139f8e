import { defaultLodgingTerms } from '@academy/contract/base/cancellation-terms'
import { bookings, cancelBooking } from '@academy/contract/lodging/bookings/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { cancelBookingAndInvoice } from './cancel-booking.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
beforeAll(async () => {
  fixture = await lodgingFixture({ single_beds: 100 })
})
beforeEach(async () => {
  await fixture.setClock('2027-03-02T10:00:00+01:00')
  guest = await fixture.guest()
})
afterAll(() => fixture.close())

const input = (id: number, query: { cost?: number } = {}) => ({ params: { id: String(id) }, query })
const cancel = async (id: number, cost?: number) =>
  (await fixture.call(cancelBooking, input(id, cost === undefined ? {} : { cost }), { as: guest })).body
const refused = async (id: number, query = {}) =>
  (await fixture.refused(cancelBooking, input(id, query), { as: guest })).body.code
const cancelMail = async () =>
  (await fixture.mailsTo(guest)).find(({ key }) => key.startsWith('booking-cancelled'))
/** Returns the cancellation terms that the person sees. */
const confirmedCost = async () => (await fixture.call(bookings, {}, { as: guest })).body[0]?.cancellation

describe('cancelling a booking', () => {
  test('in time is free: the invoice is cancelled and the bed is freed', async () => {
    const before = await fixture.taken(fixture.single)
    const { id } = await fixture.book(guest)
    await fixture.setClock('2027-07-01T23:59:00+02:00')
    const cancelled = await cancel(id)
    expect(cancelled).toMatchObject({ is_cancelled: true, is_current: false, cancellation: null })
    expect(cancelled.invoice).toMatchObject({ kind: 'lodging', state: 'cancelled', outstanding_amount: 0 })
    const [invoice, cancellation, ...others] = await fixture.invoicesOf(guest)
    expect(others).toEqual([])
    expect(cancellation).toMatchObject({ cancels_id: invoice?.id, total_cents: -49_500 })
    expect(await fixture.taken(fixture.single)).toEqual(before)
    const mail = await cancelMail()
    expect(mail).toMatchObject({ attachments: [`invoice:${cancellation?.id}`] })
    expect(mail?.body_text).toContain('You have nothing to pay.')
    // The nights can be booked again.
    await fixture.book(guest)
  })

  test('costs what the terms of the academy say', async () => {
    const set = (lodging_terms: object) =>
      fixture.db
        .updateTable('academies')
        .set({ lodging_terms: JSON.stringify(lodging_terms) })
        .execute()
    await fixture.book(guest)
    await fixture.setClock('2027-07-10T12:00:00+02:00')
    await set({ steps: [{ least_days: 14, percent: 20 }], last_percent: 60 })
    expect(await confirmedCost()).toEqual({ cost: 99, percent: 20, until: '2027-07-18' })
    await set(defaultLodgingTerms)
    expect(await confirmedCost()).toMatchObject({ percent: 50 })
  })

  test.each([
    ['2027-07-02', 50, 247.5, '2027-07-24'],
    ['2027-07-24', 50, 247.5, '2027-07-24'],
    ['2027-07-25', 80, 396, null],
    ['2027-07-31', 80, 396, null],
  ])('on %s costs %i %%, on a separate invoice', async (today, percent, cost, until) => {
    const { id } = await fixture.book(guest)
    await fixture.setClock(`${today}T12:00:00+02:00`)
    expect(await confirmedCost()).toEqual({ cost, percent, until })
    const cancelled = await cancel(id, cost)
    expect(cancelled).toMatchObject({
      total_price: 495,
      invoice: {
        kind: 'withdrawal',
        subject: 'Cancelled accommodation: 1 – 10 August 2027',
        invoice_amount: cost,
      },
    })
    const [, cancellation, rest] = await fixture.invoicesOf(guest)
    const mail = await cancelMail()
    expect(mail?.attachments).toEqual([`invoice:${cancellation?.id}`, `invoice:${rest?.id}`])
    expect(mail?.body_text).toContain(`${percent}% of the price`)
  })

  test.each([
    // Columns: paid, transferred, to refund, still open.
    [49_500, 24_750, 24_750, 0],
    [24_750, 24_750, 0, 0],
    [10_000, 10_000, 0, 14_750],
    [0, 0, 0, 24_750],
  ])('with %i cents paid transfers %i to the new invoice', async (paid, carried, left, open) => {
    const { id, invoice } = await fixture.book(guest)
    if (paid > 0) await fixture.pay(invoice?.id, paid)
    await fixture.setClock('2027-07-10T12:00:00+02:00')
    await cancel(id, 247.5)
    const [first, , rest] = await fixture.invoicesOf(guest)
    expect([rest?.paid_cents, rest?.outstanding_cents]).toEqual([carried, open])
    expect([first?.paid_cents, await fixture.creditOf(guest)]).toEqual([0, left])
  })

  test.each([{}, { cost: 0 }, { cost: 247.49 }, { cost: 495 }])(
    'with %j confirmed when the cost is 247.5 is refused',
    async query => {
      const { id } = await fixture.book(guest)
      await fixture.setClock('2027-07-10T12:00:00+02:00')
      expect(await refused(id, query)).toBe('cost_changed')
      expect(await fixture.invoicesOf(guest)).toHaveLength(1)
    },
  )

  test.each(['2027-08-01', '2027-08-05', '2027-08-10', '2027-08-11'])(
    'on %s, after arrival, is refused',
    async today => {
      const { id } = await fixture.book(guest)
      await fixture.setClock(`${today}T00:01:00+02:00`)
      expect(await confirmedCost()).toBeNull()
      expect(await refused(id, { cost: 396 })).toBe('booking_fixed')
      expect(await fixture.invoicesOf(guest)).toHaveLength(1)
    },
  )

  test('a second time is refused', async () => {
    const { id } = await fixture.book(guest)
    await cancel(id)
    expect(await refused(id)).toBe('booking_fixed')
    expect(await fixture.invoicesOf(guest)).toHaveLength(2)
  })

  test('of a stay without a price needs no invoice', async () => {
    const { id } = await fixture.book(guest, {
      academy_room_type_id: null,
      academy_meal_type_id: null,
      diet: null,
    })
    await fixture.setClock('2027-07-31T12:00:00+02:00')
    expect(await cancel(id)).toMatchObject({ is_cancelled: true, invoice: null })
    expect(await fixture.invoicesOf(guest)).toEqual([])
    expect((await cancelMail())?.body_text).not.toMatch(/bed|attached/)
  })
})

const laterMoment = (moment: Date) => new Date(moment.getTime() + 60_000)

describe('a person who was accepted nowhere', () => {
  const applied = async (...statuses: string[]) => {
    for (const status of statuses) {
      const now = fixture.services.clock.now()
      const masterclass_id = await insertMasterclass(fixture.db)
      const isWithdrawn = status.startsWith('withdrawn')
      if (status !== 'applied' && status !== 'withdrawn')
        await fixture.db
          .updateTable('masterclasses')
          .set({ finalized_at: status === 'withdrawn, then final' ? laterMoment(now) : now })
          .where('id', '=', masterclass_id)
          .execute()
      await fixture.db
        .insertInto('applications')
        .values({
          masterclass_id,
          account_id: guest.id,
          status: isWithdrawn ? 'withdrawn' : status,
          is_known: true,
          // A withdrawn application may have any decision.
          is_accepted: status === 'applied' ? null : status !== 'rejected',
          applied_at: now,
          fee_paid_at: now,
          withdrawn_at: isWithdrawn ? now : null,
        })
        .execute()
    }
  }
  test.each([
    [[], 50],
    [['rejected'], 0],
    [['rejected', 'rejected'], 0],
    [['rejected', 'applied'], 50],
    [['rejected', 'accepted'], 50],
    [['withdrawn'], 0],
    [['withdrawn, then final'], 0],
    [['withdrawn', 'rejected'], 0],
    [['withdrawn', 'applied'], 50],
    [['withdrawn', 'accepted'], 50],
    [['withdrawn after the final save'], 50],
    [['withdrawn after the final save', 'rejected'], 50],
    [['accepted'], 50],
  ])('with applications that are %j: late cancellation costs %i %%', async (statuses, percent) => {
    const { id } = await fixture.book(guest)
    await applied(...statuses)
    await fixture.setClock('2027-07-10T12:00:00+02:00')
    expect((await confirmedCost())?.percent).toBe(percent)
    await cancel(id, percent === 0 ? 0 : 247.5)
  })

  test('in another year still pays', async () => {
    const { id } = await fixture.book(guest)
    await applied('rejected')
    await fixture.db
      .updateTable('masterclasses')
      .set({
        academy_id: await insertAcademy(fixture.db, 2026),
        start_date: '2026-08-02',
        end_date: '2026-08-10',
      })
      .execute()
    await fixture.setClock('2027-07-10T12:00:00+02:00')
    expect(await refused(id, { cost: 0 })).toBe('cost_changed')
  })
})

describe('cancelling by the office', () => {
  const byOffice = async (id: number, more: { free?: boolean; confirmedCost?: number }) => {
    const office = await fixture.person(['AcademyManager'])
    const asked = { id, actor_id: office.id, by: 'office' as const, confirmedCost: undefined, ...more }
    await cancelBookingAndInvoice(fixture.services, asked, fixture.services.clock.now())
    return office
  }

  test('costs what the terms say, also after a no-show', async () => {
    const { id } = await fixture.book(guest)
    await fixture.setClock('2027-08-02T12:00:00+02:00')
    await expect(byOffice(id, {})).rejects.toThrow('cost_changed')
    const office = await byOffice(id, { confirmedCost: 396 })
    expect((await fixture.invoicesOf(guest)).map(({ total_cents }) => total_cents)).toEqual([
      49_500, -49_500, 39_600,
    ])
    expect((await cancelMail())?.body_text).toContain('The office has cancelled your booking.')
    const trail = await fixture.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'booking_cancelled')
      .where('account_id', '=', guest.id)
      .execute()
    expect(trail).toMatchObject([
      {
        actor_id: office.id,
        account_id: guest.id,
        details: { booking_id: id, by: 'office', cost_cents: 39_600 },
      },
    ])
  })

  test('can be free of charge, with a refund of everything that was paid', async () => {
    const { id, invoice } = await fixture.book(guest)
    await fixture.pay(invoice?.id, 49_500)
    await fixture.setClock('2027-07-31T12:00:00+02:00')
    await byOffice(id, { free: true })
    expect(await fixture.invoicesOf(guest)).toMatchObject([
      { paid_cents: 0, is_cancelled: true },
      { total_cents: -49_500 },
    ])
    expect(await fixture.creditOf(guest)).toBe(49_500)
  })

  test('is refused for a past or cancelled booking', async () => {
    const { id } = await fixture.book(guest)
    await fixture.setClock('2027-08-11T12:00:00+02:00')
    await expect(byOffice(id, { free: true })).rejects.toThrow('booking_fixed')
    await fixture.setClock('2027-07-01T12:00:00+02:00')
    await byOffice(id, {})
    await expect(byOffice(id, {})).rejects.toThrow('booking_fixed')
    await expect(byOffice(999_999, {})).rejects.toThrow('not_found')
  })
})
