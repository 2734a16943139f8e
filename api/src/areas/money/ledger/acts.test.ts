import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import { laterDay } from '@academy/contract/base/days'
import { changeBooking, officeCancelBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { personWithdrawal } from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raceAt } from '../../../../test/barrier.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { replaceByOffice } from './replace.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const office = () => ({ as: fixture.manager })
const at = (id: number) => ({ params: { id: String(id) } })
const show = async (id: number) => (await fixture.call(acts.invoiceActs, at(id), office())).body
const reduce = async (id: number, amount: number, more: { notify?: boolean } = {}) => {
  const body = { amount, description: 'Stipendium', reason: 'Board, 3 July', notify: true, ...more }
  return (await fixture.call(acts.reduceInvoice, { ...at(id), body }, office())).body
}
const cancel = async (id: number) => {
  const body = { reason: 'Hardship', notify: true }
  return (await fixture.call(acts.cancelInvoice, { ...at(id), body }, office())).body
}
const pay = (id: number, amount: number) =>
  fixture.call(recordPayment, { ...at(id), body: { amount, paid_on: '2027-07-01' } }, office())
const invoiceOf = (id: number) =>
  fixture.db
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .selectAll()
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow()
const mailOf = async (account_id: number) => (await fixture.mailsTo(account_id)).at(-1)
const written = {
  subject: 'Umblättern',
  lines: [
    { description: 'Umblättern, je Abend', quantity: 2, unit_price: 20.5 },
    { description: 'Nachlass', quantity: 1, unit_price: -1 },
  ],
  due_date: '2027-09-30',
  notify: true,
}

describe('an invoice by hand', () => {
  test('is issued with its lines and due day, sent and recorded', async () => {
    const { id } = await fixture.applicant()
    const { body } = await fixture.call(acts.writeInvoice, { ...at(id), body: written }, office())
    expect(await invoiceOf(body.invoice?.id ?? 0)).toMatchObject({
      kind: 'other',
      total_cents: 4_000,
      outstanding_cents: 4_000,
      due_date: '2027-09-30',
      lines: [
        { description: 'Umblättern, je Abend', quantity: 2, unit_cents: 2_050, total_cents: 4_100 },
        { description: 'Nachlass', quantity: 1, unit_cents: -100, total_cents: -100 },
      ],
    })
    expect(await mailOf(id)).toMatchObject({
      subject: `Your invoice ${body.invoice?.invoice_number}`,
      attachments: [`invoice:${body.invoice?.id}`],
    })
    expect((await fixture.entries('invoice_written')).at(-1)).toMatchObject({
      actor_id: fixture.manager.id,
      account_id: id,
      details: { invoice_number: body.invoice?.invoice_number, total_cents: 4_000 },
    })
  })

  test('that is sent twice is issued once, and without a mail if the office wants none', async () => {
    const { id } = await fixture.applicant()
    const before = (await fixture.mailsTo(id)).length
    const body = { ...written, notify: false, request_key: 'f7f1ff1e-93b5-4c0c-8b2f-0a3c76b53a10' }
    const numbers = await Promise.all(
      Array.from({ length: 5 }, () => fixture.call(acts.writeInvoice, { ...at(id), body }, office())),
    )
    expect(new Set(numbers.map(one => one.body.invoice?.id)).size).toBe(1)
    expect(await fixture.mailsTo(id)).toHaveLength(before)
    const other = { ...body, subject: 'Another' }
    expect(await fixture.refused(acts.writeInvoice, { ...at(id), body: other }, office())).toMatchObject({
      status: 409,
      body: { code: 'request_key_used' },
    })
  })

  test.each<[Partial<typeof written>, string, (string | RegExp)?]>([
    [{ due_date: '2027-07-01' }, 'due_date'],
    [{ lines: [] }, 'lines'],
    [
      { lines: [{ description: 'Nothing', quantity: 1, unit_price: -5 }] },
      'lines',
      'The total has to be more than zero.',
    ],
    [{ lines: [{ description: 'Half a cent', quantity: 1, unit_price: 0.005 }] }, 'lines.0.unit_price'],
    [{ lines: [{ description: '', quantity: 1, unit_price: 5 }] }, 'lines.0.description'],
    [
      { lines: [{ description: 'Too much', quantity: 999, unit_price: 100_000 }] },
      'lines',
      /at most one million euros/,
    ],
    [
      { lines: [{ description: 'Half', quantity: 0.5, unit_price: 5 }] },
      'lines.0.quantity',
      'Please enter a whole number from 1 to 999.',
    ],
    [{ subject: ' ' }, 'subject'],
  ])('is refused with %j at %s', async (wrong, field, said = /./) => {
    const body = { ...written, ...wrong }
    const refused = await fixture.refused(acts.writeInvoice, { ...at(fixture.teacher.id), body }, office())
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.[field]?.[0]).toMatch(said)
  })

  test('is refused for nobody', async () => {
    expect(
      (await fixture.refused(acts.writeInvoice, { ...at(999_999), body: written }, office())).status,
    ).toBe(404)
  })

  test('is previewed without a number', async () => {
    const count = () => fixture.db.selectFrom('invoices').select('id').execute()
    const before = await count()
    const { notify, ...body } = written
    const answer = await fixture.app.inject({
      method: 'POST',
      url: `/api/academy/a/people/${fixture.teacher.id}/invoices/preview`,
      headers: { authorization: `Bearer ${fixture.manager.token}` },
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await count()).toEqual(before)
    expect(await fixture.refused(acts.previewInvoice, { ...at(999_999), body }, office())).toMatchObject({
      status: 404,
    })
  })
})

