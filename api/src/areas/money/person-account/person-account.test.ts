import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/money/person-account/endpoints'
import * as refunds from '@academy/contract/money/refunds/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { clearIbansBefore } from '../refunds/queries.ts'

let fixture: TestApp
let office: Person
let mira: Person
let jonas: Person
const now = new Date('2027-03-10T09:00:00Z')
const paid_on = '2027-03-09'
const IBAN = 'AT61 1904 3002 3457 3201'
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  office = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  ;[mira, jonas] = [await fixture.person(), await fixture.person()]
})

const params = (person: Person) => ({ id: String(person.id) })
const issue = (person: Person, due_by?: string) =>
  issueFee(fixture.db, person.id, { kind: 'lodging', ...(due_by && { due_by }) })
const pay = async (person: Person, body: object = {}) =>
  (
    await fixture.call(
      contract.enterPayment,
      { params: params(person), body: { amount: 100, paid_on, ...body } },
      { as: office },
    )
  ).body
const account = async (as: Person) => (await fixture.call(contract.myAccount, {}, { as })).body
const ofPerson = async (person: Person) =>
  (await fixture.call(contract.personAccount, { params: params(person) }, { as: office })).body
const undo = (person: Person, entry_id: number | undefined) =>
  fixture.call(
    contract.undoEntry,
    { params: { ...params(person), entry_id: String(entry_id) }, body: { reason: 'A mistake' } },
    { as: office },
  )
const moneyOf = (shown: Awaited<ReturnType<typeof account>>) => ({
  balance: shown.balance,
  outstanding: shown.outstanding,
  credit: shown.credit,
})
const paymentOf = (shown: Awaited<ReturnType<typeof account>>) =>
  shown.entries.findLast(entry => entry.payment)?.payment

describe('the account', () => {
  test('has invoices, cancellations and money in order, with what is owed after each', async () => {
    const first = await issue(mira)
    const second = await issue(mira)
    await pay(mira, { amount: 100, payer_name: 'Aunt Ida', note: 'For the summer' })
    await fixture.db.transaction().execute(tx => cancelInvoice(tx, second.id, now))
    const shown = await account(mira)
    expect(shown.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
      [75, 75],
      [75, 150],
      [-100, 50],
      [-75, -25],
    ])
    expect(shown.entries.map(({ invoice }) => invoice?.state ?? null)).toEqual([
      'paid',
      'cancelled',
      null,
      'cancellation',
    ])
    expect(paymentOf(shown)).toMatchObject({
      payer_name: 'Aunt Ida',
      note: 'For the summer',
      credit: 25,
      parts: [{ invoice_id: first.id, amount: 75, full_name: null }],
    })
    expect(moneyOf(shown)).toEqual({ balance: -25, outstanding: 0, credit: 25 })
  })

  test('is the same for the office and the person', async () => {
    await issue(mira)
    await pay(mira)
    const withoutLinks = (shown: Awaited<ReturnType<typeof account>>) =>
      shown.entries.map(entry => ({ ...entry, invoice: entry.invoice?.id }))
    expect(withoutLinks(await ofPerson(mira))).toEqual(withoutLinks(await account(mira)))
  })

  test('of two people with one transfer shows each what concerns them', async () => {
    const own = await issue(mira)
    const other = await issue(jonas)
    await pay(mira, { amount: 160, invoice_ids: [other.id, own.id] })
    const [payer, helped] = [await account(mira), await account(jonas)]
    expect(moneyOf(payer)).toEqual({ balance: -10, outstanding: 0, credit: 10 })
    expect(paymentOf(payer)).toMatchObject({
      amount: 160,
      parts: [
        { invoice_number: other.invoice_number, full_name: 'Test Person', amount: 75 },
        { invoice_number: own.invoice_number, full_name: null, amount: 75 },
      ],
    })
    expect(moneyOf(helped)).toEqual({ balance: 0, outstanding: 0, credit: 0 })
    expect(helped.entries.at(-1)).toMatchObject({
      amount: -75,
      payment: { entered_on: 'Test Person', credit: 0, parts: [{ amount: 75 }] },
    })

    await undo(mira, paymentOf(payer)?.id)
    expect(moneyOf(await account(mira))).toEqual({ balance: 75, outstanding: 75, credit: 0 })
    expect(moneyOf(await account(jonas))).toEqual({ balance: 75, outstanding: 75, credit: 0 })
    expect(paymentOf(await account(mira))).toMatchObject({ undo_reason: 'A mistake', parts: [] })
  })

  test('keeps an undone payment, and its reversal is an entry of the day of the undoing', async () => {
    await issue(mira)
    const { entries } = await pay(mira, { amount: 50 })
    await undo(mira, entries.at(-1)?.payment?.id)
    const shown = await account(mira)
    expect(shown.entries.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
      ['2027-03-02', 75, 75],
      ['2027-03-09', -50, 25],
      ['2027-03-10', 50, 75],
    ])
    expect(shown.entries.map(({ payment }) => payment?.is_reversal ?? null)).toEqual([null, false, true])
  })

  test('has one order of entries of one moment: each cancellation after its invoice', async () => {
    for (let count = 0; count < 4; count++) {
      const { id } = await issueFee(fixture.db, mira.id, { kind: 'lodging', now })
      await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
      await pay(mira, { amount: 1, paid_on: '2027-03-10' })
    }
    const ids = async () =>
      (await account(mira)).entries.flatMap(({ invoice }) => (invoice ? [invoice.id] : []))
    const first = await ids()
    expect(first).toEqual(first.toSorted((one, other) => one - other))
    expect(await ids()).toEqual(first)
  })

  test('of somebody unknown is not found', async () => {
    const answer = await fixture.refused(contract.personAccount, { params: { id: '99999' } }, { as: office })
    expect(answer.status).toBe(404)
  })
})

