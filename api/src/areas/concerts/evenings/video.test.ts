import { setVideo } from '@academy/contract/concerts/evenings/endpoints'
import { requests } from '@academy/contract/concerts/requests/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { undoPayment } from '@academy/contract/money/payments/endpoints'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentOn } from '../../../../test/invoices.ts'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'

let fixture: PlanningFixture
beforeAll(async () => {
  fixture = await planningFixture()
})
afterAll(() => fixture.close())

const LINK = 'https://video.example.org/evening?v=1'
const call = <T>(id: number, video_url: T) => ({ ...fixture.params(id), body: { video_url } })
const set = async (id: number, video_url: string) =>
  (await fixture.call(setVideo, call(id, video_url), { as: fixture.admin })).body
const refused = async (id: number, video_url: unknown) =>
  (await fixture.refused(setVideo, call(id, video_url), { as: fixture.admin })).body
const recorded = async (details: Parameters<PlanningFixture['request']>[0] = {}) => {
  const request = await fixture.request({ wants_recording: true, ...details })
  const evening = await fixture.evening()
  await fixture.plan(evening.id, request.id)
  await fixture.announce(evening.id)
  const [pdf] = await fixture.invoicesOf(request.person)
  return { ...request, evening, invoice_id: pdf?.id }
}
const videoMails = async (person: Awaited<ReturnType<typeof recorded>>['person']) =>
  (await fixture.mailsTo(person)).filter(({ key }) => key.startsWith('recording:'))

describe('the link to a recording', () => {
  test('that is paid is saved, and the person is notified once', async () => {
    const { id, person, invoice_id } = await recorded({ locale: 'de' })
    await fixture.pay(invoice_id)
    expect(await set(id, LINK)).toMatchObject({ id, video_url: LINK, is_paid: true })
    expect(await videoMails(person)).toMatchObject([
      { locale: 'de', subject: 'Ihre Aufnahme ist fertig', attachments: [] },
    ])
    // A corrected link replaces the old one without another mail; https is added where the scheme is missing.
    expect((await set(id, 'video.example.org/other')).video_url).toBe('https://video.example.org/other')
    expect((await set(id, '')).video_url).toBeNull()
    await set(id, LINK)
    expect(await videoMails(person)).toHaveLength(1)
    // A request without the field takes nothing away.
    expect(Object.keys((await refused(id, undefined)).errors ?? {})).toEqual(['video_url'])
    expect((await set(id, LINK)).video_url).toBe(LINK)
  })

  test('is refused without a payment, an invoice or a requested recording, and no mail is sent', async () => {
    const unpaid = await recorded()
    expect((await refused(unpaid.id, LINK)).code).toBe('recording_unpaid')
    await fixture.pay(unpaid.invoice_id, 1_499)
    expect((await refused(unpaid.id, LINK)).code).toBe('recording_unpaid')
    const waiting = await fixture.request({ wants_recording: true })
    expect((await refused(waiting.id, LINK)).code).toBe('recording_unpaid')
    const withoutRecording = await recorded({ wants_recording: false })
    expect((await refused(withoutRecording.id, LINK)).code).toBe('recording_unpaid')
    for (const { person } of [unpaid, waiting, withoutRecording]) expect(await videoMails(person)).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript://video.example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://video.example.org/x',
    'https://office@video.example.org/x',
    'https://nowhere',
    'see the mail',
    `https://video.example.org/${'x'.repeat(2000)}`,
  ])('is refused when invalid (%s)', async link => {
    const { id, invoice_id } = await recorded()
    await fixture.pay(invoice_id)
    expect(await refused(id, link)).toMatchObject({
      code: 'invalid_input',
      errors: { video_url: [fieldMessages.LINK_INVALID.en] },
    })
    expect((await fixture.board()).requests.find(request => request.id === id)?.video_url).toBeNull()
  })

  test('is refused for an unknown request', async () => {
    expect((await refused(2_000_000_000, LINK)).code).toBe('not_found')
    const { id } = await fixture.request()
    await fixture.withdraw(id)
    expect((await refused(id, LINK)).code).toBe('not_found')
    // What is not there is said before what is wrong with the input.
    expect((await refused(id, 5)).code).toBe('not_found')
  })

  test('is hidden while the invoice is open again, and removed when the performance is dropped', async () => {
    const { id, person, invoice_id, evening } = await recorded()
    await fixture.pay(invoice_id)
    await set(id, LINK)
    const payment_id = await paymentOn(fixture.db, invoice_id ?? 0)
    const undo = { ...fixture.params(payment_id), body: { reason: 'Somebody else paid' } }
    await fixture.call(undoPayment, undo, { as: fixture.admin })
    expect((await fixture.board()).requests.find(request => request.id === id)).toMatchObject({
      is_paid: false,
      video_url: null,
    })
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    expect((await fixture.board()).requests.find(request => request.id === id)).toMatchObject({
      invoice: null,
      video_url: null,
    })
    expect(await fixture.invoicesOf(person)).toHaveLength(2)
  })
})

