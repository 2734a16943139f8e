// The office publishes a version of a document for later, and applicants agree to the version that they see.
import { test as bare } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, test } from './test.ts'

test.describe('an office with a browser in en', () => {
  test.use({ locale: 'en' })

  test('writes a version, looks at its PDF, publishes it for later and withdraws it', async ({
    page,
    request,
  }) => {
    await storeSession(page, await login(request, 'manager@example.org'))
    await page.goto('/user/a/documents')
    await page.getByRole('link', { name: 'New version: Consent form' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Consent form: new version' })).toBeVisible()
    await page.locator('summary', { hasText: 'Your rights' }).click()
    const text = page.getByLabel('Text (English)').filter({ visible: true })
    const ours = await text.inputValue()
    await text.fill('Please write to {mail}.')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect(page.getByText('There is no such placeholder here.', { exact: false })).toBeVisible()
    await text.fill(`${ours}\n\nPlease write to {email}.`)
    const asked = page.context().waitForEvent('request', one => one.url().includes('/api/files/download'))
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Preview (English)' }).click()
    expect(decodeURIComponent((await asked).url())).toContain('documents/previews/')
    await (await opened).close()

    await page.getByRole('textbox', { name: 'Applies from' }).fill('01/10/2027')
    await publish.click()
    const dialog = page.getByRole('alertdialog', { name: 'Publish the version of 1 October 2027?' })
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('The version is published.')).toBeVisible()
    await expect(page.getByText('Another version applies from 1 October 2027.')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw Consent form of 1 October 2027' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('The version is withdrawn.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '01.10.2027' })).toContainText('Withdrawn')
  })
})

// Playwright's own test: the browser logs the refused call.
bare.describe('an applicant with a browser in en', () => {
  bare.use({ locale: 'en' })

  bare(
    'agrees again when another version is in force meanwhile, and loses no input',
    async ({ page, request }) => {
      const office = {
        authorization: `Bearer ${JSON.parse(await login(request, 'manager@example.org')).access_token}`,
      }
      const listed = await request.get('/api/academy/a/documents/terms_and_conditions', { headers: office })
      const { versions } = await listed.json()
      const past = versions.find(({ state }: { state: string }) => state === 'past')
      // The page was opened when the version before was in force.
      await page.route(
        '**/api/documents/current',
        async route => {
          const response = await route.fetch()
          const documents: { name: string }[] = await response.json()
          const earlier = documents.map(one =>
            one.name === 'terms_and_conditions' ? { ...one, id: past.id, valid_from: past.valid_from } : one,
          )
          await route.fulfill({ response, json: earlier })
        },
        { times: 1 },
      )
      await storeSession(page, (await newStudent(request)).stored)
      await page.goto(`/user/masterclass/${(await masterclassThat(request, 'open')).id}`)
      await page.getByText('Yes', { exact: true }).click()
      await page.getByLabel('Repertoire').fill('A suite for cello solo')
      const terms = page.getByLabel('I accept the terms and conditions.')
      const link = page.getByRole('link', { name: 'Read the terms and conditions' })
      await expect(link).toContainText('version of 5 October 2025')
      await page.getByLabel('I agree', { exact: false }).check()
      await terms.check()
      await page.getByRole('button', { name: /^Apply – / }).click()

      await expect(
        page.getByText('There has been a new version since you opened this form.', { exact: false }),
      ).toBeVisible()
      await expect(terms).not.toBeChecked()
      await expect(page.getByLabel('I agree', { exact: false })).toBeChecked()
      await expect(page.getByLabel('Repertoire')).toHaveValue('A suite for cello solo')
      await expect(link).toContainText('version of 20 September 2026')
      await terms.check()
      await page.getByRole('button', { name: /^Apply – / }).click()
      await page.waitForURL('/user/masterclass')
      await expect(page.getByText('Terms as of 20 September 2026')).toBeVisible()
    },
  )
})
