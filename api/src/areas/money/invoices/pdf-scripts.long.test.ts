import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { providePdf } from './invoice-pdf.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
})
afterAll(() => fixture.close())

test('an invoice shows names and addresses in other scripts, with the name in Latin letters', async () => {
  await setAssociation(fixture.db)
  const person = await fixture.person()
  await fixture.db
    .updateTable('accounts')
    .set({ first_name: 'كريم', last_name: 'الورداني', latin_name: 'Karim Alwardani' })
    .where('id', '=', person.id)
    .execute()
  const address = { type: 'PRIMARY', street: '무학로 21', zip: '04524', city: '上坂市' }
  await fixture.db
    .insertInto('addresses')
    .values({ ...address, account_id: person.id, country_id: 1 })
    .execute()
  const { pages, codes } = await readPdf(
    (await providePdf(fixture.services, (await issueFee(fixture.db, person.id)).id))?.content ??
      new Uint8Array(),
  )
  for (const text of ['كريم', 'الورد', 'Karim Alwardani', '무학로', '上坂市'])
    expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain(text)
  expect(codes).toHaveLength(1)
})
