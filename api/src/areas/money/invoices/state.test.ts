import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { feeOf, issueFee, setAssociation } from '../../../../test/invoices.ts'
import { readPages, readPdf } from '../../../../test/read-pdf.ts'
import { cancelInvoice } from './cancel.ts'
import { providePdf } from './invoice-pdf.ts'
import { replaceInvoice } from './replace.ts'

let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
  office = await fixture.person(['Admin'])
  await setAssociation(fixture.db)
})
afterAll(() => fixture.close())

const now = new Date('2027-03-02T09:00:00Z')
const pay = (id: number, amount: number) =>
  fixture.call(
    recordPayment,
    { params: { id: String(id) }, body: { amount, paid_on: '2027-03-02' } },
    { as: office },
  )
const contentOf = async (id: number) => (await providePdf(fixture.services, id))?.content ?? Buffer.of()
const read = async (id: number) => {
  const { pages, codes } = await readPdf(await contentOf(id))
  return { page: pages[0] ?? '', codes }
}
/** Without the codes, which are found slowly. */
const readText = async (id: number) => (await readPages(await contentOf(id)))[0] ?? ''

/** Issues an invoice of 75 euros, pays some of it, and replaces it. Returns both papers' ids. */
const replaced = async ({ paid, by, locale }: { paid: number; by?: number; locale: 'de' | 'en' }) => {
  const person = await fixture.person()
  await fixture.db.updateTable('accounts').set({ locale }).where('id', '=', person.id).execute()
  const first = await issueFee(fixture.db, person.id)
  if (paid > 0) await pay(first.id, paid)
  const { invoice_ids } = await fixture.db.transaction().execute(tx =>
    replaceInvoice(
      tx,
      {
        from: first.id,
        by: by === undefined ? undefined : feeOf(person.id, by),
        account_id: person.id,
        actor_id: office.id,
      },
      now,
    ),
  )
  const [cancellation = 0, due = 0] = invoice_ids
  const numbers = await fixture.db
    .selectFrom('invoices')
    .select(['id', 'invoice_number'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute()
  return { cancellation, due, first: first.invoice_number, second: numbers[2]?.invoice_number ?? '' }
}

describe('an invoice that replaces another', () => {
  test.each([
    ['de', 'Bezahlt', 'Bitte überweisen Sie nichts', 'Stand vom 2. März 2027', 'Zahlbar bis'],
    ['en', 'Paid', 'Please do not transfer anything', 'As at 2 March 2027', 'Payable by'],
  ] as const)('is paid, without a payment code, if it is covered: %s', async (locale, ...said) => {
    const { due, first } = await replaced({ paid: 75, by: 3_750, locale })
    const { page, codes } = await read(due)
    const [paid, nothing, state, payable] = said
    for (const text of [paid, nothing, state, first]) expect(page).toContain(text)
    expect(page).not.toContain(payable)
    expect(page).not.toContain('AT61')
    expect(codes).toEqual([])
  })

  test('asks for the rest if a part is covered', async () => {
    const { due, first } = await replaced({ paid: 75, by: 10_000, locale: 'en' })
    const { page, codes } = await read(due)
    expect(page).toContain(`€75.00 from invoice ${first} has been credited. Please transfer €25.00`)
    expect(codes[0]).toContain('\nEUR25.00\n')
  })

  test('asks for everything if nothing was paid', async () => {
    const { due } = await replaced({ paid: 0, by: 3_750, locale: 'en' })
    const { page, codes } = await read(due)
    expect(page).not.toContain('credited')
    expect(codes[0]).toContain('\nEUR37.50\n')
  })

  test('keeps the state of its day when it is paid before it is first opened', async () => {
    const { due } = await replaced({ paid: 75, by: 10_000, locale: 'en' })
    await pay(due, 25)
    expect(await readText(due)).toContain('Please transfer €25.00')
  })
})

describe('a cancellation', () => {
  test.each<[paid: number, by: number | undefined, de: (to: string) => string, en: (to: string) => string]>([
    [0, undefined, () => 'also geht nichts zurück', () => 'so there is nothing to refund'],
    [0, 3_750, () => 'also geht nichts zurück', () => 'so there is nothing to refund'],
    [
      75,
      undefined,
      () => 'Sie hatten darauf € 75,00 bezahlt. € 75,00 sind Ihr Guthaben',
      () => 'You had paid €75.00 on it. €75.00 is your credit and will be refunded.',
    ],
    [
      75,
      3_750,
      to => `Davon sind € 37,50 auf die Rechnung ${to} angerechnet. € 37,50 sind Ihr Guthaben`,
      to => `€37.50 of this counts towards invoice ${to}. €37.50 is your credit and will be refunded.`,
    ],
    [
      40,
      7_500,
      to => `Davon sind € 40,00 auf die Rechnung ${to} angerechnet. Stand`,
      to => `€40.00 of this counts towards invoice ${to}. As at`,
    ],
  ])('after %i euros, replaced by %s cents, says what goes back', async (paid, by, de, en) => {
    for (const [locale, said] of [['de', de] as const, ['en', en] as const]) {
      const { cancellation, second } = await replaced({ paid, ...(by && { by }), locale })
      expect(await readText(cancellation)).toContain(said(second))
    }
  })

  test('on its own says what had been paid', async () => {
    const person = await fixture.person()
    const { id } = await issueFee(fixture.db, person.id)
    await pay(id, 30)
    const back = await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    expect(await readText(back?.id ?? 0)).toContain('You had paid €30.00 on it')
  })

  test('issued before states were recorded promises what it did then', async () => {
    const { cancellation } = await replaced({ paid: 75, locale: 'en' })
    await sql`alter table invoice_states disable trigger invoice_states_stay`.execute(fixture.db)
    await fixture.db.deleteFrom('invoice_states').where('invoice_id', '=', cancellation).execute()
    await sql`alter table invoice_states enable trigger invoice_states_stay`.execute(fixture.db)
    expect(await readText(cancellation)).toContain('anything you have already paid on it')
  })

  test('keeps its recorded state', async () => {
    const { cancellation } = await replaced({ paid: 75, locale: 'en' })
    const change = fixture.db
      .updateTable('invoice_states')
      .set({ paid_cents: 0 })
      .where('invoice_id', '=', cancellation)
    await expect(change.execute()).rejects.toThrow('never changes')
  })
})