describe('a payment for a person', () => {
  test('counts on the chosen invoices first, then the oldest due', async () => {
    const late = await issue(mira, '2027-03-20')
    const early = await issue(mira, '2027-03-12')
    const shown = await pay(mira, { invoice_ids: [late.id] })
    expect(paymentOf(shown)?.parts).toMatchObject([
      { invoice_id: late.id, amount: 75 },
      { invoice_id: early.id, amount: 25 },
    ])
  })

  test('sent twice is entered once', async () => {
    const request_key = crypto.randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => pay(mira, { request_key })))
    expect((await account(mira)).credit).toBe(100)
  })

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ paid_on: '2027-03-11' }, 'paid_on'],
    [{ paid_on: '1900-01-01' }, 'paid_on'],
    [{ paid_on: '2023-12-31' }, 'paid_on'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ payer_name: 'x'.repeat(201) }, 'payer_name'],
    [{ invoice_ids: ['x'] }, 'invoice_ids.0'],
  ])('with %j is refused at %s', async (wrong, field) => {
    const input = { params: params(mira), body: { amount: 100, paid_on, ...wrong } }
    const { status, body } = await fixture.refused(contract.enterPayment, input, { as: office })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test('has one receipt that says what of it is credit; a refund has one, too', async () => {
    await issue(mira)
    await pay(mira)
    await pay(mira, { invoice_ids: [(await issue(jonas)).id] })
    await pay(mira, { amount: 30 })
    const refund = { params: params(mira), body: { amount: 40, paid_on } }
    await fixture.call(contract.enterRefund, refund, { as: office })
    const mails = fixture.db.selectFrom('outbox').select(['key', 'body_text']).orderBy('id')
    const sent = await mails.where('recipient', '=', mira.email).execute()
    const textsOf = (key: string) => sent.filter(one => one.key.startsWith(key)).map(one => one.body_text)
    expect(textsOf('receipt:')).toEqual([
      expect.stringMatching(
        /received €100\.00\. That is €25\.00 more than was outstanding[\s\S]*user\/account/,
      ),
    ])
    expect(textsOf('credit-receipt:')).toEqual([
      // What it paid is an invoice of somebody else, whose receipt does not tell of the credit.
      expect.stringMatching(/€100\.00[\s\S]*€25\.00 more than was outstanding/),
      expect.stringMatching(/€30\.00[\s\S]*Nothing was outstanding[\s\S]*€30\.00 is now credit/),
    ])
    expect(textsOf('refund-sent:')).toEqual([expect.stringMatching(/refunded you €40\.00 of your credit/)])
  })

  test('for an unknown person or invoice is refused', async () => {
    const body = { amount: 100, paid_on, invoice_ids: [999_999] }
    for (const input of [
      { params: params(mira), body },
      { params: { id: '999999' }, body: { amount: 100, paid_on } },
    ])
      expect((await fixture.refused(contract.enterPayment, input, { as: office })).status).toBe(404)
  })
})

