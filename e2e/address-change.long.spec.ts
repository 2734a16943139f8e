// A member changes their email address, which takes effect once it is confirmed.
import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { linkTo } from './outbox.ts'
import { leadsOn, password, storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    verified: 'Thank you, your email address is confirmed.',
    edit: 'Edit personal data',
    email: 'Email',
    password: 'Your password',
    save: 'Save',
    waits: (email: string) => `The new address ${email} has not been confirmed yet.`,
    resend: 'Send the link again',
    resent: (email: string) => `The link is on its way to ${email}.`,
    cancel: 'Keep the old address',
    cancelled: 'The old address stays.',
  },
  de: {
    verified: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    edit: 'Persönliche Daten bearbeiten',
    email: 'E-Mail-Adresse',
    password: 'Ihr Passwort',
    save: 'Speichern',
    waits: (email: string) => `Die neue Adresse ${email} wartet auf die Bestätigung.`,
    resend: 'Link noch einmal senden',
    resent: (email: string) => `Der Link an ${email} ist unterwegs.`,
    cancel: 'Alte Adresse behalten',
    cancelled: 'Die alte Adresse bleibt.',
  },
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a member with a browser in ${language}`, () => {
    test.use({ locale: language })

    const ask = async (page: Page, email: string, typed: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t.email, { exact: true }).fill(email)
      await dialog.getByLabel(t.password, { exact: true }).fill(typed)
      await dialog.getByRole('button', { name: t.save, exact: true }).click()
    }

    test('changes the address with the password and the link in the mail', async ({ page, request }) => {
      test.slow()
      const { email, stored } = await newStudent(request)
      await giveGender(request, stored)
      await storeSession(page, stored)
      await page.goto(await linkTo('/verify-email/', email), leadsOn)
      await expect(page.getByText(t.verified)).toBeVisible()

      const next = `new.${email}`
      await openPage(page, '/user/profile')
      await page.getByRole('button', { name: t.edit }).click()
      await expect(page.getByRole('dialog').getByLabel(t.password, { exact: true })).toBeHidden()
      await ask(page, next, password)
      await expect(page.getByText(t.waits(next))).toBeVisible()
      await page.getByRole('button', { name: t.resend }).click()
      await expect(page.getByText(t.resent(next))).toBeVisible()
      await page.getByRole('button', { name: t.cancel }).click()
      await expect(page.getByText(t.cancelled)).toBeVisible()
      await expect(page.getByText(t.waits(next))).toBeHidden()

      await page.getByRole('button', { name: t.edit }).click()
      await ask(page, next, password)
      await expect(page.getByText(t.waits(next))).toBeVisible()
      await page.goto(await linkTo('/verify-email/', next), leadsOn)
      await expect(page.getByText(t.verified)).toBeVisible()
      await openPage(page, '/user/profile')
      await expect(page.getByRole('main').getByText(next, { exact: true })).toBeVisible()
      await expect(page.getByText(t.waits(next))).toBeHidden()
    })
  })
}
