// Participants book a bed and meals.
import { alert, choose, days, press, texts, wizardOf } from './lodging-wizard.ts'
import { openPage } from './open-page.ts'
import { storageKeys, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, expectToFit, languagesOn, test } from './test.ts'

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a participant with a browser in ${language}`, () => {
    test.use({ locale: language })
    test.slow()

    test('books with corrections at every step, and cancels', async ({ page, request }) => {
      const day = await days(request)
      const fillWizard = wizardOf(page, t)
      await storeSession(page, (await newStudent(request)).stored)
      await page.goto('/user/acomodation')
      await expect(page.getByText(t.nothing)).toBeVisible()
      for (const price of t.prices) await expect(page.getByText(price)).toBeVisible()

      // Without a gender no bed can be booked; once it is given, the wizard continues at once.
      await page.getByRole('link', { name: t.add }).click()
      await page.getByRole('dialog').getByLabel(t.female, { exact: true }).check()
      await page.getByRole('dialog').getByRole('button', { name: t.save }).click()
      await fillWizard.at(1)

      await fillWizard.enter(t.departure, '')
      await fillWizard.goOn()
      await expect(alert(page, t.noEnd)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.departure })).toBeFocused()
      await fillWizard.enter(t.arrival, day(5))
      await fillWizard.enter(t.departure, day(5))
      await fillWizard.goOn()
      await expect(alert(page, t.same)).toBeVisible()
      await fillWizard.enter(t.departure, day(4))
      await fillWizard.goOn()
      await expect(alert(page, t.reversed)).toBeVisible()
      await fillWizard.enter(t.departure, day(5))
      await fillWizard.enter(t.arrival, day(1))
      await fillWizard.goOn()

      await fillWizard.at(2)
      await expect(page.getByRole('alert')).toHaveText('')
      await fillWizard.goOn()
      await expect(alert(page, t.noRoom)).toBeVisible()
      await choose(page, t.double)
      await fillWizard.total(4, 88)
      await fillWizard.goOn()

      await fillWizard.at(3)
      await choose(page, t.board)
      await fillWizard.total(4, 188)
      await expectToFit(page)
      await fillWizard.goOn()
      await expect(alert(page, t.noDiet)).toBeVisible()
      await choose(page, t.vegetarian)
      await fillWizard.goOn()

      // The choices survive a reload; the browser's Back leads through the steps.
      await fillWizard.at(4)
      await expect(page.getByRole('button', { name: t.skip })).toBeVisible()
      await page.getByLabel(t.comment).fill('I arrive at night.')
      await page.reload()
      await expect(page.getByText(t.kept)).toBeVisible()
      await expect(page.getByLabel(t.comment)).toHaveValue('I arrive at night.')
      await page.goBack()
      await fillWizard.at(3)
      await expect(page.getByRole('radio', { name: t.vegetarian })).toBeChecked()
      await page.goForward()
      await fillWizard.at(4)
      await fillWizard.goOn()

      // After a change the wizard returns to the step it came from.
      await fillWizard.at(5)
      await fillWizard.change(1)
      await fillWizard.at(1)
      await fillWizard.enter(t.departure, day(4))
      await fillWizard.goOn()
      await fillWizard.at(5)
      await fillWizard.total(3, 141)
      await expect(page.getByText(t.address)).toBeVisible()
      await fillWizard.change(2)
      await choose(page, t.elsewhere)
      await fillWizard.total(3, 0)
      await expect(page.getByText(t.address)).toBeHidden()
      await fillWizard.goOn()
      await fillWizard.at(5)
      await expect(page.getByText(t.mealsWithRoom)).toBeVisible()
      await expect(page.getByText(t.address)).toBeHidden()
      await expect(page.getByRole('link', { name: t.change(t.steps[2] ?? '') })).toBeHidden()
      await fillWizard.change(2)
      await choose(page, t.single)
      await fillWizard.goOn()
      await fillWizard.at(5)
      await fillWizard.total(3, 165)

      const opened = page.waitForEvent('popup')
      const asked = page.context().waitForEvent('request', one => one.url().includes('/api/files/download'))
      await page.getByRole('link', { name: t.read }).click()
      expect(decodeURIComponent((await asked).url())).toMatch(
        new RegExp(`documents/terms_and_conditions_accommodation-\\S*_${language}\\.pdf`),
      )
      await (await opened).close()
      await press(page, t.book)
      await expect(alert(page, t.noTerms)).toBeVisible()
      await page.getByLabel(t.terms).check()
      await press(page, t.book)

      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(page).toHaveURL('/user/acomodation')
      await expect.poll(() => storageKeys(page)).toEqual(['user'])
      const row = page.getByRole('table', { name: t.current }).getByRole('row').nth(1)
      for (const part of [t.nights(3), t.money(165), t.open, 'I arrive at night.'])
        await expect(row).toContainText(part)
      const link = await row.getByRole('link', { name: t.download }).getAttribute('href')
      expect((await request.get(link ?? '')).headers()['content-type']).toBe('application/pdf')

      // The same nights are refused before the next step.
      await page.getByRole('link', { name: t.add }).click()
      await fillWizard.at(1)
      await fillWizard.enter(t.arrival, day(3))
      await fillWizard.enter(t.departure, day(6))
      await fillWizard.goOn()
      await expect(alert(page, t.overlaps)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.arrival })).toBeFocused()
      await page.getByRole('link', { name: t.back }).click()
      await expect(page.getByRole('link', { name: t.goOnBooking })).toBeVisible()

      await openPage(page, '/user')
      await expect(page.getByRole('heading', { name: t.booked })).toBeVisible()
      await openPage(page, '/user/acomodation')
      await row.getByRole('button', { name: t.cancel }).click()
      await expect(page.getByRole('alertdialog')).toContainText(t.cost)
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.cancelled)).toBeVisible()
      await expect(page.getByText(t.nothing)).toBeVisible()
      await expect(page.getByRole('table', { name: t.previous })).toContainText(t.money(165))
      await expect(page.getByRole('heading', { name: t.current })).toBeFocused()
    })
  })
}
