import {
  bankImports,
  bookLine,
  changeBankSettings,
  ignoreLine,
  reopenLine,
  undoImport,
} from '@academy/contract/money/bank/endpoints'
import { invoice as invoiceEndpoint, recordPayment } from '@academy/contract/money/payments/endpoints'
import { personAccount } from '@academy/contract/money/person-account/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { debtor, importer } from '../../../../test/bank-fixture.ts'
import { feeOf, issueFee, payInvoice, setAssociation } from '../../../../test/invoices.ts'
import { camt } from '../../../base/camt/testing/build-camt.ts'
import { zip } from '../../../base/camt/testing/build-zip.ts'

let fixture: TestApp
let office: Person
let bank: ReturnType<typeof importer>

beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-10T10:00:00+01:00' })
  office = await fixture.person(['AcademyManager'])
  await setAssociation(fixture.db)
  bank = importer(fixture, office)
})
afterAll(() => fixture.close())

const setSure = (books_sure: boolean) =>
  fixture.call(changeBankSettings, { body: { books_sure } }, { as: office })
beforeEach(() => setSure(true))

const stateOf = async (id: number) =>
  (await fixture.call(invoiceEndpoint, { params: { id: String(id) } }, { as: office })).body.state
const ref = (() => {
  let last = 0
  return () => `REF-${++last}`
})()
const line = (given: Partial<Parameters<typeof camt>[0]['lines'][number]>) => ({
  amount: '75.00',
  bank_reference: ref(),
  ...given,
})
const only = async (bank_reference: string) => {
  const { id } = await fixture.db
    .selectFrom('bank_lines')
    .select('id')
    .where('bank_reference', '=', bank_reference)
    .executeTakeFirstOrThrow()
  const found = (await bank.lines()).find(one => one.id === id)
  if (!found) throw new Error('no such line')
  return found
}
const at = (id: number) => ({ params: { id: String(id) } })
const paying = ({ id, invoice_id }: { id: number; invoice_id: number }) => ({
  kind: 'payment' as const,
  account_id: id,
  wanted: [{ invoice_id, amount: 75 }],
})
const why = { reason: 'A mistake' }

