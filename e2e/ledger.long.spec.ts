// The treasurer closes the year.
import { readFile } from 'node:fs/promises'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'en' })

test('a treasurer filters, exports, grants a scholarship, and closes the year', async ({ page, request }) => {
  test.slow()
  await storeSession(page, await login(request, 'manager@example.org'))
  await page.goto('/user/a/invoices?kind=lodging&state=open')
  await expect(page.getByText(/^Invoiced €/)).toBeVisible()
  await page.getByRole('button', { name: 'Export: Invoices' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/RF\d{2}20/)

  await page
    .getByRole('button', { name: /^Show invoice/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Page of this invoice, to share' }).click()
  await expect(page).toHaveURL(/\/user\/a\/invoices\/\d+$/)
  // The dialog has the same buttons as the page.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice 20/ })).toBeVisible()
  await page.getByRole('button', { name: 'Send by email again' }).click()
  await expect(page.getByText(/^The invoice is on its way to .*@/)).toBeVisible()
  await page.getByRole('button', { name: 'Grant a reduction' }).click()
  await expect(page.getByRole('heading', { name: 'Change this invoice' })).toBeFocused()
  await page.getByRole('button', { name: 'Grant the reduction' }).click()
  const reason = page.getByLabel('Reason')
  await expect(reason).toHaveAccessibleDescription(/required/)
  await page.getByLabel('Amount').last().fill('10')
  await reason.fill('Decision of the board')
  await page.getByRole('button', { name: 'Grant the reduction' }).click()
  await expect(page.getByText('Reason: Decision of the board')).toBeVisible()
  await page
    .getByText(/^Replaced by/)
    .getByRole('link')
    .click()
  await expect(page.getByText(/^Replaces/)).toBeVisible()

  await openPage(page, '/user/a/journal')
  const documents = page.getByRole('region', { name: /^Documents 20/ })
  await documents.getByRole('searchbox').fill('-0001')
  await expect(documents.getByRole('link', { name: /-0001$/ })).toBeVisible()
  await expect(documents.getByRole('link', { name: /-0002$/ })).toBeHidden()
  await page.getByRole('button', { name: /^Export: Documents 20/ }).click()
  const journal = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect(await readFile(await (await journal).path(), 'utf8')).toMatch(/-0001/)
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Check' }).click()
  await expect(page.getByText('correct', { exact: true })).toHaveCount(6)
})