describe('a reduction', () => {
  test('replaces the invoice by one with a further line, and what was paid counts', async () => {
    const student = await fixture.applicant({ paid: false })
    await pay(student.fee_invoice_id, 10)
    const { cancellation, invoice } = await reduce(student.fee_invoice_id, 25)
    expect(await invoiceOf(student.fee_invoice_id)).toMatchObject({ is_cancelled: true })
    expect(await invoiceOf(invoice?.id ?? 0)).toMatchObject({
      kind: 'handling_fee',
      total_cents: 5_000,
      paid_cents: 1_000,
      lines: [{ total_cents: 7_500 }, { description: 'Stipendium', total_cents: -2_500 }],
    })
    expect(await fixture.application(student.application_id)).toMatchObject({
      fee_invoice_id: invoice?.id,
      fee_paid_at: null,
    })
    expect(await show(student.fee_invoice_id)).toMatchObject({
      can_change: false,
      cancelled_by: cancellation,
      replaced_by: invoice,
      correction: { kind: 'reduced', reason: 'Board, 3 July' },
    })
    expect(await show(invoice?.id ?? 0)).toMatchObject({
      can_change: true,
      replaces: { id: student.fee_invoice_id },
      correction: { kind: 'reduced' },
    })
    expect((await mailOf(student.id))?.subject).toMatch(/^Invoice .* replaces invoice /)
    expect((await mailOf(student.id))?.attachments).toEqual([
      `invoice:${cancellation?.id}`,
      `invoice:${invoice?.id}`,
    ])
    expect((await fixture.entries('invoice_reduced')).at(-1)?.details).toMatchObject({
      reason: 'Board, 3 July',
      to_invoice: invoice?.invoice_number,
    })
  })

  test.each(['PRIMARY', 'BILLING', 'PARENTS'] as const)(
    'says whether there is an address for a new one: %s',
    async type => {
      const { id, fee_invoice_id } = await fixture.applicant({ paid: false })
      await fixture.db.deleteFrom('addresses').where('account_id', '=', id).execute()
      expect(await show(fee_invoice_id)).toMatchObject({ has_address: false })
      const address = {
        account_id: id,
        type,
        street: 'Seestraße 2',
        zip: '6020',
        city: 'Innsbruck',
        country_id: 1,
      }
      await fixture.db.insertInto('addresses').values(address).execute()
      expect(await show(fee_invoice_id)).toMatchObject({ has_address: type !== 'PARENTS' })
    },
  )

  test('says by mail what is payable, or that it is paid, and what became credit', async () => {
    const open = await fixture.applicant({ paid: false })
    await reduce(open.fee_invoice_id, 25)
    const asks = (await mailOf(open.id))?.body_text
    expect(asks).toContain('Payable by')
    expect(asks).not.toMatch(/already paid|credit/)
    const paid = await fixture.applicant({ paid: false })
    await pay(paid.fee_invoice_id, 75)
    await reduce(paid.fee_invoice_id, 25)
    const tells = (await mailOf(paid.id))?.body_text
    expect(tells).not.toContain('Payable by')
    expect(tells).toMatch(/the new invoice is already paid[\s\S]*€25\.00 of this is now credit/)
  })

  test('of a handling fee to what was paid forwards the application', async () => {
    const student = await fixture.applicant({ paid: false })
    await pay(student.fee_invoice_id, 30)
    const { invoice } = await reduce(student.fee_invoice_id, 45)
    const application = await fixture.application(student.application_id)
    expect(application).toMatchObject({ fee_invoice_id: invoice?.id })
    expect(application['fee_paid_at']).not.toBeNull()
    expect((await mailOf(student.id))?.body_text).toContain('forwarded your application to Ilse Marent')
  })

  test('of everything waives the invoice; of more it is refused', async () => {
    const student = await fixture.applicant({ paid: false })
    const body = { amount: 75.01, description: 'Stipendium', reason: 'x', notify: true }
    const refused = await fixture.refused(
      acts.reduceInvoice,
      { ...at(student.fee_invoice_id), body },
      office(),
    )
    expect(refused).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } })
    expect((await reduce(student.fee_invoice_id, 75)).invoice).toBeNull()
    expect((await show(student.fee_invoice_id)).correction?.kind).toBe('waived')
  })
})

