import { isCreditorReference } from '@academy/contract/base/iban'
import { myInvoices } from '@academy/contract/money/invoices/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { association, feeOf, issueFee, setAssociation } from '../../../../test/invoices.ts'
import { cancelInvoice } from './cancel.ts'
import { outstandingInvoices } from './invoices.ts'
import { issueInvoice } from './issue.ts'

let fixture: TestApp
let person: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
  await setAssociation(fixture.db)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  person = await fixture.person()
})

const now = new Date('2027-03-02T09:00:00Z')
const cancel = (id: number) => fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
const rowOf = (id: number) =>
  fixture.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const own = async () => (await fixture.call(myInvoices, {}, { as: person })).body

const addAddress = async (type: string, street: string) => {
  const country = await fixture.db
    .selectFrom('countries')
    .select('id')
    .where('iso_code', '=', 'AT')
    .executeTakeFirstOrThrow()
  const address = { account_id: person.id, type, street, zip: '6020', city: 'Innsbruck' }
  await fixture.db
    .insertInto('addresses')
    .values({ ...address, country_id: country.id })
    .execute()
}

describe('an issued invoice', () => {
  test('keeps number, dates, reference, sum and the association as of its issue', async () => {
    const service = { service_start: '2027-08-02', service_end: '2027-08-10' }
    const lines = [
      { description: { de: 'Nacht', en: 'Night' }, quantity: 3, unit_cents: 3_000 },
      { description: { de: 'Halbpension', en: 'Half board' }, quantity: 3, unit_cents: 2_533 },
    ]
    const { id, invoice_number } = await issueFee(fixture.db, person.id, {
      kind: 'lodging',
      lines,
      ...service,
    })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      invoice_number,
      kind: 'lodging',
      locale: 'en',
      subject: 'Handling fee: Cello',
      invoice_date: '2027-03-02',
      due_date: '2027-03-16',
      ...service,
      total_cents: 16_599,
      recipient: { name: 'Test Person' },
      issuer: association,
      lines: [
        {
          description: 'Night',
          quantity: 3,
          unit_cents: 3_000,
          total_cents: 9_000,
          tax_note: 'Exempt from VAT',
        },
        {
          description: 'Half board',
          quantity: 3,
          unit_cents: 2_533,
          total_cents: 7_599,
          tax_note: 'Exempt from VAT',
        },
      ],
    })
    expect(invoice_number).toMatch(/^2027-\d{4}$/)
    expect(isCreditorReference(row.reference)).toBe(true)
    expect(row.reference.slice(4)).toBe(invoice_number.replace('-', ''))
  })

  test('is in the language that the person has chosen', async () => {
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', person.id).execute()
    await addAddress('PRIMARY', 'Am Anger 4')
    const row = await rowOf((await issueFee(fixture.db, person.id)).id)
    expect(row).toMatchObject({
      locale: 'de',
      subject: 'Bearbeitungsgebühr: Violoncello',
      recipient: {
        name: 'Test Person',
        street: 'Am Anger 4',
        zip: '6020',
        city: 'Innsbruck',
        country: 'Österreich',
      },
      lines: [{ description: 'Bearbeitungsgebühr', tax_note: 'Umsatzsteuerfrei' }],
    })
  })

  test('uses the billing address, else the first one, never that of the parents', async () => {
    const streetOf = async () =>
      ((await rowOf((await issueFee(fixture.db, person.id)).id)).recipient as { street?: string }).street
    await addAddress('PARENTS', 'Elternweg 1')
    expect(await streetOf()).toBeUndefined()
    await addAddress('PRIMARY', 'Am Anger 4')
    expect(await streetOf()).toBe('Am Anger 4')
    await addAddress('BILLING', 'Kanzleigasse 2')
    expect(await streetOf()).toBe('Kanzleigasse 2')
  })

  test('includes the title of the person', async () => {
    await fixture.db
      .updateTable('profiles')
      .set({ title: 'Dr.' })
      .where('account_id', '=', person.id)
      .execute()
    expect((await rowOf((await issueFee(fixture.db, person.id)).id)).recipient).toEqual({
      name: 'Dr. Test Person',
    })
  })

  test.each([[0], [-7_500], [0.5], [Number.NaN]])(
    'is refused for %d cents and uses no number',
    async cents => {
      const counter = () => fixture.db.selectFrom('invoice_counters').selectAll().execute()
      const before = await counter()
      const input = feeOf(person.id, cents)
      await expect(fixture.db.transaction().execute(tx => issueInvoice(tx, input, now))).rejects.toThrow(
        /cannot come to/,
      )
      expect(await counter()).toEqual(before)
    },
  )

  test.each([
    ['changed', sql`update invoices set total_cents = 1`],
    ['deleted', sql`delete from invoices`],
    ['renumbered', sql`update invoices set number = number + 1000`],
  ])('can never be %s', async (_, statement) => {
    await issueFee(fixture.db, person.id)
    await expect(statement.execute(fixture.db)).rejects.toThrow('an issued invoice never changes')
  })

  test('belongs to an account that cannot be deleted', async () => {
    await issueFee(fixture.db, person.id)
    const gone = fixture.db.deleteFrom('accounts').where('id', '=', person.id).execute()
    await expect(gone).rejects.toThrow(/foreign key/)
  })
})

