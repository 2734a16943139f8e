import { createHash } from 'node:crypto'
import { isBic, isCreditorReference, isIban } from '@academy/contract/base/iban'
import { invoicePdf, myInvoices } from '@academy/contract/money/invoices/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { association, issueFee, setAssociation } from '../../../../test/invoices.ts'
import { readPages, readPdf } from '../../../../test/read-pdf.ts'
import { cancelInvoice } from './cancel.ts'
import { attachInvoice, providePdf } from './invoice-pdf.ts'
import { paymentCode } from './texts/payment-block.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
})
afterAll(() => fixture.close())

const now = new Date('2027-03-02T09:00:00Z')

interface InvoiceOverrides {
  locale?: 'de' | 'en'
  name?: [string, string]
  of?: Parameters<typeof setAssociation>[1]
  invoice?: Parameters<typeof issueFee>[2]
}

const issued = async ({
  locale = 'de',
  name = ['Mira', 'Talbach'],
  of = {},
  invoice = {},
}: InvoiceOverrides = {}) => {
  await setAssociation(fixture.db, of)
  const person = await fixture.person()
  const [first_name, last_name] = name
  await fixture.db
    .updateTable('accounts')
    .set({ locale, first_name, last_name })
    .where('id', '=', person.id)
    .execute()
  return { person, ...(await issueFee(fixture.db, person.id, invoice)) }
}

const contentOf = async (id: number) => (await providePdf(fixture.services, id))?.content ?? new Uint8Array()
const read = async (id: number) => readPdf(await contentOf(id))
/** Without the codes, which are found slowly. */
const readText = async (id: number) => readPages(await contentOf(id))

describe('the payment code', () => {
  test('has the lines that EPC069-12 requires', async () => {
    const { id, invoice_number } = await issued()
    const { codes } = await read(id)
    expect(codes).toHaveLength(1)
    const lines = codes[0]?.split('\n') ?? []
    expect(lines).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BKAUATWWXXX',
      'Verein Klangsömmer',
      'AT611904300234573201',
      'EUR75.00',
      '',
      expect.stringMatching(/^RF\d\d/),
    ])
    expect(isBic(lines[4] ?? '')).toBe(true)
    expect(isIban(lines[6] ?? '')).toBe(true)
    expect(isCreditorReference(lines[9] ?? '')).toBe(true)
    expect(lines[9]?.slice(4)).toBe(invoice_number.replace('-', ''))
    expect(Buffer.byteLength(codes[0] ?? '')).toBeLessThanOrEqual(331)
  })

  test.each([
    [7, 'EUR0.07'],
    [50, 'EUR0.50'],
    [3_710, 'EUR37.10'],
    [99_999_999, 'EUR999999.99'],
  ])('writes %i cents as %s', (total_cents, written) => {
    const code = paymentCode({ issuer: association, total_cents, reference: 'RF1820270012' })
    expect(code?.split('\n')[7]).toBe(written)
  })

  test('has the account holder, and leaves out a missing BIC', async () => {
    const account_holder = 'Förderverein der Sommerakademie und ihrer Freundinnen und Freunde e.V.'
    const { id } = await issued({ of: { account_holder, bic: '' } })
    const lines = (await read(id)).codes[0]?.split('\n') ?? []
    expect(lines[4]).toBe('')
    expect(lines[5]).toBe(account_holder)
  })

  test('is missing without a bank account and on a cancellation', async () => {
    const without = await issued({ of: { iban: '', bic: '' } })
    expect((await read(without.id)).codes).toEqual([])
    const { id } = await issued()
    const back = await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    expect((await read(back?.id ?? 0)).codes).toEqual([])
  })
})