describe('an import', () => {
  test('books what is sure, and proposes the rest with reasons', async () => {
    const [sure, likely] = [
      await debtor(fixture, 'Mira', 'Talbach'),
      await debtor(fixture, 'Pia', 'Ölmüller'),
    ]
    const [one, other] = [line({ reference: sure.reference }), line({ name: 'OELMUELLER PIA' })]
    const { imported } = await bank.import({ lines: [one, other] })
    expect(imported).toMatchObject({ new_count: 2, known_count: 0, booked_count: 1, open_count: 1 })
    expect(await stateOf(sure.invoice_id)).toBe('paid')
    expect(await stateOf(likely.invoice_id)).toBe('open')
    expect(await only(one.bank_reference)).toMatchObject({
      state: 'booked',
      booking: { kind: 'payment', account_id: sure.id, invoices: [sure.invoice_number] },
    })
    const [proposal] = (await only(other.bank_reference)).proposals
    expect(proposal).toMatchObject({
      kind: 'payment',
      account_id: likely.id,
      full_name: 'Pia Ölmüller',
      invoices: [{ invoice_id: likely.invoice_id, amount: 75 }],
      reasons: ['amount', 'payer_name'],
      is_sure: false,
    })
  })

  test('proposes by the amount alone only as a guess, and once', async () => {
    const person = await debtor(fixture, 'Lena', 'Achleitner')
    await issueFee(fixture.db, person.id, feeOf(person.id, 1313))
    const twice = [line({ amount: '13.13', text: 'Spende' }), line({ amount: '13.13', text: 'Spende' })]
    await bank.import({ lines: twice })
    const [one, other] = await Promise.all(twice.map(({ bank_reference }) => only(bank_reference)))
    expect(one?.proposals).toMatchObject([{ account_id: person.id, reasons: ['amount'], is_weak: true }])
    expect(other?.proposals).toEqual([])
  })

  test('books nothing by itself if the office does not want that', async () => {
    await setSure(false)
    const person = await debtor(fixture, 'Otto', 'Birkner')
    const given = line({ reference: person.reference })
    const { imported } = await bank.import({ lines: [given] })
    expect(imported).toMatchObject({ booked_count: 0, open_count: 1 })
    expect((await only(given.bank_reference)).proposals[0]).toMatchObject({ is_sure: true })
    expect(await stateOf(person.invoice_id)).toBe('open')
  })

  test('brings each line once, in whatever files it comes', async () => {
    const [a, b, c] = [line({}), line({}), line({})]
    expect(await bank.import({ lines: [a, b] })).toMatchObject({ imported: { new_count: 2 }, known_count: 0 })
    expect(await bank.import({ lines: [a, b] })).toEqual({ imported: null, known_count: 2 })
    const packed = zip({ 'a.xml': camt({ lines: [b, c] }), 'b.xml': camt({ lines: [c] }) })
    const { body } = await bank.upload(packed, { name: 'all.zip' })
    expect(body).toMatchObject({ imported: { new_count: 1, known_count: 1, file_name: 'all.zip' } })
  })

  test('pays an invoice once when two lines name it', async () => {
    const person = await debtor(fixture, 'Rosa', 'Edinger')
    const twice = [line({ reference: person.reference }), line({ reference: person.reference })]
    const { imported } = await bank.import({ lines: twice })
    expect(imported).toMatchObject({ booked_count: 1, open_count: 1 })
    const [open] = await bank.lines('open')
    expect(open?.proposals[0]).toMatchObject({
      kind: 'payment',
      credit: 75,
      reasons: ['reference', 'already_paid'],
    })
  })

  test('warns of a gap between the balances and of sums that differ', async () => {
    await bank.import({ on: '2027-01-04', opening: '100.00', closing: '175.00', lines: [line({})] })
    const next = { on: '2027-01-06', opening: '200.00', closing: '280.00', lines: [line({})] }
    const { imported } = await bank.import(next)
    expect(imported?.warnings).toEqual([
      { code: 'gap', statement_id: 'S1', expected: 175, found: 200 },
      { code: 'sum', statement_id: 'S1', expected: 275, found: 280 },
    ])
  })

  test('does not warn of a gap if statements overlap', async () => {
    const [one, two, three] = [
      line({ on: '2027-02-01' }),
      line({ on: '2027-02-02' }),
      line({ on: '2027-02-02' }),
    ]
    await bank.import({ on: '2027-02-02', opening: '1000.00', closing: '1150.00', lines: [one, two] })
    const overlapping = { on: '2027-02-02', opening: '1075.00', closing: '1225.00', lines: [two, three] }
    const { imported } = await bank.import(overlapping)
    expect(imported?.warnings).toEqual([])
  })

  test.each([
    [
      'another account',
      () => camt({ iban: 'AT021420020010147558', lines: [line({})] }),
      /an account other.*: AT021420020010147558\./,
    ],
    [
      'a day in the future',
      () => camt({ on: '2027-03-11', lines: [line({})] }),
      /in the future: 11 March 2027\./,
    ],
    ['another currency', () => camt({ currency: 'CHF', lines: [line({})] }), /currency/],
    ['a broken file', () => camt({ lines: [line({})] }).slice(0, 300), /damaged/],
    ['entities', () => `<!DOCTYPE x [<!ENTITY e "x">]>${camt({ lines: [] }).slice(38)}`, /entities/],
    [
      'one wrong file in a ZIP',
      () => zip({ 'a.xml': camt({ lines: [line({})] }), 'b.xml': '<x' }),
      /b\.xml: .*damaged/,
    ],
  ])('refuses %s, and stores nothing', async (_what, content, reason) => {
    const before = await bank.lines()
    const { status, body } = await bank.upload(content())
    expect(status).toBe(422)
    expect(body.errors.statement_file[0]).toMatch(reason)
    expect(await bank.lines()).toEqual(before)
  })

  test('refuses 11 MB with the reason', async () => {
    const { status, body } = await bank.upload(Buffer.alloc(11 * 1024 * 1024, 32), { locale: 'de' })
    expect(status).toBe(413)
    expect(body.errors.statement_file).toEqual(['Die Datei ist größer als 10 MB.'])
  })
})

