// The office invites an accompanist, who follows the link of the mail and then gets a correpetition period.
import { linkTo } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { expect, test } from './test.ts'

test.describe('a browser in de', () => {
  test.use({ locale: 'de' })

  test('an invited accompanist accepts, and a period is typed for them', async ({
    page,
    request,
    browser,
  }) => {
    const last_name = `Wiesinger-${crypto.randomUUID().slice(0, 8)}`
    const email = `${last_name.toLowerCase()}@example.org`
    await storeSession(page, await login(request, 'manager@example.org'))
    await page.goto('/user/a/accounts')
    await page.getByRole('button', { name: 'Per E-Mail einladen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Rolle').getByRole('option')).toHaveText(['Korrepetition', 'Akademiebüro'])
    await dialog.getByLabel('Vorname').fill('Albrecht')
    await dialog.getByLabel('Nachname').fill(last_name)
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByRole('button', { name: 'Einladung senden' }).click()
    await expect(page.getByRole('button', { name: `Erneut senden: Albrecht ${last_name}` })).toBeVisible()

    const invited = await browser.newPage({ locale: 'de' })
    await invited.goto(await linkTo('/auth/invitation', email))
    await expect(invited.getByText('die Meisterkurse wählen, die Sie begleiten')).toBeVisible()
    await invited.getByLabel('Passwort', { exact: true }).fill('Flügel-Sommer-9')
    await invited.getByLabel('Passwort wiederholen').fill('Flügel-Sommer-9')
    await invited.getByRole('button', { name: 'Passwort speichern' }).click()
    await invited.waitForURL('/user')
    await invited.close()

    await page.goto('/user/a/periods')
    const period = page.getByRole('form', { name: 'Neuer Korrepetitionszeitraum' })
    await period.getByRole('combobox', { name: 'Korrepetition' }).fill(last_name)
    await page.getByRole('option', { name: `Albrecht ${last_name}` }).click()
    const year = await page
      .getByLabel('Akademie')
      .evaluate((select: HTMLSelectElement) => (select.selectedOptions[0]?.textContent ?? '').slice(0, 4))
    await period.getByRole('textbox', { name: 'Erster Tag' }).fill(`02.08.${year}`)
    await period.getByRole('textbox', { name: 'Letzter Tag' }).fill(`05.08.${year}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader', { name: `Albrecht ${last_name}` })).toBeVisible()
  })
})
