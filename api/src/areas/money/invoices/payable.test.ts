import { myInvoice } from '@academy/contract/money/invoices/endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import { cancelInvoice } from './cancel.ts'
import { providePdf } from './invoice-pdf.ts'
import { isInSepa } from './rules.ts'

const now = new Date('2027-03-10T10:00:00Z')
let fixture: TestApp
let manager: Person
let student: Person
let id: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await setAssociation(fixture.db)
  student = await fixture.person()
  id = (await issueFee(fixture.db, student.id)).id
})

const input = () => ({ params: { id: String(id) } })
const show = async () => (await fixture.call(myInvoice, input(), { as: student })).body
const pay = (amount: number) =>
  fixture.call(recordPayment, { ...input(), body: { amount, paid_on: '2027-03-09' } }, { as: manager })
const bank = (changes: object) => fixture.db.updateTable('association').set(changes).execute()

const liveIn = async (iso_code: string) => {
  const { id: country_id } = await fixture.db
    .selectFrom('countries')
    .select('id')
    .where('iso_code', '=', iso_code)
    .executeTakeFirstOrThrow()
  await fixture.db
    .insertInto('addresses')
    .values({ account_id: student.id, type: 'PRIMARY', street: 'A 1', zip: '1', city: 'B', country_id })
    .execute()
}

describe('an own invoice', () => {
  test('says how to pay it, with the code that is printed on it', async () => {
    await bank({ bank_name: 'Talbank', bank_address: 'Seestraße 2' })
    const shown = await show()
    expect(shown).toMatchObject({
      state: 'open',
      outstanding_amount: 75,
      paid_amount: 0,
      is_outside_sepa: false,
      account: {
        account_holder: 'Verein Klangsömmer',
        iban: 'AT611904300234573201',
        bic: 'BKAUATWWXXX',
        bank_name: 'Talbank',
        bank_address: 'Seestraße 2',
      },
    })
    expect(shown.account?.code.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BKAUATWWXXX',
      'Verein Klangsömmer',
      'AT611904300234573201',
      'EUR75.00',
      '',
      shown.reference,
    ])
    expect(shown.aws_temp_url).toContain(`/api/invoices/${id}/pdf?`)
  })

  test('asks for what is left after a part was paid', async () => {
    await pay(30.5)
    const shown = await show()
    expect(shown).toMatchObject({ state: 'partial', paid_amount: 30.5, outstanding_amount: 44.5 })
    expect(shown.account?.code).toContain('\nEUR44.50\n')
  })

  test('has nothing to pay once it is paid or cancelled', async () => {
    await pay(75)
    expect(await show()).toMatchObject({ state: 'paid', account: null, paid_amount: 75 })
    id = (await issueFee(fixture.db, student.id)).id
    await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    expect(await show()).toMatchObject({ state: 'cancelled', account: null })
  })

  test('keeps the account it was issued with, and says nothing of another bank', async () => {
    await bank({ iban: 'DE89370400440532013000', bic: '', bank_name: 'Other', bank_address: 'Elsewhere' })
    expect((await show()).account).toMatchObject({
      iban: 'AT611904300234573201',
      bic: 'BKAUATWWXXX',
      bank_name: '',
      bank_address: '',
    })
  })

  test('without an account of the association has only its reference', async () => {
    await setAssociation(fixture.db, { iban: '' })
    id = (await issueFee(fixture.db, student.id)).id
    expect(await show()).toMatchObject({ account: null, state: 'open' })
  })

  test.each([
    ['JP', true],
    ['US', true],
    ['DE', false],
    ['CH', false],
    ['GB', false],
  ])('of a person in %s is outside SEPA: %s', async (country, is_outside_sepa) => {
    await liveIn(country)
    expect(await show()).toMatchObject({ is_outside_sepa })
  })

  test.each([
    ['JP', true],
    ['DE', false],
  ])('of a person in %s has the bank on paper, in the language of the paper: %s', async (country, is) => {
    await bank({ bank_name: 'Talbank', bank_address: 'Seestraße 2, Österreich' })
    await liveIn(country)
    const { id: printed } = await issueFee(fixture.db, student.id)
    const pdf = await providePdf(fixture.services, printed)
    const pages = await readPages(pdf?.content ?? new Uint8Array())
    expect(pages.join().includes('Talbank, Seestraße 2, Austria')).toBe(is)
  })

  test('of somebody else does not exist, even for the office', async () => {
    const stranger = await fixture.person()
    for (const as of [stranger, manager])
      expect((await fixture.refused(myInvoice, input(), { as })).status).toBe(404)
    expect((await fixture.refused(myInvoice, input())).status).toBe(401)
  })
})

test.each([
  ['AT', true],
  ['RS', true],
  ['TR', false],
  ['', false],
])('%s takes part in SEPA: %s', (code, is) => expect(isInSepa(code)).toBe(is))