describe('waiving', () => {
  test('a handling fee forwards the application', async () => {
    const student = await fixture.applicant({ paid: false })
    const { cancellation, invoice } = await cancel(student.fee_invoice_id)
    expect(invoice).toBeNull()
    const application = await fixture.application(student.application_id)
    expect(application['fee_paid_at']).not.toBeNull()
    expect(await mailOf(student.id)).toMatchObject({ attachments: [`invoice:${cancellation?.id}`] })
    expect((await fixture.entries('invoice_waived')).at(-1)?.details).toMatchObject({ reason: 'Hardship' })
  })

  test('a participation fee keeps the place, and giving it up costs nothing', async () => {
    const own = await personFixture()
    const student = await own.applicant({ is_accepted: true })
    const reduced = await own.applicant({ is_accepted: true })
    await own.call(officeFinalize, { params: { id: String(own.masterclass_id) } }, { as: own.admin })
    await own.sendLetters(own.masterclass_id)
    const invoiceIdOf = async ({ application_id }: { application_id: number }) =>
      Number((await own.application(application_id))['participation_invoice_id'])
    const waiver = { reason: 'Hardship', notify: false }
    const as = { as: own.manager }
    await own.call(acts.cancelInvoice, { ...at(await invoiceIdOf(student)), body: waiver }, as)
    expect(await own.application(student.application_id)).toMatchObject({ status: 'accepted' })
    const costOf = async (of: { application_id: number }) =>
      (await own.call(personWithdrawal, at(of.application_id), as)).body.cost
    expect(await costOf(student)).toBe(0)
    const full = await costOf(reduced)
    const body = { amount: 270, description: 'Half', reason: 'Board', notify: false }
    await own.call(acts.reduceInvoice, { ...at(await invoiceIdOf(reduced)), body }, as)
    expect(await costOf(reduced)).toBe(full / 2)
    await own.close()
  })

  const bookingOf = (id: number) =>
    fixture.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const changeDays = async (booking_id: number, end_date: string) => {
    const choice = { academy_room_type_id: fixture.single, academy_meal_type_id: fixture.board }
    const body = { start_date: '2027-08-01', end_date, ...choice, diet: 'VEGETARIAN' as const, comment: '' }
    return (await fixture.call(changeBooking, { ...at(booking_id), body }, office())).body
  }

  test('a stay makes it free, also when it is changed; a reduced one costs its share', async () => {
    const student = await fixture.applicant()
    const { booking_id, invoice_id } = await fixture.stay(student)
    const { invoice } = await reduce(invoice_id, 95)
    const reduced = { total_cents: 40_000, invoice_id: invoice?.id, is_free: false }
    expect(await bookingOf(booking_id)).toMatchObject(reduced)
    await cancel(invoice?.id ?? 0)
    expect(await bookingOf(booking_id)).toMatchObject({ total_cents: 0, invoice_id: null, is_free: true })
    await changeDays(booking_id, '2027-08-09')
    expect(await bookingOf(booking_id)).toMatchObject({ total_cents: 0, invoice_id: null })
    await fixture.call(officeCancelBooking, { ...at(booking_id), query: {} }, office())
  })

  test('a reduced stay with other days keeps the reduction as a share of the new price', async () => {
    const student = await fixture.applicant()
    const { booking_id, invoice_id } = await fixture.stay(student)
    const { invoice } = await reduce(invoice_id, 99)
    await pay(invoice?.id ?? 0, 396)
    const change = async (end_date: string) => {
      const { invoice, reductions } = await changeDays(booking_id, end_date)
      const { total_cents, lines, outstanding_cents } = await invoiceOf(invoice?.id ?? 0)
      expect(await bookingOf(booking_id)).toMatchObject({ total_cents, invoice_id: invoice?.id })
      return { total_cents, outstanding_cents, lines, reductions }
    }
    expect(await change('2027-08-09')).toMatchObject({
      total_cents: 35_200,
      outstanding_cents: 0,
      lines: [
        { quantity: 8 },
        { quantity: 8 },
        { description: 'Stipendium', quantity: 1, unit_cents: -8_800, total_cents: -8_800 },
      ],
      reductions: [{ description: 'Stipendium', amount: 88, of: 440 }],
    })
    expect(await change('2027-08-02')).toMatchObject({ total_cents: 4_400, outstanding_cents: 0 })
    expect(await change('2027-08-11')).toMatchObject({ total_cents: 44_000 })
    await fixture.call(officeCancelBooking, { ...at(booking_id), query: { free: '1' } }, office())
  })

  test('a reduction is what was granted again when the days are those of the grant', async () => {
    const student = await fixture.applicant()
    const { booking_id, invoice_id } = await fixture.stay(student)
    await reduce(invoice_id, 100)
    const total = async (end_date: string) => {
      await changeDays(booking_id, end_date)
      return (await bookingOf(booking_id)).total_cents
    }
    expect(await total('2027-08-07')).toBe(33_000 - 6_666)
    await reduce((await bookingOf(booking_id)).invoice_id ?? 0, 33)
    expect(await total('2027-08-10')).toBe(49_500 - 10_000 - 4_950)
    expect(await total('2027-08-03')).toBe(11_000 - 2_222 - 1_100)
    expect(await total('2027-08-10')).toBe(49_500 - 10_000 - 4_950)
    await fixture.call(officeCancelBooking, { ...at(booking_id), query: { free: '1' } }, office())
  })
})