describe('credit', () => {
  test('pays an invoice with one click, of the person or by the office', async () => {
    await pay(mira)
    const [first, second] = [await issue(mira), await issue(mira)]
    const shown = (
      await fixture.call(contract.spendMyCredit, { body: { invoice_id: first.id } }, { as: mira })
    ).body
    expect(moneyOf(shown)).toEqual({ balance: 50, outstanding: 75, credit: 25 })
    const input = { params: params(mira), body: { invoice_id: second.id } }
    const { body } = await fixture.call(contract.spendCredit, input, { as: office })
    expect(moneyOf(body)).toEqual({ balance: 50, outstanding: 50, credit: 0 })
    expect((await fixture.refused(contract.spendCredit, input, { as: office })).body.code).toBe(
      'credit_too_low',
    )
  })

  test('is not for invoices of others, and not for paid ones', async () => {
    await pay(mira, { amount: 200 })
    const other = await issue(jonas)
    const own = await issue(mira)
    const spend = (id: number) =>
      fixture.refused(contract.spendMyCredit, { body: { invoice_id: id } }, { as: mira })
    expect((await spend(other.id)).status).toBe(404)
    await fixture.call(contract.spendMyCredit, { body: { invoice_id: own.id } }, { as: mira })
    expect((await spend(own.id)).body.code).toBe('invoice_settled')
  })

  test('comes back when the office takes money from an invoice', async () => {
    const { id } = await issue(mira)
    const allocation_id = paymentOf(await pay(mira))?.parts[0]?.allocation_id
    const input = {
      params: { ...params(mira), entry_id: String(allocation_id) },
      body: { reason: 'Meant for the room' },
    }
    const { body } = await fixture.call(contract.releaseEntry, input, { as: office })
    expect(moneyOf(body)).toEqual({ balance: -25, outstanding: 75, credit: 100 })
    expect((await fixture.refused(contract.releaseEntry, input, { as: office })).body.code).toBe(
      'changed_meanwhile',
    )
    const ofOther = { ...input, params: { ...input.params, ...params(jonas) } }
    expect((await fixture.refused(contract.releaseEntry, ofOther, { as: office })).status).toBe(404)
    expect(id).toBeGreaterThan(0)
  })
})