describe('the PDF of an invoice', () => {
  test.each([
    [
      'de',
      [
        'Rechnung 2027-',
        'Mira Talbach',
        '€ 75,00',
        '2. März 2027',
        '16. März 2027',
        'Umsatzsteuerfrei',
        'AT61 1904 3002 3457 3201',
      ],
    ],
    [
      'en',
      [
        'Invoice 2027-',
        'Mira Talbach',
        '€75.00',
        '2 March 2027',
        '16 March 2027',
        'Exempt from VAT',
        'Payment reference',
      ],
    ],
  ] as const)('is in the language of the person: %s', async (locale, said) => {
    const { id, invoice_number } = await issued({ locale })
    const pages = await readText(id)
    expect(pages).toHaveLength(1)
    for (const text of [...said, invoice_number, association.name, 'ZVR 000000000'])
      expect(pages[0]).toContain(text)
  })

  test('does not change when the person or the association changes', async () => {
    const { id, person } = await issued()
    await fixture.db.updateTable('accounts').set({ last_name: 'Neu' }).where('id', '=', person.id).execute()
    await setAssociation(fixture.db, { name: 'Verein Neu', iban: '' })
    const { pages, codes } = await read(id)
    expect(pages[0]).toContain('Mira Talbach')
    expect(pages[0]).not.toContain('Neu')
    expect(codes).toHaveLength(1)
  })

  test('of a cancellation names the cancelled invoice', async () => {
    const { id, invoice_number } = await issued()
    const back = await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    const pages = await readText(back?.id ?? 0)
    expect(pages[0]).toContain(`Stornorechnung ${back?.invoice_number}`)
    expect(pages[0]).toContain(`hebt die Rechnung ${invoice_number} vom 2. März 2027 auf`)
    expect(pages[0]).toContain('−€ 75,00')
  })

  test('keeps every line over several pages, with the payment code once', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      description: { de: `Nacht ${index + 1} im Doppelzimmer mit Halbpension`, en: `Night ${index + 1}` },
      quantity: 2,
      unit_cents: 4_705,
    }))
    const { id } = await issued({ invoice: { lines, kind: 'lodging' } })
    const { pages, codes } = await read(id)
    expect(pages.length).toBeGreaterThan(1)
    const all = pages.join(' ')
    for (const { description } of lines) expect(all).toContain(description.de)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Einzelpreis')
    expect(all).toContain('€ 2.823,00')
    expect(codes[0]).toContain('EUR2823.00')
    expect(codes).toHaveLength(1)
  })

  test('shows names of any length in full', async () => {
    const long = 'Unterkirchnerschwarzenbrunnerhohenwartenfelsgroßglockner'.repeat(2).slice(0, 100)
    const { id } = await issued({ name: ['Maria-Magdalena Theodora', long] })
    const pages = await readText(id)
    expect(pages[0]?.replaceAll(' ', '')).toContain(long)
  })

  test('is rendered once and stored', async () => {
    const { id, invoice_number } = await issued()
    const first = await providePdf(fixture.services, id)
    const stored = await Array.fromAsync(fixture.services.files.list(`invoices/${invoice_number}-`))
    expect(stored).toMatchObject([{ type: 'application/pdf', name: `Rechnung-${invoice_number}.pdf` }])
    const second = await providePdf(fixture.services, id)
    expect(second?.content.equals(first?.content ?? Buffer.of())).toBe(true)
  })

  test('stays the same file when invoices get another column and the layout changes', async () => {
    const { id } = await issued()
    const first = await providePdf(fixture.services, id)
    await sql`alter table invoices add later_column text default 'x'`.execute(fixture.db)
    // Simulates a later version that would render the invoice differently.
    await sql`alter table invoices disable trigger invoices_stay`.execute(fixture.db)
    await sql`update invoices set subject = 'Otherwise' where id = ${id}`.execute(fixture.db)
    const later = await providePdf(fixture.services, id)
    expect(later?.content.equals(first?.content ?? Buffer.of())).toBe(true)
    await sql`alter table invoices enable trigger invoices_stay`.execute(fixture.db)
    await sql`alter table invoices drop later_column`.execute(fixture.db)
  })

  test('stored before PDFs were recorded is found and recorded', async () => {
    const { id } = await issued()
    const back = await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    // The previous version used a hash of the whole row as the key, which had neither a request key nor subjects.
    const rowOf = async (of: number) => {
      const { request_key, subjects, ...row } = await fixture.db
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', of)
        .executeTakeFirstOrThrow()
      return row
    }
    const row = { ...(await rowOf(back?.id ?? 0)), first: await rowOf(id) }
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32)
    const key = `invoices/${back?.invoice_number}-${hash}.pdf`
    const about = { type: 'application/pdf', name: 'Stornorechnung.pdf' }
    await fixture.services.files.put(key, Buffer.from('%PDF-older'), about)
    for (let time = 0; time < 2; time++)
      expect((await providePdf(fixture.services, back?.id ?? 0))?.content.toString()).toBe('%PDF-older')
    const recorded = await fixture.db
      .selectFrom('invoice_papers')
      .select('key')
      .where('invoice_id', '=', back?.id ?? 0)
      .execute()
    expect(recorded).toEqual([{ key }])
  })

  test('is rendered again when the store has lost it, and refused when it was altered', async () => {
    const { id } = await issued()
    await providePdf(fixture.services, id)
    const keyOf = async () =>
      (
        await fixture.db
          .selectFrom('invoice_papers')
          .select('key')
          .where('invoice_id', '=', id)
          .executeTakeFirstOrThrow()
      ).key
    await fixture.services.files.remove(await keyOf())
    expect((await providePdf(fixture.services, id))?.content.subarray(0, 5).toString()).toBe('%PDF-')
    const about = { type: 'application/pdf', name: 'x.pdf' }
    await fixture.services.files.put(await keyOf(), Buffer.from('%PDF-other'), about)
    await expect(providePdf(fixture.services, id)).rejects.toThrow('differs from the issued one')
  })

  test('requested concurrently is one file', async () => {
    const { id, invoice_number } = await issued()
    const made = await Promise.all(Array.from({ length: 3 }, () => providePdf(fixture.services, id)))
    expect(new Set(made.map(pdf => pdf?.content.toString('base64'))).size).toBe(1)
    expect(await Array.fromAsync(fixture.services.files.list(`invoices/${invoice_number}-`))).toHaveLength(1)
  })
})