describe('the link to a free recording', () => {
  const takeFee = (recording_fee_cents: number) =>
    fixture.db.updateTable('academies').set({ recording_fee_cents }).execute()
  beforeEach(async () => {
    await takeFee(0)
  })
  afterEach(async () => {
    await takeFee(1_500)
  })
  const requestNow = async (id: number) => (await fixture.board()).requests.find(request => request.id === id)

  test('is refused before the performance is announced and saved afterwards', async () => {
    const { id, person } = await fixture.request({ wants_recording: true, locale: 'de' })
    const own = async () => (await fixture.call(requests, {}, { as: person })).body[0]
    expect((await refused(id, LINK)).code).toBe('recording_unpaid')
    const evening = await fixture.evening()
    await fixture.plan(evening.id, id)
    expect((await refused(id, LINK)).code).toBe('recording_unpaid')
    expect(await own()).toMatchObject({ is_recording_free: false, invoice: null, video_url: null })

    await fixture.announce(evening.id)
    expect((await fixture.mailsTo(person))[0]).toMatchObject({
      attachments: [],
      body_text: expect.stringContaining('Sie kostet nichts'),
    })
    expect(await own()).toMatchObject({ is_recording_free: true, is_paid: false, video_url: null })
    expect(await set(id, LINK)).toMatchObject({ video_url: LINK, is_recording_free: true, invoice: null })
    expect(await own()).toMatchObject({ video_url: LINK })
    expect(await videoMails(person)).toHaveLength(1)
    expect(await fixture.invoicesOf(person)).toEqual([])
  })

  test('is refused when no recording was requested', async () => {
    const { id } = await recorded({ wants_recording: false })
    expect((await refused(id, LINK)).code).toBe('recording_unpaid')
    expect(await requestNow(id)).toMatchObject({ is_recording_free: false })
  })

  test('stays when the performance moves, even if the academy now takes a fee', async () => {
    const { id, person } = await recorded()
    await set(id, LINK)
    await takeFee(1_500)
    const later = await fixture.evening('2027-08-08')
    await fixture.plan(later.id, id)
    await fixture.announce(later.id)
    expect(await requestNow(id)).toMatchObject({ is_recording_free: true, video_url: LINK, invoice: null })
    expect(await fixture.invoicesOf(person)).toEqual([])
  })

  test('is removed when the performance is dropped; planned again, the current fee applies', async () => {
    const { id, person, evening } = await recorded()
    await set(id, LINK)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    expect(await requestNow(id)).toMatchObject({ is_recording_free: false, video_url: null })
    expect((await refused(id, LINK)).code).toBe('recording_unpaid')
    await takeFee(1_500)
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    expect(await requestNow(id)).toMatchObject({ is_recording_free: false, is_paid: false })
    expect(await fixture.invoicesOf(person)).toHaveLength(1)
  })

  test('the board shows the price of a recording', async () => {
    expect((await fixture.board()).recording_fee).toBe(0)
    await takeFee(1_500)
    expect((await fixture.board()).recording_fee).toBe(15)
  })

  test.each([
    [
      'a link without an invoice when the recording is not free',
      sql`video_url = 'https://video.example.org/x'`,
    ],
    ['a free recording that was not requested', sql`is_recording_free = true`],
  ])('the database refuses %s', async (_, change) => {
    const { id } = await fixture.request()
    await expect(
      sql`update concert_requests set ${change} where id = ${id}`.execute(fixture.db),
    ).rejects.toThrow(/concert_requests_recording/)
  })
})
