import { book, bookings, options } from '@academy/contract/lodging/bookings/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
})
afterEach(() => fixture.close())

const ownOf = async (as: Person) => (await fixture.call(bookings, {}, { as })).body
const offered = async (query: { start_date?: string; end_date?: string } = {}) =>
  (await fixture.call(options, { query }, { as: guest })).body

describe('the lodging options', () => {
  test('are the rooms and meals of the current academy with its days', async () => {
    const found = await offered()
    expect(found.room_types.map(({ name_en, price }) => [name_en, price])).toEqual([
      ['Single room', 30],
      ['Double room', 22],
    ])
    expect(found.meal_types).toMatchObject([{ name_de: 'Halbpension', price: 25 }])
    expect(found.room_types[0]).not.toHaveProperty('available')
    expect(found).toMatchObject({
      start_date: '2027-08-01',
      end_date: '2027-08-15',
      free_until: '2027-07-01',
    })
  })

  test('name as single the room types whose rooms have one bed each, as far as rooms are known', async () => {
    const { single, double, academy_id } = fixture
    const singles = async () => {
      const stay = { start_date: '2027-08-02', end_date: '2027-08-06' }
      const [all, free] = [await offered(), await offered(stay)]
      expect(free.room_types.map(({ is_single }) => is_single)).toEqual(
        all.room_types.map(({ is_single }) => is_single),
      )
      return all.room_types.map(({ is_single }) => is_single)
    }
    const add = (room_type_id: number, name: string, beds: number) =>
      fixture.db.insertInto('rooms').values({ academy_id, room_type_id, name, beds }).execute()
    expect(await singles()).toEqual([false, false])
    await add(single, '1', 1)
    await add(double, '2', 2)
    await add(double, '3', 1)
    expect(await singles()).toEqual([true, false])
    await add(single, '4', 2)
    expect(await singles()).toEqual([false, false])
  })

  test('include the free cancellation date when the academy has set one', async () => {
    await fixture.db.updateTable('academies').set({ lodging_free_until: '2027-07-15' }).execute()
    expect((await offered()).free_until).toBe('2027-07-15')
    expect((await fixture.book(guest)).cancellation?.until).toBe('2027-07-15')
  })

  test('include the free beds between two days: the night with the fewest beds counts', async () => {
    await fixture.book(guest, { start_date: '2027-08-03', end_date: '2027-08-05' })
    await fixture.book(await fixture.guest(), { start_date: '2027-08-04', end_date: '2027-08-05' })
    const [single, double] = (await offered({ start_date: '2027-08-02', end_date: '2027-08-06' })).room_types
    expect(single).toMatchObject({ available: false, beds_left: 0, full_nights: ['2027-08-04'] })
    expect(double).toMatchObject({ available: true, beds_left: 10, full_nights: [] })
    const before = await offered({ start_date: '2027-08-01', end_date: '2027-08-04' })
    expect(before.room_types[0]).toMatchObject({ available: true, beds_left: 1, full_nights: [] })
    const after = await offered({ start_date: '2027-08-05', end_date: '2027-08-15' })
    expect(after.room_types[0]).toMatchObject({ available: true, beds_left: 2, full_nights: [] })
  })

  test('of a room type without beds are full in every night', async () => {
    await fixture.db.updateTable('room_types').set({ beds: 0 }).where('id', '=', fixture.single).execute()
    const [single] = (await offered({ start_date: '2027-08-02', end_date: '2027-08-04' })).room_types
    expect(single).toMatchObject({
      available: false,
      beds_left: 0,
      full_nights: ['2027-08-02', '2027-08-03'],
    })
  })

  test.each([{ start_date: '2027-08-02' }, { end_date: '2027-08-02' }])(
    'with only %j are the same as without days',
    async query => expect(await offered(query)).toEqual(await offered()),
  )

  test.each([
    [{ start_date: '2027-08-04', end_date: '2027-08-04' }, ['end_date']],
    [{ start_date: '2027-08-05', end_date: '2027-08-04' }, ['start_date']],
    [{ start_date: '1900-01-01', end_date: '2199-12-31' }, ['start_date', 'end_date']],
    [{ start_date: '2027-02-30', end_date: '2027-08-04' }, ['start_date']],
  ])('with %j are refused', async (query, fields) => {
    const { status, body } = await fixture.refused(options, { query }, { as: guest })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields])
  })

  test('are not found without an academy', async () => {
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    expect((await fixture.refused(options, {}, { as: guest })).status).toBe(404)
    const { body } = await fixture.refused(book, { body: fixture.stayInput() }, { as: guest })
    expect(body.code).toBe('not_found')
  })
})

