import * as contract from '@academy/contract/admission/applications/endpoints'
import * as selection from '@academy/contract/admission/selection/endpoints'
import { defaultWithdrawalTerms as withdrawal_terms } from '@academy/contract/base/cancellation-terms'
import * as payments from '@academy/contract/money/payments/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { withdrawalFee } from './rules.ts'

describe('giving up a place', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Columns: start, today, percent, until.
    ['2027-08-02', '2026-11-15',  20, '2027-07-12'],
    ['2027-08-02', '2027-07-12',  20, '2027-07-12'],
    ['2027-08-02', '2027-07-13',  50, '2027-07-25'],
    ['2027-08-02', '2027-07-25',  50, '2027-07-25'],
    ['2027-08-02', '2027-07-26', 100, null],
    ['2027-08-02', '2027-08-01', 100, null],
    ['2027-08-02', '2027-08-02', undefined, undefined],
    ['2027-08-02', '2027-08-05', undefined, undefined],
    ['2027-08-02', '2028-01-01', undefined, undefined],
    // Across the end of February, with and without the 29th.
    ['2027-03-10', '2027-02-17',  20, '2027-02-17'],
    ['2027-03-10', '2027-02-18',  50, '2027-03-02'],
    ['2028-03-10', '2028-02-18',  20, '2028-02-18'],
    ['2028-03-10', '2028-02-19',  50, '2028-03-02'],
    ['2028-03-08', '2028-02-29',  50, '2028-02-29'],
    ['2027-03-08', '2027-02-28',  50, '2027-02-28'],
    ['2027-03-08', '2027-03-01', 100, null],
    // Across the end of a year, and across the change to summer time.
    ['2028-01-05', '2027-12-15',  20, '2027-12-15'],
    ['2028-01-05', '2027-12-16',  50, '2027-12-28'],
    ['2027-04-05', '2027-03-28',  50, '2027-03-28'],
    ['2027-04-05', '2027-03-29', 100, null],
  ] as const)('of a masterclass that starts %s on %s costs %s %% until %s', (start_date, today, percent, until) => {
    const terms = withdrawalFee({ start_date, fee_cents: 54_000, withdrawal_terms }, today)
    expect([terms?.percent, terms?.until]).toEqual([percent, until])
    if (percent) expect(terms?.cost_cents).toBe(540 * percent)
  })

  test.each([
    [54_050, '2027-07-01', 10_810],
    [33, '2027-07-01', 7],
    [33, '2027-07-20', 17],
    [1, '2027-07-01', 0],
    [0, '2027-07-30', 0],
  ])('with a fee of %i cents on %s costs %i', (fee_cents, today, cost_cents) => {
    const place = { start_date: '2027-08-02', fee_cents, withdrawal_terms }
    expect(withdrawalFee(place, today)).toMatchObject({ cost_cents })
  })

  test('without a fee costs nothing', () => {
    const place = { start_date: '2027-08-02', fee_cents: 0, withdrawal_terms }
    expect(withdrawalFee(place, '2027-07-01')?.until).toBeNull()
  })
})