describe('a line', () => {
  test('is confirmed as proposed, once', async () => {
    const person = await debtor(fixture, 'Ivo', 'Kranz')
    const given = line({ name: 'Ivo Kranz' })
    await bank.import({ lines: [given] })
    const { id } = await only(given.bank_reference)
    const body = paying(person)
    const booked = await fixture.call(bookLine, { ...at(id), body }, { as: office })
    expect(booked.body).toMatchObject({
      state: 'booked',
      booking: { invoices: [person.invoice_number] },
      proposals: [],
    })
    expect((await fixture.refused(bookLine, { ...at(id), body }, { as: office })).body.code).toBe(
      'line_settled',
    )
    expect((await fixture.refused(ignoreLine, { ...at(id), body: why }, { as: office })).body.code).toBe(
      'line_settled',
    )
  })

  test('is not booked on an invoice that was paid in the meantime', async () => {
    const person = await debtor(fixture, 'Ada', 'Lorenz')
    const given = line({ name: 'Ada Lorenz' })
    await bank.import({ lines: [given] })
    const { id } = await only(given.bank_reference)
    await payInvoice(fixture.db, { invoice_id: person.invoice_id, amount_cents: 7500, paid_on: '2027-03-02' })
    const body = paying(person)
    const refused = await fixture.refused(bookLine, { ...at(id), body }, { as: office })
    expect(refused.body.code).toBe('changed_meanwhile')
    const [proposal] = (await only(given.bank_reference)).proposals
    expect(proposal).toMatchObject({ kind: 'recorded', payment: { amount: 75 } })
    const link = { kind: 'recorded', payment_id: proposal?.payment?.id } as const
    const linked = await fixture.call(bookLine, { ...at(id), body: link }, { as: office })
    expect(linked.body.booking).toMatchObject({ kind: 'recorded', account_id: person.id })
  })

  test('is ignored with a reason, and opened again', async () => {
    const given = line({ text: 'Spende', name: 'Gerda Wallner' })
    await bank.import({ lines: [given] })
    const { id } = await only(given.bank_reference)
    const ignored = await fixture.call(
      ignoreLine,
      { ...at(id), body: { reason: 'Donation' } },
      { as: office },
    )
    expect(ignored.body).toMatchObject({ state: 'ignored', ignore_reason: 'Donation' })
    const open = await fixture.call(reopenLine, { ...at(id), body: why }, { as: office })
    expect(open.body).toMatchObject({ state: 'open', ignore_reason: null })
    expect((await fixture.refused(reopenLine, { ...at(id), body: why }, { as: office })).body.code).toBe(
      'line_open',
    )
  })

  test('that is opened again undoes its payment', async () => {
    const person = await debtor(fixture, 'Nora', 'Vogt')
    const given = line({ reference: person.reference })
    await bank.import({ lines: [given] })
    const { id } = await only(given.bank_reference)
    await fixture.call(reopenLine, { ...at(id), body: why }, { as: office })
    expect(await stateOf(person.invoice_id)).toBe('open')
    expect((await only(given.bank_reference)).proposals[0]).toMatchObject({ kind: 'payment', is_sure: true })
  })

  test('that went out is a refund of credit, and a refund that comes back is undone', async () => {
    const person = await debtor(fixture, 'Jonas', 'Ehrwald')
    await bank.import({ lines: [line({ reference: person.reference, amount: '100.00' })] })
    const [paid] = await bank.lines('open')
    const body = { kind: 'payment', account_id: person.id } as const
    await fixture.call(bookLine, { ...at(paid?.id ?? 0), body }, { as: office })
    const out = line({ direction: 'DBIT', amount: '25.00', name: 'Jonas Ehrwald' })
    await bank.import({ lines: [out] })
    const refund = await only(out.bank_reference)
    expect(refund).toMatchObject({ amount: -25, proposals: [{ kind: 'refund', account_id: person.id }] })
    const refunded = { kind: 'refund', account_id: person.id } as const
    await fixture.call(bookLine, { ...at(refund.id), body: refunded }, { as: office })

    const back = line({ amount: '25.00', name: 'Jonas Ehrwald', is_reversal: true })
    await bank.import({ lines: [back] })
    const returned = await only(back.bank_reference)
    const [proposal] = returned.proposals
    expect(proposal).toMatchObject({ kind: 'undo', full_name: 'Jonas Ehrwald', payment: { amount: -25 } })
    const undo = { kind: 'undo', payment_id: proposal?.payment?.id ?? 0 } as const
    const done = await fixture.call(bookLine, { ...at(returned.id), body: undo }, { as: office })
    expect(done.body).toMatchObject({ state: 'booked', booking: { kind: 'undo' } })
    const again = await fixture.call(reopenLine, { ...at(returned.id), body: why }, { as: office })
    expect(again.body).toMatchObject({ state: 'open', proposals: [{ kind: 'undo' }] })
    expect(await only(out.bank_reference)).toMatchObject({ state: 'booked', booking: { kind: 'refund' } })
  })

  test('of a payment that the bank took back undoes that payment', async () => {
    const person = await debtor(fixture, 'Lena', 'Oberhuber')
    const iban = 'AT792011100012345678'
    await bank.import({ lines: [line({ reference: person.reference, iban })] })
    const back = line({ direction: 'DBIT', iban, name: 'Lena Oberhuber', is_reversal: true })
    await bank.import({ lines: [back] })
    await fixture.db
      .updateTable('bank_lines')
      .set({ return_reason: 'AC04' })
      .where('bank_reference', '=', back.bank_reference)
      .execute()
    const { id, proposals } = await only(back.bank_reference)
    const undo = { kind: 'undo', payment_id: proposals[0]?.payment?.id ?? 0 } as const
    await fixture.call(bookLine, { ...at(id), body: undo }, { as: office })
    expect(await stateOf(person.invoice_id)).toBe('open')
    const shown = await fixture.call(invoiceEndpoint, at(person.invoice_id), { as: office })
    expect(shown.body.payments[0]?.undo_reason).toMatch(/^02\.03\.2027 · .*Lena Oberhuber$/)
    const told = await fixture.db
      .selectFrom('outbox')
      .select(['key', 'body_text'])
      .where('key', 'like', `payment-undone:${person.invoice_id}:%`)
      .executeTakeFirstOrThrow()
    expect(told.body_text).toMatch(/bank[\s\S]*AC04/)
    expect(told.body_text).not.toMatch(/mistake|Irrtum/)
    // The money came and went: the first line is not open again.
    expect((await bank.lines('open')).filter(({ party_iban }) => party_iban === iban)).toEqual([])
    const [undone] = await fixture.db
      .selectFrom('payments')
      .select(['paid_on', 'undone_on'])
      .where('account_id', '=', person.id)
      .execute()
    expect(undone?.undone_on).toBe((await only(back.bank_reference)).booked_on)
  })

  test.each([
    ['in full: it is credit', 75, 75, 'DE89370400440532013000'],
    ['in part: as much as is open counts, and the rest is credit', 50, 50, 'GB82WEST12345698765432'],
  ])(
    'whose confirmed return is opened again after the invoice was paid again %s',
    async (_, amount, credit, iban) => {
      const person = await debtor(fixture, 'Vera', `Zandt ${amount}`)
      const given = line({ reference: person.reference, iban })
      await bank.import({ lines: [given] })
      const back = line({ direction: 'DBIT', iban, name: `Vera Zandt ${amount}`, is_reversal: true })
      await bank.import({ lines: [back] })
      const { id, proposals } = await only(back.bank_reference)
      const undo = { kind: 'undo', payment_id: proposals[0]?.payment?.id ?? 0 } as const
      await fixture.call(bookLine, { ...at(id), body: undo }, { as: office })
      const body = { amount, paid_on: '2027-03-09' }
      await fixture.call(recordPayment, { ...at(person.invoice_id), body }, { as: office })
      await fixture.call(reopenLine, { ...at(id), body: why }, { as: office })
      expect(await stateOf(person.invoice_id)).toBe('paid')
      const account = (await fixture.call(personAccount, at(person.id), { as: office })).body
      expect(account).toMatchObject({ outstanding: 0, credit })
      expect(await only(given.bank_reference)).toMatchObject({ state: 'booked' })
    },
  )

  test.each([
    ['an unknown account', { kind: 'payment', account_id: 999_999 }, 'not_found'],
    ['a refund of money that came', { kind: 'refund', account_id: 1 }, 'line_mismatch'],
    ['an unknown entry', { kind: 'recorded', payment_id: 999_999 }, 'payment_undone'],
    ['nothing to undo', { kind: 'undo', payment_id: 999_999 }, 'payment_undone'],
    ['no account', { kind: 'payment' }, 'invalid_input'],
  ])('is not booked on %s', async (_what, body, code) => {
    const given = line({ name: 'Nobody' })
    await bank.import({ lines: [given] })
    const { id } = await only(given.bank_reference)
    expect((await fixture.refused(bookLine, { ...at(id), body }, { as: office })).body.code).toBe(code)
  })
})