describe('the last day that is not over', () => {
  test('is one on which an invoice can be due, written, corrected and reduced', async () => {
    const { id } = await fixture.applicant({ paid: false })
    const today = fixture.services.clock.today()
    const body = { ...written, due_date: today, notify: false }
    const { invoice } = (await fixture.call(acts.writeInvoice, { ...at(id), body }, office())).body
    const again = { ...at(invoice?.id ?? 0), body: { ...body, reason: 'Again' } }
    const { body: corrected } = await fixture.call(acts.correctInvoice, again, office())
    const { invoice: reduced } = await reduce(corrected.invoice?.id ?? 0, 5, { notify: false })
    expect(await invoiceOf(reduced?.id ?? 0)).toMatchObject({ due_date: today, total_cents: 3_500 })
    const late = { ...at(reduced?.id ?? 0), body: { ...again.body, due_date: laterDay(today, -1) } }
    const refused = await fixture.refused(acts.correctInvoice, late, office())
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['due_date'])
  })
})

describe('the record', () => {
  const detailsOf = async (action: string) => (await fixture.entries(action)).at(-1)?.details

  test('of a reduction says how much it was, and what the invoice came to before and comes to now', async () => {
    const student = await fixture.applicant()
    await reduce(student.fee_invoice_id, 5)
    expect(await detailsOf('invoice_reduced')).toMatchObject({
      amount_cents: 500,
      total_cents: ['7500', '7000'],
    })
  })

  test('of waiving says what was waived', async () => {
    const student = await fixture.applicant()
    await cancel(student.fee_invoice_id)
    const waived = await detailsOf('invoice_waived')
    expect(waived).toMatchObject({ amount_cents: 7_500 })
    expect(waived).not.toHaveProperty('total_cents')
  })

  test('of cancelling and correcting one written by hand says what it came to', async () => {
    const { id } = await fixture.applicant({ paid: false })
    const body = { ...written, due_date: '2027-09-01', notify: false }
    const { invoice } = (await fixture.call(acts.writeInvoice, { ...at(id), body }, office())).body
    const lines = [{ description: 'Umblättern', quantity: 1, unit_price: 12.5 }]
    const corrected = { ...body, lines, reason: 'One evening' }
    const { body: replaced } = await fixture.call(
      acts.correctInvoice,
      { ...at(invoice?.id ?? 0), body: corrected },
      office(),
    )
    expect(await detailsOf('invoice_corrected')).toMatchObject({ total_cents: ['4000', '1250'] })
    await cancel(replaced.invoice?.id ?? 0)
    expect(await detailsOf('invoice_cancelled')).toMatchObject({ amount_cents: 1_250 })
  })

  test('of money that moves to the new invoice names both by their numbers', async () => {
    const student = await fixture.applicant()
    const first = await invoiceOf(student.fee_invoice_id)
    const { invoice } = await reduce(student.fee_invoice_id, 5)
    expect(await detailsOf('payment_carried_over')).toMatchObject({
      from_invoice: first.invoice_number,
      to_invoice: invoice?.invoice_number,
      amount_cents: 7_000,
    })
  })
})