describe('an accepted participant', () => {
  let fixture: SelectionFixture
  afterEach(() => fixture.close())
  const accepted = async (now: string, fee_cents = 54_000) => {
    fixture = await selectionFixture(now)
    const id = await fixture.masterclass({ fee_cents })
    const person = await fixture.applicant(id, { is_accepted: true, first_name: 'Ada', locale: 'de' })
    await fixture.call(selection.officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })
    await fixture.sendLetters(id)
    return { id, person, params: { id: String(person.application_id) } }
  }
  const invoices = async (account_id: number) =>
    fixture.db
      .selectFrom('invoices')
      .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
      .select(['invoices.id', 'kind', 'cancels_id', 'subject', 'invoices.total_cents', 'is_cancelled'])
      .where('account_id', '=', account_id)
      .where('kind', '<>', 'handling_fee')
      .orderBy('invoices.id')
      .execute()

  test('sees the cost, gives up the place and gets the cancellation and the new invoice', async () => {
    const { id, person, params } = await accepted('2027-07-13T09:00:00+02:00')
    const { body } = await fixture.call(contract.withdrawal, { params }, { as: person })
    expect(body).toEqual({ cost: 270, percent: 50, until: '2027-07-25', bookings: [], concerts: [] })
    await fixture.call(contract.deleteApplication, { params, query: { cost: 270 } }, { as: person })

    const [fee, cancellation, due] = await invoices(person.id)
    expect(fee).toMatchObject({ kind: 'participation_fee', is_cancelled: true })
    expect(cancellation).toMatchObject({ cancels_id: fee?.id, total_cents: -54_000 })
    expect(due).toMatchObject({
      kind: 'withdrawal',
      total_cents: 27_000,
      subject: 'Rücktritt: Violoncello bei Ilse Marent',
    })
    expect(await fixture.application(person.application_id)).toMatchObject({
      status: 'withdrawn',
      is_accepted: true,
      withdrawal_invoice_id: due?.id,
    })
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', 'place-given-up:%')
      .execute()
    expect(mail).toMatchObject({
      recipient: person.email,
      subject: 'Platz zurückgegeben: Violoncello bei Ilse Marent',
      attachments: [`invoice:${cancellation?.id}`, `invoice:${due?.id}`],
    })
    expect(mail?.body_text).toContain('50 %')

    const teacher = { as: fixture.teacher }
    const seen = await fixture.call(selection.myMasterclass, { params: { id: String(id) } }, teacher)
    expect(seen.body).toMatchObject({ participant_count: 0, application_count: 0 })
    const { body: applicants } = await fixture.call(
      selection.applicants,
      { params: { masterclassId: String(id) } },
      teacher,
    )
    expect(applicants).toMatchObject([{ has_withdrawn: true, status: 'withdrawn' }])
    const again = await fixture.refused(contract.deleteApplication, { params }, { as: person })
    expect(again.status).toBeGreaterThanOrEqual(404)
    expect(await invoices(person.id)).toHaveLength(3)
  })

  test('pays what the terms of the academy say, and the mail names its lowest share', async () => {
    const { person, params } = await accepted('2027-07-13T09:00:00+02:00')
    const withdrawal_terms = JSON.stringify({ steps: [{ least_days: 30, percent: 10 }], last_percent: 40 })
    await fixture.db.updateTable('academies').set({ withdrawal_terms }).execute()
    const { body } = await fixture.call(contract.withdrawal, { params }, { as: person })
    expect(body).toMatchObject({ cost: 216, percent: 40, until: null })
    await fixture.call(contract.deleteApplication, { params, query: { cost: 216 } }, { as: person })
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', 'place-given-up:%')
      .execute()
    expect(mail?.body_text).toContain('dann bleibt es bei 10 %.')
  })

  test.each([{ cost: 108 }, { cost: 0 }, { cost: 270.01 }, {}])(
    'is refused and keeps the place when %j was confirmed and the cost is 270',
    async query => {
      const { person, params } = await accepted('2027-07-13T09:00:00+02:00')
      const { body } = await fixture.refused(contract.deleteApplication, { params, query }, { as: person })
      expect(body.code).toBe('cost_changed')
      expect(await fixture.application(person.application_id)).toMatchObject({ status: 'accepted' })
      expect(await invoices(person.id)).toHaveLength(1)
    },
  )

  test.each([
    // Columns: paid, refund, still open.
    [540, 432, 0],
    [108, 0, 0],
    [50, 0, 58],
    [0, 0, 108],
  ])('who paid %i gets a refund of %i and still owes %i', async (paid, refund_due, outstanding_amount) => {
    const { person, params } = await accepted('2027-07-02T09:00:00+02:00')
    const [fee] = await invoices(person.id)
    const entry = { amount: paid, paid_on: '2027-07-02' }
    if (paid > 0)
      await fixture.call(
        payments.recordPayment,
        { params: { id: String(fee?.id) }, body: entry },
        { as: fixture.admin },
      )
    await fixture.call(contract.deleteApplication, { params, query: { cost: 108 } }, { as: person })
    const due = (await invoices(person.id)).at(-1)
    const shown = async (id = 0) =>
      (await fixture.call(payments.invoice, { params: { id: String(id) } }, { as: fixture.admin })).body
    expect(await shown(fee?.id)).toMatchObject({ state: 'cancelled', refund_due })
    expect(await shown(due?.id)).toMatchObject({ kind: 'withdrawal', outstanding_amount })
  })

  test('gets no invoice when the masterclass is free', async () => {
    const { person, params } = await accepted('2027-07-30T09:00:00+02:00', 0)
    const { body } = await fixture.call(contract.withdrawal, { params }, { as: person })
    expect(body).toMatchObject({ cost: 0, percent: 100, until: null })
    await fixture.call(contract.deleteApplication, { params }, { as: person })
    expect(await invoices(person.id)).toEqual([])
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', 'place-given-up:%')
      .execute()
    expect(mail).toMatchObject({ attachments: [] })
    expect(mail?.body_text).toContain('Sie haben nichts zu bezahlen.')
  })

  test('cannot give up the place from the first day of the masterclass on', async () => {
    const { person, params } = await accepted('2027-08-02T00:01:00+02:00')
    const refusals = [contract.withdrawal, contract.deleteApplication].map(endpoint =>
      fixture.refused(endpoint, { params }, { as: person }),
    )
    for (const { body } of await Promise.all(refusals)) expect(body.code).toBe('application_fixed')
  })

  test('gives up the place once with ten concurrent requests, with one mail and one invoice', async () => {
    const { person, params } = await accepted('2027-07-02T09:00:00+02:00')
    const clicks = Array.from({ length: 10 }, () =>
      fixture.app.inject({
        method: 'DELETE',
        url: `/api/academy/applications/${params.id}?cost=108`,
        headers: { authorization: `Bearer ${person.token}` },
      }),
    )
    const statuses = (await Promise.all(clicks)).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 204)).toHaveLength(1)
    expect(statuses.filter(status => status >= 500)).toEqual([])
    expect(await invoices(person.id)).toHaveLength(3)
  })
})

describe('the cost of giving up a place', () => {
  test('is visible only to the participant, and only once accepted', async () => {
    const fixture = await selectionFixture()
    const person = await fixture.applicant(await fixture.masterclass(), { is_accepted: true })
    const params = { id: String(person.application_id) }
    const code = async (as: Parameters<typeof fixture.refused>[2]) =>
      (await fixture.refused(contract.withdrawal, { params }, as)).body.code
    expect(await code({ as: person })).toBe('application_fixed')
    expect(await code({ as: await fixture.person() })).toBe('not_found')
    expect(await code({ as: fixture.teacher })).toBe('forbidden')
    expect(await code({})).toBe('unauthorized')
    await fixture.close()
  })
})
