// The office makes next year’s academy from this one, on a tablet.
// Playwright’s own test: the browser logs the refused save.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { login, storeSession } from './session.ts'

const ACADEMIES = '/api/academy/a/academies'

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

/** Saves the academy as another user of the office. */
const saveAsOther = async (request: APIRequestContext, stored: string, id: string, place_name: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const academy = await (await request.get(`${ACADEMIES}/${id}`, { headers })).json()
  const saved = await request.put(`${ACADEMIES}/${id}`, { headers, data: { ...academy, place_name } })
  expect(saved.status(), await saved.text()).toBe(200)
}

test.describe('an office with a tablet and a browser in en', () => {
  test.use({ locale: 'en', viewport: { width: 820, height: 1180 } })

  test('makes next year from this one, edits and previews it, and sees what making it current changes', async ({
    page,
    request,
  }) => {
    const office = await login(request, 'manager@example.org')
    await storeSession(page, office)
    await page.goto('/user/a/academies')
    await page.getByRole('link', { name: '2027', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Academy 2027' })).toBeVisible()

    // Another deadline concerns those who have paid for an application: they are named first.
    await press(page, 'Edit')
    await dialog(page).getByRole('textbox', { name: 'Application deadline' }).fill('20/07/2027')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Change the deadline for people who have applied?',
    })
    await expect(question).toContainText('from 1 July 2027 to 20 July 2027')
    await expect(question).toContainText('Selections can be made final from 21 July 2027 on.')
    await expect(question).toContainText(/\d+ paid applications came in under the present deadline: \p{Lu}/u)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toContainText('Fewer than 21 days are left until the academy')
    await dialog(page).getByRole('textbox', { name: 'Application deadline' }).fill('01/07/2027')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(fact(page, 'Deadline')).toContainText('01.07.2027')

    await press(page, 'Copy to another year')
    await expect(dialog(page).getByRole('textbox', { name: 'First day of the new academy' })).toHaveValue(
      '30/07/2028',
    )
    const moved = dialog(page).getByRole('region', { name: 'Days of the copy' })
    await expect(moved).toContainText('30.07. - 13.08.2028')
    await expect(moved).toContainText(
      'The deadline was at the beginning, in the middle or at the end of a month (1 July 2027). You can adjust it after copying.',
    )
    await dialog(page)
      .getByLabel(/Also copy \d+ correpetition period/)
      .check()
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(dialog(page)).toContainText('Academy 2028 is a draft')
    await expect(fact(page, 'Masterclasses')).toContainText('16')
    await dialog(page).getByRole('link', { name: 'Open the new academy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Academy 2028' })).toBeVisible()
    await expect(page.getByText('Draft: nobody but the office sees this academy.')).toBeVisible()
    await expect(fact(page, 'Days')).toContainText('30.07. - 13.08.2028')
    await expect(fact(page, 'Deadline')).toContainText('29.06.2028')
    await expect(fact(page, 'Applications')).toContainText('0')
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await press(page, 'Edit')
    await dialog(page).getByRole('textbox', { name: 'Application deadline' }).fill('01/08/2028')
    await dialog(page).getByRole('textbox', { name: 'Handling fee for an application' }).fill('80')
    await saveAsOther(request, office, id, 'Burg Falkenau')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page)).toContainText('This day has to be before the first day of the academy.')
    await dialog(page).getByRole('textbox', { name: 'Application deadline' }).fill('01/07/2028')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    // Somebody else saved meanwhile: nothing that was typed is lost.
    await expect(dialog(page)).toContainText('Somebody else has saved this academy')
    await expect(dialog(page).getByRole('textbox', { name: 'Handling fee for an application' })).toHaveValue(
      '80',
    )
    await dialog(page).getByRole('button', { name: 'Load the new state' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'Place', exact: true })).toHaveValue(
      'Burg Falkenau',
    )
    await dialog(page).getByRole('textbox', { name: 'Application deadline' }).fill('01/07/2028')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(fact(page, 'Deadline')).toContainText('01.07.2028')

    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    const banner = page.getByRole('complementary', { name: 'Preview of academy 2028' })
    await expect(banner).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Burg Falkenau')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page
      .getByRole('link', { name: /^Cello/ })
      .first()
      .click()
    await expect(banner).toBeVisible()
    await expect(page).toHaveURL(/\/preview\/masterclass\/\d+$/)
    const masterclassId = page.url().split('/').at(-1)
    // A visitor finds nothing under the same number.
    expect((await request.get(`/api/masterClass/${masterclassId}`)).status()).toBe(404)
    await page.getByRole('link', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('This is not possible in the preview.')).toBeVisible()
    await banner.getByRole('link', { name: 'Leave the preview' }).click()

    await press(page, 'Make current')
    await expect(dialog(page)).toContainText('Academy 2027 is not over')
    const confirm = dialog(page).getByRole('button', { name: 'Make current' })
    await expect(confirm).toBeDisabled()
    await dialog(page).getByLabel('Make it current anyway').check()
    await expect(confirm).toBeEnabled()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await press(page, 'Delete')
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/user/a/academies')
    await expect(page.getByRole('link', { name: '2028', exact: true })).toHaveCount(0)
  })
})
