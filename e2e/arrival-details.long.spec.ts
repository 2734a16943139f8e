// A minor tells allergies, an emergency contact and the consent of a parent; the office and the kitchen see them.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openPage } from './open-page.ts'
import { pdfFile } from './pdf.ts'
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { languagesOn, test } from './test.ts'

const texts = {
  en: {
    note: 'Add an emergency contact',
    allergies: 'Allergies',
    needsConsent: /^I consent to/,
    consentMissing: /^We may only keep special diets/,
    name: 'Name',
    phone: 'Telephone',
    phoneWrong: 'Please enter a telephone number, such as +43 660 1234567.',
    relation: 'Relationship to you',
    save: 'Save',
    saved: 'Your details are saved.',
    missing: 'The consent is missing.',
    upload: 'Upload the consent',
    fileMissing: 'Please choose a file.',
    parentName: 'Name of the parent',
    parentContact: 'Telephone or email of the parent',
    consentSaved: 'The consent is saved. Thank you!',
    form: 'English: form to print and sign',
    filter: 'Consent missing',
    open: 'Open the consent',
    delete: 'Delete the consent',
    paperSaved: 'The consent is saved.',
    special: 'Allergies and special diets',
    vegan: 'vegan',
  },
  de: {
    note: 'Notfallkontakt angeben',
    allergies: 'Allergien',
    needsConsent: /^Ich willige ein/,
    consentMissing: /^Besondere Kost und Allergien dürfen wir nur/,
    name: 'Name',
    phone: 'Telefon',
    phoneWrong: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +43 660 1234567.',
    relation: 'Wer ist das für Sie?',
    save: 'Speichern',
    saved: 'Ihre Angaben sind gespeichert.',
    missing: 'Die Zustimmung fehlt noch.',
    upload: 'Zustimmung hochladen',
    fileMissing: 'Bitte wählen Sie eine Datei.',
    parentName: 'Name des Elternteils',
    parentContact: 'Telefon oder E-Mail des Elternteils',
    consentSaved: 'Die Zustimmung ist gespeichert. Vielen Dank!',
    form: 'Deutsch: Formular zum Ausdrucken und Unterschreiben',
    filter: 'Zustimmung fehlt',
    open: 'Zustimmung öffnen',
    delete: 'Zustimmung löschen',
    paperSaved: 'Die Zustimmung ist gespeichert.',
    special: 'Allergien und besondere Kost',
    vegan: 'vegan',
  },
}

const dialog = (page: Page) => page.getByRole('dialog')

/** A minor with a bed and vegan meals. */
const bookedMinor = async (request: APIRequestContext, last_name: string) => {
  const { stored, headers } = await newStudent(request)
  const { email, locale } = await (await request.get('/api/user/profile', { headers })).json()
  const options = await (await request.get('/api/accommodation/options', { headers })).json()
  const year = Number(options.start_date.slice(0, 4))
  const data = {
    first_name: 'Mira',
    last_name,
    email,
    locale,
    gender: 'female',
    date_of_birth: `${year - 16}-03-04`,
  }
  expect((await request.put('/api/user/profile', { headers, data })).ok()).toBe(true)
  const stay = {
    start_date: options.start_date,
    end_date: options.end_date,
    academy_room_type_id: options.room_types[1].id,
    academy_meal_type_id: options.meal_types[0].id,
    diet: 'VEGETARIAN',
    special_diets: ['VEGAN'],
    agreedToTerms: true,
  }
  const answer = await request.post('/api/accommodation/bookings', { headers, data: stay })
  expect(answer.status(), await answer.text()).toBe(201)
  return stored
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a minor with a browser in ${language}`, () => {
    test.use({ locale: language })
    test.slow()

    test('tells what is needed before the arrival, and the office sees it', async ({
      browser,
      page,
      request,
    }) => {
      const last_name = `Lindgrau${language}${test.info().project.name}`
      await storeSession(page, await bookedMinor(request, last_name))
      await page.goto('/user/acomodation')
      await page.getByRole('button', { name: t.note }).click()
      await dialog(page).getByLabel(t.allergies).fill('Peanuts')
      await dialog(page).getByLabel(t.name, { exact: true }).fill('Gustav Lindgrau')
      await dialog(page).getByLabel(t.phone).fill('at home')
      await dialog(page).getByLabel(t.relation).fill('Vater')
      await dialog(page).getByRole('button', { name: t.save }).click()
      await expect(dialog(page).getByText(t.phoneWrong)).toBeVisible()
      await dialog(page).getByLabel(t.phone).fill('+43 660 1234567')
      await dialog(page).getByRole('button', { name: t.save }).click()
      await expect(dialog(page).getByText(t.consentMissing)).toBeVisible()
      await dialog(page).getByRole('checkbox', { name: t.needsConsent }).check()
      await dialog(page).getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(page.getByRole('button', { name: t.note })).toBeHidden()

      await page.getByRole('link', { name: t.upload }).click()
      await expect(page.getByText(t.missing)).toBeVisible()
      const [form] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.form }).click(),
      ])
      expect(form.suggestedFilename()).toMatch(/\.pdf$/)
      await page.getByRole('button', { name: t.upload }).click()
      await dialog(page).getByLabel(t.parentName).fill('Gustav Lindgrau')
      await dialog(page).getByLabel(t.parentContact).fill('gustav@example.org')
      await dialog(page).getByRole('button', { name: t.save }).click()
      await expect(dialog(page).getByText(t.fileMissing)).toBeVisible()
      await dialog(page).locator('input[type=file]').setInputFiles(pdfFile('Signed.pdf'))
      await dialog(page).getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.consentSaved)).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText(t.missing)).toBeHidden()
      expect(await violationsOf(page)).toEqual([])

      const office = await browser.newPage({ locale: language })
      await storeSession(office, await login(request, 'manager@example.org'))
      await office.goto(`/user/a/people?consent=1&search=${last_name}`)
      await expect(office.getByLabel(t.filter)).toBeChecked()
      await expect(office.getByRole('link', { name: last_name })).toBeHidden()
      await openPage(office, `/user/a/people?search=${last_name}`)
      await office.getByRole('link', { name: last_name }).click()
      await expect(office.getByRole('button', { name: t.open })).toBeVisible()
      await expect(office.getByRole('link', { name: '+43 660 1234567' })).toBeVisible()
      await office.getByRole('button', { name: t.delete }).click()
      await office.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
      await office.getByRole('button', { name: t.upload }).click()
      await dialog(office).locator('input[type=file]').setInputFiles(pdfFile('On paper.pdf'))
      expect(await violationsOf(office)).toEqual([])
      await dialog(office).getByRole('button', { name: t.save }).click()
      await expect(office.getByText(t.paperSaved)).toBeVisible()
      await openPage(office, '/user/a/lodging/kitchen')
      const sheet = office.locator('section', { has: office.getByRole('heading', { name: t.special }) })
      const line = sheet.getByRole('listitem').filter({ hasText: last_name }).first()
      await expect(line).toContainText('Peanuts')
      await expect(line).toContainText(t.vegan)
      await office.close()
    })
  })
}