describe('a refund', () => {
  const request = (as: Person, body: object = { iban: IBAN, account_holder: 'Mira Talbach' }) =>
    fixture.call(refunds.requestRefund, { body: body as { iban: string; account_holder: string } }, { as })
  const due = async () => (await fixture.call(refunds.refundsDue, {}, { as: office })).body
  const dueOf = async (person: Person) => (await due()).find(({ account_id }) => account_id === person.id)
  const send = (person: Person, amount: number) =>
    fixture.call(contract.enterRefund, { params: params(person), body: { amount, paid_on } }, { as: office })

  test('is asked for with an IBAN, sent by the office, and open again when that is undone', async () => {
    await pay(mira)
    expect(await dueOf(mira)).toMatchObject({ credit: 100, request: null, asked_at: null })
    await request(mira)
    expect(await dueOf(mira)).toMatchObject({
      request: { iban: 'AT611904300234573201', account_holder: 'Mira Talbach' },
    })
    const { body } = await send(mira, 100)
    expect(moneyOf(body)).toEqual({ balance: 0, outstanding: 0, credit: 0 })
    expect([body.refund_request, await dueOf(mira)]).toEqual([null, undefined])
    expect(body.entries.map(({ amount }) => amount)).toEqual([-100, 100])
    await undo(mira, paymentOf(body)?.id)
    expect(await dueOf(mira)).toMatchObject({ request: { account_holder: 'Mira Talbach' } })
  })

  test('is of money on cancelled invoices, or of what was paid too much', async () => {
    const { id } = await issue(mira)
    await pay(mira)
    expect(await dueOf(mira)).toMatchObject({ credit: 25, from_cancelled: 0 })
    await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    expect(await dueOf(mira)).toMatchObject({ credit: 100, from_cancelled: 75 })
    await send(mira, 75)
    expect(await dueOf(mira)).toMatchObject({ credit: 25, from_cancelled: 0 })
  })

  test('keeps the last four characters of the IBAN some time after it was sent', async () => {
    await pay(mira)
    await request(mira)
    const { body } = await send(mira, 100)
    const ibans = async () => {
      const requests = fixture.db.selectFrom('refund_requests').select('iban')
      return (await requests.where('account_id', '=', mira.id).execute()).map(({ iban }) => iban)
    }
    const clear = (day: string) => fixture.db.transaction().execute(tx => clearIbansBefore(tx, day))
    await clear(paid_on)
    expect(await ibans()).toEqual(['AT611904300234573201'])
    await clear(laterDay(paid_on, 1))
    expect(await ibans()).toEqual(['3201'])
    const recorded = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'refund_requested')
      .execute()
    expect(JSON.stringify(recorded)).toMatch(/… 3201/)
    expect(JSON.stringify(recorded)).not.toMatch(/6119043/)
    // It cannot be sent there again.
    await undo(mira, paymentOf(body)?.id)
    expect(await dueOf(mira)).toMatchObject({ credit: 100, request: null })
    await request(mira)
    await clear(laterDay(paid_on, 99))
    expect((await ibans()).toSorted()).toEqual(['3201', 'AT611904300234573201'])
  })

  test('of more than the credit is refused', async () => {
    await pay(mira)
    const input = (amount: number) => ({ params: params(mira), body: { amount, paid_on } })
    const { body } = await fixture.refused(contract.enterRefund, input(100.01), { as: office })
    expect(Object.keys(body.errors ?? {})).toEqual(['amount'])
    await send(mira, 100)
    expect((await fixture.refused(contract.enterRefund, input(1), { as: office })).body.code).toBe(
      'credit_too_low',
    )
  })

  test.each([
    [{ iban: 'AT61 1904 3002 3457 3202', account_holder: 'Mira Talbach' }, 'iban'],
    [{ iban: '', account_holder: 'Mira Talbach' }, 'iban'],
    [{ iban: IBAN, account_holder: ' ' }, 'account_holder'],
  ])('to %j is refused', async (body, field) => {
    await pay(mira)
    const refused = await fixture.refused(refunds.requestRefund, { body }, { as: mira })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
  })

  test('to the account of the academy is refused', async () => {
    await pay(mira)
    await fixture.db.updateTable('association').set({ iban: 'AT611904300234573201' }).execute()
    const body = { iban: IBAN, account_holder: 'Mira Talbach' }
    const refused = await fixture.refused(refunds.requestRefund, { body }, { as: mira })
    await fixture.db.updateTable('association').set({ iban: '' }).execute()
    expect(refused.body.errors).toEqual({
      iban: ['This is the bank account of the academy. Please enter your own.'],
    })
  })

  test('needs credit, and a request can be changed and withdrawn', async () => {
    const input = { body: { iban: IBAN, account_holder: 'Mira Talbach' } }
    expect((await fixture.refused(refunds.requestRefund, input, { as: mira })).body.code).toBe(
      'credit_too_low',
    )
    await pay(mira)
    await request(mira)
    await request(mira, { iban: 'DE89 3704 0044 0532 0130 00', account_holder: 'Ida Talbach' })
    expect((await account(mira)).refund_request).toMatchObject({ account_holder: 'Ida Talbach' })
    await fixture.call(refunds.withdrawRefund, {}, { as: mira })
    expect((await account(mira)).refund_request).toBeNull()
  })

  test('asks for the IBAN by mail, once a day', async () => {
    await pay(mira)
    const ask = () => fixture.call(refunds.askForIban, { params: params(mira) }, { as: office })
    await ask()
    await ask()
    const sent = await fixture.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', mira.email)
      .where('key', 'like', 'refund-iban:%')
      .execute()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body_text).toMatch(/€100\.00[\s\S]*\/user\/account/)
    expect(await dueOf(mira)).toMatchObject({ asked_at: expect.any(String) })
    const refused = await fixture.refused(refunds.askForIban, { params: params(jonas) }, { as: office })
    expect(refused.body.code).toBe('credit_too_low')
  })
})

test.each(['de', 'en'] as const)(
  'the statement is a PDF in %s with every entry and the balance',
  async locale => {
    await fixture.db
      .updateTable('accounts')
      .set({ latin_name: 'Mira Talbach' })
      .where('id', '=', mira.id)
      .execute()
    await pay(mira, { amount: 130.5, payer_name: 'Aunt Ida' })
    const { invoice_number } = await issue(mira)
    const answer = await fixture.app.inject({
      method: 'GET',
      url: contract.myAccountPdf.path,
      headers: { authorization: `Bearer ${mira.token}`, locale },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = JSON.stringify(await readPages(answer.rawPayload))
    const words = {
      de: ['Kontoübersicht', 'Zu zahlen: € 75,00', 'Guthaben: € 130,50'],
      en: ['Statement of account', 'To pay: €75.00', 'Credit: €130.50'],
    }[locale]
    for (const word of [...words, invoice_number, 'Aunt Ida', 'Mira Talbach']) expect(text).toContain(word)
  },
)
