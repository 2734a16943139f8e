import { movements as movementsEndpoint } from '@academy/contract/concerts/repertoire/endpoints'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  announceRequest,
  insertApplication,
  insertEvening,
  insertPeriod,
  insertPlayer,
} from '../../../../test/concert.ts'
import { payInvoice } from '../../../../test/invoices.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { issueInvoice } from '../../money/invoices/issue.ts'

let fixture: TestApp
let student: Person
let accompanist: Person
let period: number
let sonata: { id: number; movements: number[] }
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  await insertMasterclass(fixture.db, { is_current: false })
  await insertMasterclass(fixture.db)
  student = await insertPlayer(fixture)
  accompanist = await fixture.person(['Correpetitor'])
  period = await insertPeriod(fixture.db, accompanist)
  sonata = await insertPiece(fixture.db, await insertComposer(fixture.db), {
    movements: ['Allegro ma non tanto', 'Scherzo. Allegro molto', 'Adagio cantabile – Allegro vivace'],
  })
})
afterAll(() => fixture.close())

const input = (details: object = {}) =>
  ({
    piece_id: sonata.id,
    earliest_performance_date: '2027-08-05',
    duration_seconds: 1_500,
    ...details,
  }) as ConcertRequestInput
const ask = async (details: object = {}, as = student) =>
  (await fixture.call(contract.request, { body: input(details) }, { as })).body
const own = async (as = student, locale: 'de' | 'en' = 'en') =>
  (await fixture.call(contract.requests, {}, { as, locale })).body
const withdraw = (id: number, as = student) =>
  fixture.call(contract.withdrawRequest, { params: { id: String(id) } }, { as })
const refusedToWithdraw = async (id: number, as = student) =>
  (await fixture.refused(contract.withdrawRequest, { params: { id: String(id) } }, { as })).body.code

describe('a concert request', () => {
  test('for the whole work returns everything that was sent', async () => {
    const request = await ask({
      correpetition_id: period,
      page_turner_confirmed: true,
      is_chamber_music: 1,
      chamber_ensemble: [{ name: ' Mira Talbach ', instrument: 'Viola' }],
      wants_recording: true,
      notes: 'Bitte nicht als Erste.',
    })
    expect(request).toMatchObject({
      composer_name: 'Ludwig van Beethoven',
      piece_id: sonata.id,
      piece_title: 'Cello Sonata No. 3 in A major, op. 69',
      movement_titles: [],
      movement_selections: [],
      earliest_performance_date: '2027-08-05',
      scheduled_performance_date: null,
      duration_seconds: 1_500,
      total_duration_seconds: 1_500,
      wants_recording: true,
      invoice: null,
      is_paid: false,
      video_url: null,
      accompanist: 'Test Person',
      correpetition_id: period,
      is_chamber_music: true,
      chamber_ensemble: [{ name: 'Mira Talbach', instrument: 'Viola' }],
      page_turner_confirmed: true,
      notes: 'Bitte nicht als Erste.',
      is_current: true,
      can_withdraw: true,
    })
    expect(request.requested_at).toMatch(/^2027-07-20T08:00:0\d\.\d{3}Z$/)
  })

  test('for movements lists them in the requested order, each with a duration', async () => {
    const [first, second, third] = sonata.movements
    const request = await ask({
      movements: [
        { movement_id: third, duration_seconds: 400, sort_order: 2 },
        { movement_id: first, duration_seconds: 1, sort_order: 7 },
      ],
      // A request for movements has no duration of the whole work.
      duration_seconds: 9,
    })
    expect(request).toMatchObject({
      movement_titles: ['Adagio cantabile – Allegro vivace', 'Allegro ma non tanto'],
      movement_selections: [
        { movement_id: third, duration_seconds: 400, sort_order: 2 },
        { movement_id: first, duration_seconds: 1, sort_order: 7 },
      ],
      duration_seconds: null,
      total_duration_seconds: 401,
    })
    await ask({ movements: [{ movement_id: third, duration_seconds: 500, sort_order: 0 }] })
    await ask({ movements: [{ movement_id: third, duration_seconds: 405, sort_order: 0 }] })
    const known = await fixture.call(movementsEndpoint, { query: { piece_id: sonata.id } }, { as: student })
    expect(known.body.map(({ id, duration }) => [id, duration])).toEqual([
      [first, 1],
      [second, null],
      [third, 405],
    ])
  })

  test('has its title in the language of the reader', async () => {
    await ask()
    const [request] = await own(student, 'de')
    expect(request?.piece_title).toBe('Cello Sonata No. 3 A-Dur, op. 69')
  })

  test('accepts unusual characters', async () => {
    const odd = '\u2028 \u0001 “„ 𝄞'
    const request = await ask({
      is_chamber_music: true,
      chamber_ensemble: [{ name: `x${odd}`, instrument: 'half \ud834' }],
      notes: `x${odd}\ud834`,
    })
    expect(request.chamber_ensemble).toEqual([{ name: `x${odd}`, instrument: 'half \ufffd' }])
    expect(request.notes).toBe(`x${odd}\ufffd`)
  })
})

