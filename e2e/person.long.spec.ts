// The office answers a call on the page of a person, and books a bed for a guest.
import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { expectMail } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    search: 'Search people and pages',
    find: 'Person, invoice, room, page or action',
    show: (number: string) => `Show invoice ${number}`,
    pdf: (number: string) => `Download invoice ${number} as PDF`,
    close: 'Close',
    mail: 'Send by email again',
    mailed: (email: string) => `The invoice is on its way to ${email}.`,
    note: 'New note',
    noteText: 'Note',
    saveNote: 'Save the note',
    newPerson: 'New person',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    add: 'Add the person',
    book: 'Book a bed',
    free: /^Free of charge/,
    noInvoice: /^There is no invoice/,
    told: /knows the terms/,
    confirm: 'Book',
    missing: 'Please confirm that the person knows the terms.',
    freeStay: 'free of charge',
    createAccount: 'Create an account',
    address: 'Email address',
    createIt: 'Create the account',
  },
  de: {
    search: 'Personen und Seiten suchen',
    find: 'Person, Rechnung, Zimmer, Seite oder Aktion',
    show: (number: string) => `Rechnung ${number} zeigen`,
    pdf: (number: string) => `Rechnung ${number} als PDF herunterladen`,
    close: 'Schließen',
    mail: 'Noch einmal per E-Mail senden',
    mailed: (email: string) => `Die Rechnung geht an ${email}.`,
    note: 'Neue Notiz',
    noteText: 'Notiz',
    saveNote: 'Notiz speichern',
    newPerson: 'Neue Person',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    add: 'Person anlegen',
    book: 'Bett buchen',
    free: /^Kostenlos/,
    noInvoice: /^Es gibt keine Rechnung/,
    told: /kennt die Unterkunftsbedingungen/,
    confirm: 'Buchen',
    missing: 'Bitte bestätigen Sie, dass die Person die Bedingungen kennt.',
    freeStay: 'kostenlos',
    createAccount: 'Konto anlegen',
    address: 'E-Mail-Adresse',
    createIt: 'Konto anlegen',
  },
}

const dialog = (page: Page) => page.getByRole('dialog')

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  test.describe(`an office with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('finds a caller with an invoice, books a bed for a guest, and creates the account of a teacher', async ({
      page,
      request,
    }) => {
      test.slow()
      const student = await newStudent(request)
      const { id } = await masterclassThat(request, 'open')
      const answer = await request.post(`/api/academy/apply/${id}`, {
        headers: student.headers,
        multipart: { is_known: '1', agreed_consent: '1', agreed_terms: '1', repertoire: 'A suite' },
      })
      const invoice: { id: number; invoice_number: string } = (await answer.json()).fee_invoice
      const number = invoice.invoice_number
      const stored = await login(request, 'manager@example.org')
      await storeSession(page, stored)
      await page.goto('/user/a/invoices')
      await page.getByRole('button', { name: t.search }).click()
      await page.getByRole('combobox', { name: t.find }).fill(student.email)
      await page.getByRole('option', { name: student.email }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Mira Talbach' })).toBeVisible()
      const download = page.waitForEvent('download')
      await page
        .getByRole('link', { name: t.pdf(number) })
        .first()
        .click()
      expect((await download).suggestedFilename()).toContain(number)
      await page.getByRole('button', { name: t.show(number) }).click()
      await expect(dialog(page).getByText(student.email)).toBeVisible()
      await dialog(page).getByRole('button', { name: t.mail }).click()
      await expect(page.getByText(t.mailed(student.email))).toBeVisible()
      const mailed = `Subject: (Ihre Rechnung|Your invoice) ${number}\nAttached: invoice:${invoice.id}\n`
      await expectMail(student.email, new RegExp(mailed))
      await dialog(page).getByRole('button', { name: t.close }).click()

      // In the bar that stays above the page, and in its section.
      await page.getByRole('button', { name: t.note }).first().click()
      await dialog(page).getByLabel(t.noteText, { exact: true }).fill('The mother called about the invoice.')
      await dialog(page).getByRole('button', { name: t.saveNote }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText('The mother called about the invoice.')).toBeVisible()

      // A guest gets a bed free of charge.
      const email = `guest.${crypto.randomUUID()}@example.org`
      await openPage(page, '/user/a/people')
      await page.getByRole('button', { name: t.newPerson }).click()
      await dialog(page).getByLabel(t.firstName).fill('Gustav')
      await dialog(page).getByLabel(t.lastName).fill('Ebner')
      await dialog(page).getByLabel(t.email).fill(email)
      await dialog(page).getByRole('button', { name: t.add }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Gustav Ebner' })).toBeVisible()
      await expectMail(email, /\/auth\/reset-password|account|Konto/)

      await page.getByRole('button', { name: t.book }).first().click()
      await dialog(page).getByRole('button', { name: t.confirm, exact: true }).click()
      await expect(dialog(page).getByText(t.missing)).toBeVisible()
      await dialog(page).getByLabel(t.free).check()
      await expect(dialog(page).getByText(t.noInvoice)).toBeVisible()
      await dialog(page).getByLabel(t.told).check()
      await dialog(page).getByRole('button', { name: t.confirm, exact: true }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText(t.freeStay, { exact: true })).toBeVisible()

      // A teacher without an account is found, too.
      const last_name = `Ořechovská ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
      const address = `teacher.${crypto.randomUUID()}@example.org`
      const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
      const data = { first_name: 'Ludmila', last_name, resume_german: '', resume_english: '' }
      const added = await request.post('/api/academy/a/teachers', { headers, data })
      expect(added.status(), await added.text()).toBe(201)
      await page.getByRole('button', { name: t.search }).click()
      await page.getByRole('combobox', { name: t.find }).fill(last_name.replace('Ořechovská', 'orechovska'))
      await page.getByRole('option', { name: last_name }).click()
      await page.getByRole('button', { name: t.createAccount }).click()
      await dialog(page).getByLabel(t.address).fill(address)
      await dialog(page).getByRole('button', { name: t.createIt, exact: true }).click()
      await page.getByRole('link', { name: `Ludmila ${last_name}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: last_name })).toBeVisible()
      await expect(page.getByRole('button', { name: t.book }).first()).toBeVisible()
      await expectMail(address, /\/auth\/(reset-password|invitation)|Konto|account/)
    })
  })
}
