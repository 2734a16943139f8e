// Students change days, meals and wishes of their bookings, and see the price before; they take their data along.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openPage } from './open-page.ts'
import { storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { languagesOn, test } from './test.ts'

const texts = {
  en: {
    change: /^Change:/,
    departure: 'Departure',
    date: (day: string) => day.split('-').reverse().join('/'),
    total: 'New total: €275',
    more: '€55 more than before.',
    papers: 'The invoice will be cancelled and replaced.',
    pay: 'Change with obligation to pay – €275',
    less: '€55 less than before.',
    save: 'Change the booking',
    saved: 'Your booking has been changed.',
    vegan: 'vegan',
    allergies: 'Allergies',
    consent: /^I consent to/,
    comment: 'Comment',
    kept: 'Allergies: Peanuts',
    archive: 'Create the archive',
    download: 'Download',
    invoice: 'files/Invoice-',
    withdrawNeeds: 'Withdraw: Special diets and allergies',
    withdraw: 'Withdraw',
    withdrawn: /withdrawn on/,
  },
  de: {
    change: /^Ändern:/,
    departure: 'Abreise',
    date: (day: string) => day.split('-').reverse().join('.'),
    total: 'Neuer Gesamtpreis: € 275',
    more: '€ 55 mehr als bisher.',
    papers: 'Die Rechnung wird storniert und ersetzt.',
    pay: 'Zahlungspflichtig ändern – € 275',
    less: '€ 55 weniger als bisher.',
    save: 'Buchung ändern',
    saved: 'Ihre Buchung ist geändert.',
    vegan: 'vegan',
    allergies: 'Allergien',
    consent: /^Ich willige ein/,
    comment: 'Anmerkung',
    kept: 'Allergien: Peanuts',
    archive: 'Archiv erstellen',
    download: 'Herunterladen',
    invoice: 'files/Rechnung-',
    withdrawNeeds: 'Widerrufen: Besondere Kost und Allergien',
    withdraw: 'Widerrufen',
    withdrawn: /widerrufen am/,
  },
}

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Four nights in a single room with vegetarian half board: 220 euros. */
const booked = async (request: APIRequestContext) => {
  const { stored, headers } = await newStudent(request)
  await giveGender(request, stored)
  const options = await (await request.get('/api/accommodation/options', { headers })).json()
  // The last nights of the academy are the emptiest ones of the demo.
  const start_date = later(options.end_date, -6)
  const data = {
    start_date,
    end_date: later(start_date, 4),
    academy_room_type_id: options.room_types[0].id,
    academy_meal_type_id: options.meal_types[0].id,
    diet: 'VEGETARIAN',
    agreedToTerms: true,
  }
  const answer = await request.post('/api/accommodation/bookings', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return { stored, start_date }
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  test.describe(`a student with a browser in ${language}`, () => {
    test.use({ locale: language })
    test.slow()

    test('changes days, diet and wishes of a booking at the price that is shown', async ({
      page,
      request,
    }) => {
      const { stored, start_date } = await booked(request)
      await storeSession(page, stored)
      await page.goto('/user/acomodation')
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: t.change }).click()
      const departure = dialog.getByRole('textbox', { name: t.departure })
      await departure.fill(t.date(later(start_date, 5)))
      await departure.blur()
      await expect(dialog.getByText(t.total)).toBeVisible()
      await expect(dialog.getByText(t.more)).toBeVisible()
      await expect(dialog.getByText(t.papers)).toBeVisible()
      await dialog.getByLabel(t.vegan).check()
      await dialog.getByLabel(t.allergies).fill('Peanuts')
      await dialog.getByRole('checkbox', { name: t.consent }).check()
      await dialog.getByLabel(t.comment).fill('With Ada Feldmark, please')
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t.pay }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(new RegExp(`, ${t.vegan}`))).toBeVisible()
      await expect(page.getByText('With Ada Feldmark, please')).toBeVisible()

      await page.getByRole('button', { name: t.change }).click()
      await expect(dialog.getByLabel(t.allergies)).toHaveValue('Peanuts')
      await departure.fill(t.date(later(start_date, 4)))
      await departure.blur()
      await expect(dialog.getByText(t.less)).toBeVisible()
      await dialog.getByRole('button', { name: t.save }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t.kept)).toBeVisible()

      // The archive has a page, JSON and the invoices.
      await openPage(page, '/user/personal-data')
      await page.getByRole('button', { name: t.archive }).click()
      const [archive] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.download, exact: true }).click(),
      ])
      const names = await readFile(await archive.path(), 'latin1')
      for (const name of ['index.html', 'personal-data.json', t.invoice]) expect(names).toContain(name)

      // Without the consent the allergies are gone.
      await page.getByRole('button', { name: t.withdrawNeeds }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw }).click()
      await expect(page.getByText(t.withdrawn)).toBeVisible()
      await openPage(page, '/user/acomodation')
      await expect(page.getByText(new RegExp(`, ${t.vegan}`))).toBeVisible()
      await expect(page.getByText(t.kept)).toBeHidden()
    })
  })
}
