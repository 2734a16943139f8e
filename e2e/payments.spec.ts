// The office records a payment, and the student sees it.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectMail } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { newStudentWithInvoice } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    search: 'Search',
    none: 'No invoices match this search.',
    one: 'One invoice, €75.00 open.',
    show: (number: string) => `Show invoice ${number}`,
    amount: 'Amount',
    noAmount: /Please enter an amount in euros with/,
    part: '25.50',
    paid: 'Paid',
    stillOpen: /^The payment is entered; €49\.50 is still outstanding\./,
    settled: /^Paid in full\. The receipt goes to/,
    undo: /^Undo: €49\.50/,
    reason: 'Why?',
    undoNow: 'Undo the payment',
    undone: 'The payment is undone.',
    because: 'Reason: Wrong invoice',
    export: 'Export: Invoices',
    csv: 'As CSV',
    filter: 'State',
    all: /^All invoices/,
    state: 'paid',
    toPay: /^Pay €/,
  },
  de: {
    search: 'Suche',
    none: 'Keine Rechnung passt zu dieser Suche.',
    one: 'Eine Rechnung, € 75,00 offen.',
    show: (number: string) => `Rechnung ${number} zeigen`,
    amount: 'Betrag',
    noAmount: /Bitte geben Sie einen Betrag in Euro mit/,
    part: '25,50',
    paid: 'Bezahlt',
    stillOpen: /^Die Zahlung ist eingetragen; €\s49,50 ist noch offen\./,
    settled: /^Vollständig bezahlt\. Die Bestätigung geht an/,
    undo: /^Zurücknehmen: €\s49,50/,
    reason: 'Warum?',
    undoNow: 'Zahlung zurücknehmen',
    undone: 'Die Zahlung ist zurückgenommen.',
    because: 'Grund: Wrong invoice',
    export: 'Exportieren: Rechnungen',
    csv: 'Als CSV',
    filter: 'Stand',
    all: /^Alle Rechnungen/,
    state: 'bezahlt',
    toPay: /bezahlen$/,
  },
}

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`an office with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('records a payment in two parts, undoes one and exports, and the student gets the receipt', async ({
      page,
      request,
    }) => {
      test.slow()
      const { invoice_number: number, ...student } = await newStudentWithInvoice(request)
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/invoices')
      const search = page.getByRole('searchbox', { name: t.search })
      await search.fill('nobody of this name')
      await expect(page.getByText(t.none)).toBeVisible()
      await search.fill(number)
      await expect(page.getByText(t.one)).toBeVisible()
      await expect(page).toHaveURL(`/user/a/invoices?search=${number}`)
      await expect(search).toBeFocused()

      const row = page.getByRole('button', { name: t.show(number) })
      await row.click()
      const amount = dialog(page).getByLabel(t.amount)
      await expect(amount).toHaveValue('75')
      await amount.fill('much')
      await press(page, t.paid)
      await expect(amount).toHaveAccessibleDescription(t.noAmount)
      await amount.fill(t.part)
      await press(page, t.paid)
      await expect(dialog(page).getByText(t.stillOpen)).toBeVisible()
      await press(page, t.paid)
      await expect(dialog(page).getByText(t.settled)).toBeVisible()
      await expect(amount).toBeHidden()
      await expectMail(student.email, number, /Payment received|Zahlung erhalten/)

      await dialog(page).getByRole('button', { name: t.undo }).click()
      await dialog(page).getByLabel(t.reason).fill('Wrong invoice')
      await press(page, t.undoNow)
      await expect(dialog(page).getByText(t.undone)).toBeVisible()
      await expect(dialog(page).getByText(t.because)).toBeVisible()
      await press(page, t.paid)
      await expect(dialog(page).getByText(t.settled)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(row).toBeFocused()

      await page.getByLabel(t.filter, { exact: true }).selectOption('paid')
      await expect(page).toHaveURL(`/user/a/invoices?search=${number}&state=paid`)
      await page.getByRole('button', { name: t.export }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: t.csv }).click()
      const table = await readFile(await (await download).path(), 'utf8')
      expect(table).toContain(number)
      expect(table).toContain(student.email)

      await storeSession(page, student.stored)
      await page.goto('/user')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('summary', { hasText: t.all }).click()
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText(t.state)
      await expect(page.getByRole('link', { name: t.toPay })).toHaveCount(0)
    })
  })
}