describe('the download of an invoice', () => {
  const linkOf = async (person: Person) => {
    const { body } = await fixture.call(myInvoices, {}, { as: person })
    return new URL(body[0]?.aws_temp_url ?? '')
  }
  const get = (url: URL) => fixture.app.inject({ method: 'GET', url: url.pathname + url.search })

  test('works with its link, without a login, as an attachment', async () => {
    const { person, id, invoice_number } = await issued()
    const answer = await get(await linkOf(person))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Rechnung-${invoice_number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.equals((await providePdf(fixture.services, id))?.content ?? Buffer.of())).toBe(
      true,
    )
  })

  test('is refused with another link', async () => {
    const { person, id } = await issued()
    const link = await linkOf(person)
    const changed = (change: (url: URL) => void) => {
      const url = new URL(link)
      change(url)
      return get(url)
    }
    const answers = [
      await changed(url => url.searchParams.set('expires', '9999999999')),
      await changed(url => url.searchParams.delete('signature')),
      await changed(url => {
        url.pathname = `/api/invoices/${id + 1}/pdf`
      }),
      await get(new URL(`http://localhost/api/invoices/${id}/pdf`)),
    ]
    expect(answers.map(answer => answer.json().code)).toEqual(Array(4).fill('invalid_link'))
    expect((await fixture.refused(invoicePdf, { params: { id: 'x' }, query: {} })).status).toBe(404)
  })

  test('expires within an hour', async () => {
    const { person } = await issued()
    const expires = Number((await linkOf(person)).searchParams.get('expires'))
    expect(expires - fixture.services.clock.now().getTime() / 1000).toBeLessThanOrEqual(3600)
  })
})

describe('the attachment of a mail', () => {
  test('is the same file under its own name', async () => {
    const { id, invoice_number } = await issued({ locale: 'en' })
    const attached = await attachInvoice(fixture.services)(`invoice:${id}`)
    expect(attached).toMatchObject({
      filename: `Invoice-${invoice_number}.pdf`,
      contentType: 'application/pdf',
    })
    expect(attached.content.equals((await providePdf(fixture.services, id))?.content ?? Buffer.of())).toBe(
      true,
    )
  })

  test.each(['invoice:999999', 'invoice:', 'invoice:1 or 1', 'resume:1', ''])(
    'is refused for %j',
    async name => {
      await expect(attachInvoice(fixture.services)(name)).rejects.toThrow(/Unknown attachment/)
    },
  )
})