describe('undoing an import', () => {
  test('undoes all its bookings; the file can be imported again', async () => {
    const person = await debtor(fixture, 'Erik', 'Sandmann')
    const lines = [line({ reference: person.reference }), line({ name: 'Nobody' })]
    const { imported } = await bank.import({ lines })
    const id = imported?.id ?? 0
    const undone = await fixture.call(undoImport, { ...at(id), body: why }, { as: office })
    expect(undone.body).toMatchObject({ undo_reason: 'A mistake', open_count: 0, booked_count: 0 })
    expect(await stateOf(person.invoice_id)).toBe('open')
    expect((await fixture.refused(undoImport, { ...at(id), body: why }, { as: office })).body.code).toBe(
      'import_undone',
    )
    expect((await bank.import({ lines })).imported).toMatchObject({ new_count: 2, booked_count: 1 })
    expect(await stateOf(person.invoice_id)).toBe('paid')
  })

  test('books again what a confirmed return had undone, on the invoice it was for', async () => {
    const person = await debtor(fixture, 'Ida', 'Lindner')
    const iban = 'AT022050302101023600'
    const given = line({ reference: person.reference, iban })
    await bank.import({ lines: [given] })
    const back = line({ direction: 'DBIT', iban, name: 'Ida Lindner', is_reversal: true })
    const { imported } = await bank.import({ lines: [back] })
    const { id, proposals } = await only(back.bank_reference)
    const undo = { kind: 'undo', payment_id: proposals[0]?.payment?.id ?? 0 } as const
    await fixture.call(bookLine, { ...at(id), body: undo }, { as: office })
    expect(await stateOf(person.invoice_id)).toBe('open')
    await fixture.call(undoImport, { ...at(imported?.id ?? 0), body: why }, { as: office })
    expect(await stateOf(person.invoice_id)).toBe('paid')
    expect(await only(given.bank_reference)).toMatchObject({ state: 'booked', booking: { kind: 'payment' } })
    // The same file can be imported again, and its return is proposed again.
    await bank.import({ lines: [back] })
    expect((await only(back.bank_reference)).proposals).toMatchObject([{ kind: 'undo' }])
  })

  test('with a payment and its return leaves neither', async () => {
    const person = await debtor(fixture, 'Paul', 'Steiner')
    const iban = 'AT483200000012345864'
    const given = line({ reference: person.reference, iban })
    const back = line({ direction: 'DBIT', iban, name: 'Paul Steiner', is_reversal: true })
    const { imported } = await bank.import({ lines: [given, back] })
    const { id, proposals } = await only(back.bank_reference)
    const undo = { kind: 'undo', payment_id: proposals[0]?.payment?.id ?? 0 } as const
    await fixture.call(bookLine, { ...at(id), body: undo }, { as: office })
    await fixture.call(undoImport, { ...at(imported?.id ?? 0), body: why }, { as: office })
    expect(await stateOf(person.invoice_id)).toBe('open')
    const entries = fixture.db.selectFrom('payments').select('undone_at').where('account_id', '=', person.id)
    expect(await entries.execute()).toEqual([{ undone_at: expect.any(Date) }])
  })

  test('leaves lines that another import has as well, open', async () => {
    const person = await debtor(fixture, 'Alma', 'Reiter')
    const [a, b, c] = [line({}), line({ reference: person.reference }), line({})]
    const first = await bank.import({ lines: [a, b] })
    const second = await bank.import({ lines: [b, c] })
    await fixture.call(undoImport, { ...at(first.imported?.id ?? 0), body: why }, { as: office })
    expect(await only(b.bank_reference)).toMatchObject({ state: 'open' })
    await expect(only(a.bank_reference)).rejects.toThrow()
    const all = (await fixture.call(bankImports, {}, { as: office })).body
    expect(all.find(({ id }) => id === second.imported?.id)).toMatchObject({ open_count: 2 })
  })

  test('is refused whole if some of the money was refunded since', async () => {
    const person = await debtor(fixture, 'Ben', 'Traxler')
    const other = await debtor(fixture, 'Eva', 'Traxler')
    const lines = [line({ reference: other.reference }), line({ name: 'Ben Traxler', amount: '100.00' })]
    const { imported } = await bank.import({ lines })
    const { id } = await only(lines[1]?.bank_reference ?? '')
    const body = { kind: 'payment', account_id: person.id } as const
    await fixture.call(bookLine, { ...at(id), body }, { as: office })
    const out = line({ direction: 'DBIT', amount: '25.00', name: 'Ben Traxler' })
    await bank.import({ lines: [out] })
    const refund = { kind: 'refund', account_id: person.id } as const
    await fixture.call(bookLine, { ...at((await only(out.bank_reference)).id), body: refund }, { as: office })
    const refused = await fixture.refused(undoImport, { ...at(imported?.id ?? 0), body: why }, { as: office })
    expect(refused.body).toMatchObject({
      code: 'refund_recorded',
      suggestions: [
        { id, party_name: 'Ben Traxler', amount: 100, booked_on: '2027-03-02', account_id: person.id },
      ],
    })
    expect(await stateOf(other.invoice_id)).toBe('paid')
  })
})