describe('a booking', () => {
  test('has its price, invoice and mail, and takes a bed in every night', async () => {
    const booked = await fixture.book(guest, { comment: '  Ein ruhiges Zimmer, bitte. ' })
    expect(booked).toMatchObject({
      nights: 9,
      total_price: 495,
      diet: 'VEGETARIAN',
      comment: 'Ein ruhiges Zimmer, bitte.',
      room_type: { id: fixture.single, name_en: 'Single room', price: 30 },
      meal_type: { id: fixture.board },
      is_current: true,
      is_cancelled: false,
      cancellation: { cost: 0, percent: 0, until: '2027-07-01' },
      invoice: {
        kind: 'lodging',
        state: 'open',
        subject: 'Accommodation: 1 – 10 August 2027',
        invoice_amount: 495,
        outstanding_amount: 495,
        due_date: '2027-03-16',
      },
    })
    expect(await ownOf(guest)).toEqual([booked])
    const [invoice] = await fixture.db.selectFrom('invoices').selectAll().execute()
    expect(invoice?.lines).toMatchObject([
      { description: 'Single room, per night', quantity: 9, unit_cents: 3_000, total_cents: 27_000 },
      { description: 'Half board, per night', quantity: 9, unit_cents: 2_500, total_cents: 22_500 },
    ])
    expect([invoice?.service_start, invoice?.service_end]).toEqual(['2027-08-01', '2027-08-10'])
    const [mail, ...others] = await fixture.mailsTo(guest)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your booking: 1 – 10 August 2027',
      attachments: [`invoice:${booked.invoice?.id}`],
    })
    for (const said of ['Half board (vegetarian)', '€495.00', '16 March 2027', 'until 1 July 2027'])
      expect(mail?.body_text).toContain(said)
    const taken = await fixture.taken(fixture.single)
    expect(Object.keys(taken)).toHaveLength(9)
    expect(taken['2027-08-10']).toBeUndefined()
    const trail = await fixture.db.selectFrom('audit_log').select(['action', 'actor_id', 'details']).execute()
    expect(trail).toEqual([{ action: 'booked', actor_id: guest.id, details: { booking_id: booked.id } }])
  })

  test('links to its invoice', async () => {
    const { invoice } = await fixture.book(guest)
    const url = invoice?.aws_temp_url.replace('https://academy.example', '') ?? ''
    expect((await fixture.app.inject({ url })).headers['content-type']).toBe('application/pdf')
  })

  test('without a room has no price and no invoice, but a mail', async () => {
    const none = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }
    const booked = await fixture.book(guest, none)
    expect(booked).toMatchObject({
      total_price: 0,
      room_type: null,
      meal_type: null,
      diet: null,
      invoice: null,
    })
    expect(booked.cancellation).toEqual({ cost: 0, percent: 0, until: null })
    expect(await fixture.invoicesOf(guest)).toEqual([])
    const [mail] = await fixture.mailsTo(guest)
    expect(mail).toMatchObject({ attachments: [] })
    expect(mail?.body_text).toContain('accommodation elsewhere')
  })

  test('is in the language of the person', async () => {
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', guest.id).execute()
    const booked = await fixture.book(guest, { academy_meal_type_id: null, diet: null })
    expect(booked.invoice?.subject).toBe('Unterkunft: 1. – 10. August 2027')
    const [mail] = await fixture.mailsTo(guest)
    expect(mail?.subject).toBe('Ihre Buchung: 1. – 10. August 2027')
    for (const said of ['Einzelzimmer', 'Verpflegung: keine', 'Bis 1. Juli 2027 können Sie kostenlos'])
      expect(mail?.body_text).toContain(said)
  })

  test('made late is due before arrival, and on the day of arrival at once', async () => {
    await fixture.setClock('2027-07-25T10:00:00+02:00')
    expect((await fixture.book(guest)).invoice?.due_date).toBe('2027-07-31')
    await fixture.setClock('2027-08-01T10:00:00+02:00')
    expect((await fixture.book(await fixture.guest())).invoice?.due_date).toBe('2027-08-01')
  })

  test('is current until the day after departure, and past ones come last', async () => {
    const [first, second, third] = [
      await fixture.book(guest, { start_date: '2027-08-01', end_date: '2027-08-03' }),
      await fixture.book(guest, { start_date: '2027-08-03', end_date: '2027-08-05' }),
      await fixture.book(guest, { start_date: '2027-08-08', end_date: '2027-08-09' }),
    ]
    const seen = async () => (await ownOf(guest)).map(({ id, is_current }) => [id, is_current])
    expect(await seen()).toEqual([
      [first?.id, true],
      [second?.id, true],
      [third?.id, true],
    ])
    await fixture.setClock('2027-08-03T23:00:00+02:00')
    expect((await seen())[0]).toEqual([first?.id, true])
    await fixture.setClock('2027-08-06T00:01:00+02:00')
    expect(await seen()).toEqual([
      [third?.id, true],
      [second?.id, false],
      [first?.id, false],
    ])
  })

  test('is visible only to its owner', async () => {
    await fixture.book(guest)
    expect(await ownOf(await fixture.guest())).toEqual([])
  })
})
