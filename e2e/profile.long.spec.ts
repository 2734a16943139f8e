// A new member completes the profile with addresses.
import type { Page } from '@playwright/test'
import { openEntry } from './menu.ts'
import { pdfFile } from './pdf.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    asked: 'You have not told us your gender yet',
    complete: 'Complete your profile',
    choose: 'Please choose one',
    female: 'female',
    nationality: 'Nationality',
    typed: 'austri',
    austria: 'Austria',
    save: 'Save',
    saved: 'Your data is saved.',
    addresses: 'Addresses',
    add: 'Add an address',
    required: 'required',
    country: 'Country',
    noCountry: 'country needs to be selected',
    street: 'Street and number',
    zip: 'Postcode',
    city: 'Town',
    addressSaved: 'The address is saved.',
    types: ['Main address', 'Billing address', 'Parents’ address'],
    edit: 'Edit: Billing address',
    delete: 'Delete: Billing address',
    confirm: 'Delete the address',
    deleted: 'The address is deleted.',
    resume: 'Upload a résumé',
    upload: 'Upload',
    resumeSaved: 'Your résumé is saved.',
    resumeDelete: 'Delete the résumé',
    noResume: 'No résumé yet.',
  },
  de: {
    asked: 'Wir kennen Ihr Geschlecht noch nicht',
    complete: 'Profil vervollständigen',
    choose: 'Bitte wählen Sie eine Möglichkeit.',
    female: 'weiblich',
    nationality: 'Staatsangehörigkeit',
    typed: 'österr',
    austria: 'Österreich',
    save: 'Speichern',
    saved: 'Ihre Daten sind gespeichert.',
    addresses: 'Adressen',
    add: 'Adresse hinzufügen',
    required: 'Dieses Feld ist erforderlich.',
    country: 'Land',
    noCountry: 'Bitte wählen Sie ein Land.',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    addressSaved: 'Die Adresse ist gespeichert.',
    types: ['Hauptadresse', 'Rechnungsadresse', 'Adresse der Eltern'],
    edit: 'Bearbeiten: Rechnungsadresse',
    delete: 'Löschen: Rechnungsadresse',
    confirm: 'Adresse löschen',
    deleted: 'Die Adresse ist gelöscht.',
    resume: 'Lebenslauf hochladen',
    upload: 'Hochladen',
    resumeSaved: 'Ihr Lebenslauf ist gespeichert.',
    resumeDelete: 'Lebenslauf löschen',
    noResume: 'Noch kein Lebenslauf.',
  },
}

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const choose = async (page: Page, label: string, typed: string, name: string) => {
  await dialog(page).getByRole('combobox', { name: label }).pressSequentially(typed)
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  test.describe(`a new member with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('completes the profile and adds addresses and a résumé', async ({ page, request }) => {
      test.slow()
      const { stored } = await newStudent(request)
      await page.addInitScript(text => localStorage.setItem('user', text), stored)
      await page.goto('/user')
      // It is asked for by itself, once a visit.
      await expect(dialog(page)).toContainText(t.asked)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await page.reload()
      const prompt = page.getByRole('button', { name: t.complete })
      await expect(prompt).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await prompt.click()
      await press(page, t.save)
      await expect(dialog(page).getByRole('radiogroup').first()).toHaveAccessibleDescription(t.choose)
      await page.keyboard.press('Escape')
      await expect(prompt).toBeFocused()
      await prompt.click()
      await dialog(page).getByLabel(t.female, { exact: true }).check()
      await choose(page, t.nationality, t.typed, t.austria)
      await press(page, t.save)
      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(prompt).toBeHidden()

      await openEntry(page, '/user/profile')
      await expect(page.getByText(t.female, { exact: true })).toBeVisible()
      const add = page.getByRole('button', { name: t.add })
      await add.click()
      await press(page, t.save)
      await expect(dialog(page).getByLabel(t.street)).toHaveAccessibleDescription(t.required)
      await expect(dialog(page).getByRole('combobox', { name: t.country })).toHaveAccessibleDescription(
        t.noCountry,
      )
      await page.keyboard.press('Escape')
      for (const [index, type] of t.types.slice(0, 2).entries()) {
        await add.click()
        // Types in use are not offered any more.
        await expect(dialog(page).getByRole('option')).toHaveText(t.types.slice(index))
        await dialog(page)
          .getByLabel(t.street)
          .fill(`Am Anger ${index + 1}`)
        await dialog(page).getByLabel(t.zip).fill('9999')
        await dialog(page).getByLabel(t.city).fill('Amselzell')
        await choose(page, t.country, t.typed, t.austria)
        await press(page, t.save)
        await expect(page.getByRole('heading', { level: 3, name: type })).toBeVisible()
      }

      await page.getByRole('button', { name: t.edit }).click()
      await dialog(page).getByLabel(t.street).fill('Stiftsplatz 7')
      await press(page, t.save)
      await expect(page.getByText('Stiftsplatz 7')).toBeVisible()
      await page.getByRole('button', { name: t.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.deleted)).toBeVisible()
      await expect(page.getByText('Stiftsplatz 7')).toBeHidden()
      // The focused element was removed: the focus moves nearby.
      await expect(page.getByRole('heading', { level: 2, name: t.addresses })).toBeFocused()

      await page.getByRole('button', { name: t.resume }).click()
      await dialog(page).locator('input[type=file]').setInputFiles(pdfFile('Mira Talbach.pdf'))
      await press(page, t.upload)
      await expect(page.getByText(t.resumeSaved)).toBeVisible()
      // The dialog shows the name too, until it is closed.
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText('Mira Talbach.pdf')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: t.resumeDelete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.resumeDelete }).click()
      await expect(page.getByText(t.noResume)).toBeVisible()
      await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
    })
  })
}
