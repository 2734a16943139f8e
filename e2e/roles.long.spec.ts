// The office invites an accompanist, who follows the link of the mail and then gets a correpetition period.
import { openPage } from './open-page.ts'
import { linkTo } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { expect, test } from './test.ts'

test.describe('a browser in en', () => {
  test.use({ locale: 'en' })

  test('an invited accompanist accepts, and a period is typed for them', async ({
    page,
    request,
    browser,
  }) => {
    const last_name = `Wiesinger-${crypto.randomUUID().slice(0, 8)}`
    const email = `${last_name.toLowerCase()}@example.org`
    await storeSession(page, await login(request, 'manager@example.org'))
    await page.goto('/user/a/accounts')
    await page.getByRole('button', { name: 'Invite by email' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['Accompanist', 'Academy manager'])
    await dialog.getByLabel('First name').fill('Albrecht')
    await dialog.getByLabel('Last name').fill(last_name)
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('button', { name: `Send again: Albrecht ${last_name}` })).toBeVisible()

    const invited = await browser.newPage({ locale: 'en' })
    await invited.goto(await linkTo('/auth/invitation', email))
    await expect(invited.getByText('choose the masterclasses you accompany')).toBeVisible()
    await invited.getByLabel('Password', { exact: true }).fill('Flügel-Sommer-9')
    await invited.getByLabel('Repeat the password').fill('Flügel-Sommer-9')
    await invited.getByRole('button', { name: 'Save the password' }).click()
    await invited.waitForURL('/user')
    // Every role is asked to complete the profile.
    await expect(invited.getByRole('dialog')).toContainText('You have not told us your gender yet')
    await invited.close()

    await openPage(page, '/user/a/periods')
    const period = page.getByRole('form', { name: 'New correpetition period' })
    await period.getByRole('combobox', { name: 'Accompanist' }).fill(last_name)
    await page.getByRole('option', { name: `Albrecht ${last_name}` }).click()
    const year = await page
      .getByLabel('Academy', { exact: true })
      .evaluate((select: HTMLSelectElement) => (select.selectedOptions[0]?.textContent ?? '').slice(0, 4))
    await period.getByRole('textbox', { name: 'First day' }).fill(`02.08.${year}`)
    await period.getByRole('textbox', { name: 'Last day' }).fill(`05.08.${year}`)
    await page.keyboard.press('Enter')
    // The open list of the next row hides the table from assistive technology.
    await expect(page.locator('main th[scope="row"]', { hasText: last_name })).toBeVisible()
  })
})