describe('an invoice by mail again', () => {
  const mail = (id: number, body: { request_key?: string } = {}) =>
    fixture.call(acts.mailInvoice, { ...at(id), body }, office())
  const sentTo = async (account_id: number, number: string) =>
    (await fixture.mailsTo(account_id)).filter(({ subject }) => subject === `Your invoice ${number}`)

  test('goes out once for each click, with its PDF, and is recorded', async () => {
    const student = await fixture.applicant({ paid: false })
    const id = student.fee_invoice_id
    const { invoice_number } = await invoiceOf(id)
    const recorded = async () => (await fixture.entries('invoice_mailed')).length
    const before = await recorded()
    const request_key = '7f4f2d35-5a4e-4a43-9d6d-0c1c9a1f6a01'
    const replies = await Promise.all(Array.from({ length: 8 }, () => mail(id, { request_key })))
    expect(replies.map(({ body }) => body.email)).toEqual(Array(8).fill(student.email))
    expect(await sentTo(student.id, invoice_number)).toMatchObject([{ attachments: [`invoice:${id}`] }])
    await mail(id, { request_key: '7f4f2d35-5a4e-4a43-9d6d-0c1c9a1f6a02' })
    await mail(id)
    expect(await sentTo(student.id, invoice_number)).toHaveLength(3)
    expect((await recorded()) - before).toBe(3)
  })

  test('is refused for a cancelled one, a cancellation and an unknown one', async () => {
    const student = await fixture.applicant({ paid: false })
    const { cancellation } = await cancel(student.fee_invoice_id)
    const refused = async (id: number) =>
      (await fixture.refused(acts.mailInvoice, { ...at(id), body: {} }, office())).body.code
    expect(await refused(student.fee_invoice_id)).toBe('invoice_cancelled')
    expect(await refused(cancellation?.id ?? 0)).toBe('invoice_is_cancellation')
    expect(await refused(999_999)).toBe('not_found')
  })
})

test('a correction has other lines and says why', async () => {
  const student = await fixture.applicant({ paid: false })
  const body = { ...written, reason: 'Wrong fee' }
  const { body: issued } = await fixture.call(
    acts.correctInvoice,
    { ...at(student.fee_invoice_id), body },
    office(),
  )
  expect(await invoiceOf(issued.invoice?.id ?? 0)).toMatchObject({ kind: 'handling_fee', total_cents: 4_000 })
  expect(await fixture.application(student.application_id)).toMatchObject({
    fee_invoice_id: issued.invoice?.id,
  })
  expect((await show(issued.invoice?.id ?? 0)).correction).toMatchObject({
    kind: 'corrected',
    reason: 'Wrong fee',
  })
})

describe('an invoice that is already cancelled', () => {
  test('is refused, and so is a cancellation', async () => {
    const student = await fixture.applicant({ paid: false })
    const { cancellation } = await cancel(student.fee_invoice_id)
    const body = { reason: 'Again', notify: true }
    const refused = (id: number) => fixture.refused(acts.cancelInvoice, { ...at(id), body }, office())
    expect((await refused(student.fee_invoice_id)).body.code).toBe('invoice_cancelled')
    expect((await refused(cancellation?.id ?? 0)).body.code).toBe('invoice_is_cancellation')
    expect((await refused(999_999)).status).toBe(404)
  })

  const act = (id: number) => ({
    id,
    reason: 'At once',
    notify: false,
    actor_id: fixture.manager.id,
    now: new Date(),
  })

  test('of eight people who change one invoice at once one succeeds, and the others are refused', async () => {
    const student = await fixture.applicant({ paid: false })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 ? cancel(student.fee_invoice_id) : reduce(student.fee_invoice_id, index + 1),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const body = { reason: 'Too late', notify: true }
    const refused = await fixture.refused(
      acts.cancelInvoice,
      { ...at(student.fee_invoice_id), body },
      office(),
    )
    expect(refused.body.code).toBe('invoice_cancelled')
  })

  test('control: without the lock the second one fails instead of being refused', async () => {
    const student = await fixture.applicant({ paid: false })
    const race = { url: fixture.url, table: 'invoice_balances', count: 2 }
    const outcomes = await raceAt(race, () =>
      Promise.allSettled(
        [1, 2].map(() =>
          withoutLocks(
            ['account', 'invoice_balance', 'application'],
            () =>
              replaceByOffice(fixture.services, act(student.fee_invoice_id), () => ({
                kind: 'waived',
                by: undefined,
              })),
            { first: 1 },
          ),
        ),
      ),
    )
    const failures = outcomes.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(failures).toEqual([expect.stringContaining('in spite of its lock')])
  })
})
