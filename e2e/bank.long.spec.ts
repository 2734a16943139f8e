// The treasurer imports a statement of the bank, confirms what is open, and undoes the import.
import type { APIRequestContext } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    outcome: 'New entries: 2. Booked: 1. To confirm: 1. Known already: 0.',
    again: 'Nothing new. Known already: 2.',
    lines: 'Entries',
    confirm: /^Confirm: /,
    booked: 'Entry booked.',
    undo: 'Undo import',
    reason: 'Reason',
    undone: 'Undone: Wrong month',
    sure: 'Book certain matches straight away',
    search: 'Search by name, text or amount',
    bookedState: 'booked',
  },
  de: {
    outcome: 'Neue Umsätze: 2. Gebucht: 1. Zu bestätigen: 1. Schon bekannt: 0.',
    again: 'Nichts Neues. Schon bekannt: 2.',
    lines: 'Umsätze',
    confirm: /^Bestätigen: /,
    booked: 'Umsatz gebucht.',
    undo: 'Import zurücknehmen',
    reason: 'Grund',
    undone: 'Zurückgenommen: Wrong month',
    sure: 'Sichere Umsätze sofort buchen',
    search: 'Suche nach Name, Text oder Betrag',
    bookedState: 'gebucht',
  },
}

/** Applies as a new student and returns the number of the invoice. */
const invoiceNumber = async (request: APIRequestContext): Promise<string> => {
  const { headers } = await newStudent(request)
  const { id } = await masterclassThat(request, 'open')
  const multipart = { is_known: '1', agreed_consent: '1', agreed_terms: '1', repertoire: 'A suite' }
  const answer = await request.post(`/api/academy/apply/${id}`, { headers, multipart })
  expect(answer.status()).toBe(201)
  return (await answer.json()).fee_invoice.invoice_number
}

const entry = (
  name: string,
  text: string,
) => `<Ntry><Amt Ccy="EUR">75.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-13</Dt></BookgDt><AcctSvcrRef>${crypto.randomUUID()}</AcctSvcrRef>
  <BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const statement = (iban: string, entries: string[]) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
  <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`)

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  test.describe(`a treasurer with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('imports a statement, confirms an entry with one key, and undoes the import', async ({
      page,
      request,
    }) => {
      test.slow()
      const [sure, likely] = [await invoiceNumber(request), await invoiceNumber(request)]
      const stored = await login(request, 'manager@example.org')
      const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
      const { iban } = await (await request.get('/api/academy/a/association', { headers })).json()
      const payer = `Gerda Wallinger ${crypto.randomUUID().slice(0, 8)}`
      const name = `statement-${crypto.randomUUID()}.xml`
      const buffer = statement(iban, [
        entry('Mira Talbach', `Rechnung ${sure}`),
        entry(payer, `Rechnung ${likely}`),
      ])
      const file = { name, mimeType: 'application/xml', buffer }
      await storeSession(page, stored)
      await page.goto('/user/a/bank')
      await expect(page.getByRole('checkbox', { name: t.sure })).toBeChecked()
      const field = page.locator('input[type=file]')
      await field.setInputFiles(file)
      await expect(page.getByText(t.outcome)).toBeVisible()

      const line = page.getByRole('list', { name: t.lines }).getByRole('listitem').filter({ hasText: payer })
      await expect(line).toContainText(likely)
      await line.getByRole('button', { name: t.confirm }).first().press('Enter')
      await expect(page.getByText(t.booked)).toBeVisible()
      await expect(line).toBeHidden()

      // What is shown is in the address, so that a reload shows it again.
      await page.getByRole('searchbox', { name: t.search }).fill(payer)
      await page.getByRole('button', { name: t.bookedState, exact: true }).click()
      await expect(line).toBeVisible()
      await expect(page).toHaveURL(/(?=.*state=booked)(?=.*search=Gerda)/)
      await page.reload()
      await expect(line).toBeVisible()
      await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(payer)

      await field.setInputFiles(file)
      await expect(page.getByText(t.again)).toBeVisible()
      const imported = page.getByRole('listitem').filter({ hasText: name })
      await imported.getByRole('button', { name: t.undo }).click()
      await imported.getByLabel(t.reason).fill('Wrong month')
      await imported.getByRole('button', { name: t.undo }).click()
      await expect(imported.getByText(t.undone)).toBeVisible()
      await expect(imported.getByRole('button', { name: t.undo })).toBeHidden()
    })
  })
}
