// A session that has expired while somebody was writing.

import { test as bare } from '@playwright/test'
import { openEntry } from './menu.ts'
import { login, password, storageKeys, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, oneWidth } from './test.ts'

// Playwright's own test: the browser logs the refused call.
bare.describe('in English', () => {
  bare.use({ locale: 'en' })

  bare(
    'an expired session asks for the login in place, and nothing typed is lost',
    oneWidth,
    async ({ page, request }) => {
      const { email } = await newStudent(request)
      const own = await login(request, email)
      const { id } = await masterclassThat(request, 'open')
      await storeSession(page, own)
      await page.goto(`/user/masterclass/${id}`)
      await page.getByLabel('Repertoire').fill('A suite')
      const endSession = (stored: string) =>
        request.post('/api/logout', {
          headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` },
        })
      await endSession(own)
      await page.getByRole('button', { name: 'Message', exact: true }).click()
      const message = page.getByRole('dialog', { name: 'Write to the office' })
      await message.getByLabel('Subject').fill('A question')
      await message.getByLabel('Message').fill('May I bring my own stand?')
      await message.getByRole('button', { name: 'Send' }).click()

      const expired = page.getByRole('dialog', { name: 'Your session has expired' })
      await expect(expired.getByLabel('Email')).toHaveValue(email)
      await expired.getByLabel('Password', { exact: true }).fill(password)
      await expired.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(expired).toBeHidden()
      await expect(message.getByLabel('Message')).toHaveValue('May I bring my own stand?')
      await message.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Your message is on its way.')).toBeVisible()
      await expect(message).toBeHidden()
      await expect(page.getByLabel('Repertoire')).toHaveValue('A suite')

      // Without a login the page stays until the next navigation.
      await page.goto('/user', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mira' })).toBeVisible()
      await endSession(await page.evaluate(() => localStorage.getItem('user') ?? ''))
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await expect(expired.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      await expired.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('link', { name: 'Log in again (new tab)' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mira' })).toBeVisible()
      await expect.poll(() => storageKeys(page)).not.toContain('user')
      await openEntry(page, '/user/access')
      await expect(page).toHaveURL('/auth/login?return=%2Fuser%2Faccess')
    },
  )
})
