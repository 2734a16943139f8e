// What an invoice is for is shown in the language of the page, whatever language it was issued in.

import { myInvoices } from '@academy/contract/money/invoices/endpoints'
import { reduceInvoice } from '@academy/contract/money/ledger/act-endpoints'
import { invoices } from '@academy/contract/money/ledger/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee } from '../../../../test/invoices.ts'

let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
  office = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

const fee = { subject_de: 'Bearbeitungsgebühr: Violoncello', subject_en: 'Handling fee: Cello' }
const own = async (person: Person) => (await fixture.call(myInvoices, {}, { as: person })).body

test('in both languages for the person and in the list of the office', async () => {
  const person = await fixture.person()
  const { invoice_number } = await issueFee(fixture.db, person.id)
  expect(await own(person)).toMatchObject([{ subject: fee.subject_en, ...fee }])
  const query = { search: invoice_number }
  const { body } = await fixture.call(invoices, { query }, { as: office })
  expect(body.invoices).toMatchObject([fee])
})

test('also of the cancellation and of what replaces it', async () => {
  const person = await fixture.person()
  const { id, invoice_number } = await issueFee(fixture.db, person.id)
  const body = { amount: 5, description: 'Scholarship', reason: 'Board', notify: false }
  await fixture.call(reduceInvoice, { params: { id: String(id) }, body }, { as: office })
  expect(await own(person)).toMatchObject([
    fee,
    {
      subject_de: `Storno der Rechnung ${invoice_number}`,
      subject_en: `Cancellation of invoice ${invoice_number}`,
    },
    fee,
  ])
})

test('of one that was issued before in the language of the paper', async () => {
  const person = await fixture.person()
  const { id } = await issueFee(fixture.db, person.id)
  await sql`alter table invoices disable trigger invoices_stay`.execute(fixture.db)
  await sql`update invoices set subjects = null where id = ${id}`.execute(fixture.db)
  await sql`alter table invoices enable trigger invoices_stay`.execute(fixture.db)
  const [invoice] = await own(person)
  expect(invoice).toMatchObject({ subject_de: fee.subject_en, subject_en: fee.subject_en })
})