describe('a cancellation', () => {
  test('is a separate invoice with the next number and negative amounts', async () => {
    const first = await issueFee(fixture.db, person.id)
    const back = await cancel(first.id)
    expect(Number(back?.invoice_number.slice(5))).toBe(Number(first.invoice_number.slice(5)) + 1)
    expect(await rowOf(back?.id ?? 0)).toMatchObject({
      cancels_id: first.id,
      kind: 'handling_fee',
      subject: `Cancellation of invoice ${first.invoice_number}`,
      total_cents: -7_500,
      lines: [{ quantity: 1, unit_cents: -7_500, total_cents: -7_500 }],
    })
    expect(await own()).toMatchObject([
      { state: 'cancellation', invoice_amount: -75, outstanding_amount: 0, cancels: first.invoice_number },
      { state: 'cancelled', invoice_amount: 75, outstanding_amount: 0, overdue: false, cancels: null },
    ])
  })

  test('succeeds once under concurrent requests', async () => {
    const { id } = await issueFee(fixture.db, person.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await own()).toHaveLength(2)
    expect(await cancel(id)).toBeUndefined()
  })

  test('of a cancellation or an unknown invoice throws', async () => {
    const back = await cancel((await issueFee(fixture.db, person.id)).id)
    await expect(cancel(back?.id ?? 0)).rejects.toThrow(/cannot be cancelled/)
    await expect(cancel(2_000_000_000)).rejects.toThrow(/cannot be cancelled/)
  })
})

describe('the list of a person’s invoices', () => {
  test('has the newest first and none of other people', async () => {
    await issueFee(fixture.db, (await fixture.person()).id)
    const first = await issueFee(fixture.db, person.id)
    const second = await issueFee(fixture.db, person.id)
    expect((await own()).map(invoice => invoice.id)).toEqual([second.id, first.id])
    expect((await own())[0]).toEqual({
      id: second.id,
      invoice_number: second.invoice_number,
      kind: 'handling_fee',
      state: 'open',
      subject: 'Handling fee: Cello',
      subject_de: 'Bearbeitungsgebühr: Violoncello',
      subject_en: 'Handling fee: Cello',
      invoice_date: '2027-03-02',
      due_date: '2027-03-16',
      invoice_amount: 75,
      outstanding_amount: 75,
      overdue: false,
      cancels: null,
      aws_temp_url: expect.stringContaining(`/api/invoices/${second.id}/pdf?expires=`),
    })
  })

  test('requires a login', async () => {
    expect((await fixture.refused(myInvoices, {})).body.code).toBe('unauthorized')
  })
})

test.each([
  ['the end of the due date in Vienna', '2027-03-16T22:59:59Z', false],
  ['the start of the next day in Vienna', '2027-03-16T23:00:00Z', true],
])('at %s the overdue state is correct', async (_, moment, overdue) => {
  await issueFee(fixture.db, person.id)
  const { id } = await issueFee(fixture.db, person.id)
  await cancel(id)
  const open = await outstandingInvoices(fixture.services, person.id, new Date(moment))
  expect(open).toMatchObject([{ outstanding_amount: 75, overdue }])
})