describe('the list of a person’s requests', () => {
  test('has only their own requests, newest first', async () => {
    const [mira, noah] = [await insertPlayer(fixture), await fixture.person([])]
    await insertApplication(fixture.db, noah.id)
    const ids = [(await ask({}, mira)).id, (await ask({}, mira)).id]
    await ask({}, noah)
    expect((await own(mira)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await own(noah)).toHaveLength(1)
    expect(await own(await fixture.person())).toEqual([])
  })

  test('reveals nothing of the plan before it is announced', async () => {
    const mira = await insertPlayer(fixture)
    const { id } = await ask({}, mira)
    const before = await own(mira)
    await insertEvening(fixture.db, [id])
    expect(await own(mira)).toEqual(before)
    await announceRequest(fixture.db, id)
    expect(await own(mira)).toMatchObject([{ scheduled_performance_date: '2027-08-06', can_withdraw: false }])
  })

  test('shows the recording from its invoice to the video', async () => {
    const mira = await insertPlayer(fixture)
    const { id } = await ask({ wants_recording: true }, mira)
    await announceRequest(fixture.db, id)
    const update = (changes: { invoice_id?: number; video_url?: string }) =>
      fixture.db.updateTable('concert_requests').set(changes).where('id', '=', id).execute()
    const subject = { de: 'Aufnahme', en: 'Recording' }
    const lines = [{ description: subject, quantity: 1, unit_cents: 1_500 }]
    const now = fixture.services.clock.now()
    const invoice = await fixture.db
      .transaction()
      .execute(tx => issueInvoice(tx, { account_id: mira.id, kind: 'recording', subject, lines }, now))
    await update({ invoice_id: invoice.id })
    const [unpaid] = await own(mira)
    expect(unpaid).toMatchObject({
      is_paid: false,
      invoice: { kind: 'recording', invoice_amount: 15, outstanding_amount: 15, state: 'open' },
    })
    expect(
      (await fixture.app.inject(unpaid?.invoice?.aws_temp_url.replace(/^https?:\/\/[^/]+/, '') ?? ''))
        .statusCode,
    ).toBe(200)

    const payment = { invoice_id: invoice.id, recorded_at: now, recorded_by: mira.id, paid_on: '2027-07-20' }
    const pay = (amount_cents: number) => payInvoice(fixture.db, { ...payment, amount_cents })
    await pay(1_000)
    expect(await own(mira)).toMatchObject([{ is_paid: false, invoice: { state: 'partial' } }])
    await pay(500)
    expect(await own(mira)).toMatchObject([{ is_paid: true, video_url: null, invoice: { state: 'paid' } }])
    await update({ video_url: 'https://video.example.org/1' })
    expect(await own(mira)).toMatchObject([{ is_paid: true, video_url: 'https://video.example.org/1' }])
  })

  test('keeps those of earlier years, marked as not current', async () => {
    const mira = await insertPlayer(fixture)
    const { id } = await ask({}, mira)
    const academy_id = fixture.db.selectFrom('academies').select('id').where('is_current', '=', false)
    await fixture.db.updateTable('concert_requests').set({ academy_id }).where('id', '=', id).execute()
    expect(await own(mira)).toMatchObject([{ id, is_current: false }])
  })
})

describe('withdrawing a request', () => {
  test('deletes it, and later requests of the evening move up', async () => {
    const ids = [(await ask()).id, (await ask()).id, (await ask()).id, (await ask()).id]
    const evening = await insertEvening(fixture.db, ids)
    await withdraw(ids[1] ?? 0)
    const left = await fixture.db
      .selectFrom('concert_requests')
      .select(['id', 'position'])
      .where('evening_id', '=', evening)
      .orderBy('position')
      .execute()
    expect(left).toEqual([ids[0], ids[2], ids[3]].map((id, index) => ({ id, position: index + 1 })))
    expect((await own()).map(({ id }) => id)).not.toContain(ids[1])
    expect(await refusedToWithdraw(ids[1] ?? 0)).toBe('not_found')
  })

  test('is refused for requests of others and unknown ones', async () => {
    const { id } = await ask()
    expect(await refusedToWithdraw(id, await fixture.person())).toBe('not_found')
    expect(await refusedToWithdraw(999_999)).toBe('not_found')
    expect((await own()).map(one => one.id)).toContain(id)
  })

  test('is refused once it is announced', async () => {
    const { id } = await ask()
    await announceRequest(fixture.db, id)
    expect(await refusedToWithdraw(id)).toBe('request_scheduled')
  })

  test('succeeds once with ten concurrent requests', async () => {
    const { id } = await ask()
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const headers = { authorization: `Bearer ${student.token}` }
        const url = `/api/concert-requests/${id}`
        return (await fixture.app.inject({ method: 'DELETE', url, headers })).statusCode
      }),
    )
    expect(statuses.toSorted()).toEqual([204, ...Array(9).fill(404)])
  })
})

test('the accompanists of this academy are offered with their days', async () => {
  const former = await fixture.person(['Correpetitor'])
  await insertPeriod(fixture.db, former, false)
  const { body } = await fixture.call(contract.correpetitors, {}, { as: student })
  expect(body).toEqual([
    { id: period, display_name: 'Test Person', start_date: '2027-08-01', end_date: '2027-08-11' },
  ])
})

test('more than sixty requests in an hour are refused', async () => {
  const busy = await insertPlayer(fixture)
  const ask = () => fixture.refused(contract.request, { body: input({ piece_id: 999_999 }) }, { as: busy })
  const codes = (await Promise.all(Array.from({ length: 61 }, ask))).map(({ body }) => body.code)
  expect(codes.filter(code => code === 'too_many_requests')).toHaveLength(1)
})
