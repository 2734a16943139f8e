// The account: the office enters money as it came, and the student sees it and asks for what is left over.
import type { APIRequestContext, Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, expectToFit, oneWidth, test } from './test.ts'

type Student = Awaited<ReturnType<typeof newStudent>>

/** Applies and returns the invoice of the handling fee. */
const applied = async (request: APIRequestContext, { headers }: Student) => {
  const { id } = await masterclassThat(request, 'open')
  const multipart = { is_known: '1', agreed_consent: '1', agreed_terms: '1', repertoire: 'A suite' }
  const answer = await request.post(`/api/academy/apply/${id}`, { headers, multipart })
  expect(answer.status()).toBe(201)
  return (await answer.json()).fee_invoice as { id: number; invoice_number: string }
}

const accountOf = async (request: APIRequestContext, { headers }: Student) =>
  (await (await request.get('/api/user/account', { headers })).json()) as {
    id: number
    balance: number
    credit: number
    outstanding: number
  }

const asOffice = async (page: Page, request: APIRequestContext) => {
  const stored = await login(request, 'manager@example.org')
  await storeSession(page, stored)
  return { authorization: `Bearer ${JSON.parse(stored).access_token}` }
}

const dialog = (page: Page) => page.getByRole('dialog')
const account = (page: Page) => page.getByRole('region', { name: 'Account', exact: true })

test.describe('an office with a browser in en', oneWidth, () => {
  test.use({ locale: 'en' })

  test('enters a transfer for two people, undoes it, takes money from an invoice again and refunds it', async ({
    page,
    request,
  }) => {
    test.slow()
    const [mira, other] = [await newStudent(request), await newStudent(request)]
    const invoice = await applied(request, mira)
    const { invoice_number } = await applied(request, other)
    const { id } = await accountOf(request, mira)
    const headers = await asOffice(page, request)
    const paid_on = (await (await request.get('/api/ping')).json()).now.slice(0, 10)

    await test.step('one transfer for two people, which is undone', async () => {
      await page.goto(`/user/a/people/${id}`)
      await account(page).getByRole('button', { name: 'Enter a payment' }).click()
      await dialog(page).getByLabel('Amount').fill('160')
      await dialog(page)
        .getByRole('combobox', { name: /^Invoice of another person/ })
        .fill(invoice_number)
      await page.getByRole('option', { name: new RegExp(invoice_number) }).click()
      await dialog(page).getByLabel('Who paid, if somebody else').fill('Rosa Talbach')
      await dialog(page).getByRole('button', { name: 'Enter the payment' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(account(page).getByText('€10.00 credit')).toBeVisible()
      await expect(account(page).getByText('Paid by Rosa Talbach')).toBeVisible()
      expect(await accountOf(request, other)).toMatchObject({ balance: 0, outstanding: 0 })

      await account(page)
        .getByRole('button', { name: /^Undo: Payment/ })
        .click()
      await dialog(page).getByLabel('Why?').fill('Wrong amount')
      await dialog(page).getByRole('button', { name: 'Undo the entry' }).click()
      await expect(account(page).getByText('Undone: Wrong amount')).toBeVisible()
      expect(await accountOf(request, other)).toMatchObject({ balance: 75, outstanding: 75 })
    })

    await test.step('money is taken from an invoice again, on the account and on the invoice', async () => {
      const data = { amount: 75, paid_on }
      const paid = await request.post(`/api/academy/a/people/${id}/payments`, { headers, data })
      expect(paid.status()).toBe(201)
      await page.reload()
      await account(page)
        .getByRole('button', { name: `Take from the invoice: €75.00 on invoice ${invoice.invoice_number}` })
        .click()
      await dialog(page).getByRole('button', { name: 'Take from the invoice' }).click()
      await expect(dialog(page).getByLabel('Why?')).toBeFocused()
      await dialog(page).getByLabel('Why?').fill('Meant for the place')
      await dialog(page).getByRole('button', { name: 'Take from the invoice' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(account(page).getByText('€75.00 credit')).toBeVisible()
      expect(await accountOf(request, mira)).toMatchObject({ outstanding: 75, credit: 75 })

      await account(page)
        .getByRole('button', { name: `Use credit for invoice ${invoice.invoice_number}` })
        .click()
      await expect(page.getByRole('alertdialog')).toContainText('€75.00 of the €75.00 credit')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Use credit' }).click()
      await expect(account(page).getByText('Everything is settled.')).toBeVisible()
      await openPage(page, `/user/a/invoices/${invoice.id}`)
      await page.getByRole('button', { name: /^Take from the invoice: €75\.00 received/ }).click()
      await page.getByLabel('Why?').fill('Meant for the place')
      await page.getByRole('button', { name: 'Take from the invoice', exact: true }).click()
      await expect(page.getByText('The money is no longer on this invoice: it is credit.')).toBeVisible()
      expect(await accountOf(request, mira)).toMatchObject({ outstanding: 75, credit: 75 })
    })

    await test.step('the office asks for the IBAN of a refund and records it as sent', async () => {
      await openPage(page, `/user/a/refunds?search=${encodeURIComponent(mira.email)}`)
      const row = page.getByRole('row').filter({ hasText: mira.email })
      await row.getByRole('button', { name: /^Ask for the IBAN: / }).click()
      await expect(row.getByText(/^Asked on/)).toBeVisible()
      const iban = { iban: 'AT61 1904 3002 3457 3201', account_holder: 'Mira Talbach' }
      await request.put('/api/user/account/refund', { headers: mira.headers, data: iban })
      await page.reload()
      await expect(row.getByText('AT61 1904 3002 3457 3201')).toBeVisible()
      await row.getByRole('button', { name: /^Record as sent: / }).click()
      await dialog(page).getByRole('button', { name: 'Record as sent' }).click()
      await expect(row).toBeHidden()
      expect(await accountOf(request, mira)).toMatchObject({ credit: 0 })
    })
  })
})

test.describe('a student with a phone', oneWidth, () => {
  test.use({ locale: 'de', viewport: { width: 390, height: 844 } })

  test('sees the account, uses credit for an invoice and asks for the rest', async ({ page, request }) => {
    test.slow()
    const mira = await newStudent(request)
    const { id } = await accountOf(request, mira)
    const headers = {
      authorization: `Bearer ${JSON.parse(await login(request, 'manager@example.org')).access_token}`,
    }
    const paid_on = (await (await request.get('/api/ping')).json()).now.slice(0, 10)
    await request.post(`/api/academy/a/people/${id}/payments`, { headers, data: { amount: 100, paid_on } })
    const { invoice_number } = await applied(request, mira)

    await storeSession(page, mira.stored)
    await page.goto('/user/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()
    await page.getByRole('button', { name: `Guthaben verwenden für Rechnung ${invoice_number}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Guthaben verwenden' }).click()
    await expect(page.getByText('€ 25,00 Guthaben')).toBeVisible()
    const iban = page.getByLabel('IBAN')
    await iban.fill('AT61 1904 3002 3457 3202')
    await page.getByRole('button', { name: 'Um Rückzahlung bitten' }).click()
    await expect(iban).toHaveAccessibleDescription(/Diese IBAN ist ungültig/)
    await iban.fill('AT61 1904 3002 3457 3201')
    await page.getByRole('button', { name: 'Um Rückzahlung bitten' }).click()
    await expect(page.getByText('Sie haben um Überweisung an Mira Talbach')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Kontoübersicht als PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^konto-.*\.pdf$/)
    await expectToFit(page)
  })
})
