// Somebody asks to be forgotten, sees what goes and stays, and changes their mind.
import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { expectMail, linkTo } from './outbox.ts'
import { leadsOn, password, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { languagesOn } from './test.ts'

const texts = {
  en: {
    goes: 'What goes',
    nothingStays: /^Nothing: there are no invoices/,
    delete: 'Delete my account',
    confirm: 'Delete in 14 days',
    password: 'Password',
    wrong: 'This is not your password.',
    pending: /^Your account will be deleted on/,
    withoutMail: /You get no email about it, because your address is not confirmed/,
    sendLink: 'Send me a link',
    confirmed: /^Your account will be deleted on .* Until then/,
    incomplete: /^Part of this link is missing/,
    keep: 'Keep my account',
    kept: 'Your account stays.',
  },
  de: {
    goes: 'Was gelöscht wird',
    nothingStays: /^Nichts: Es gibt keine Rechnungen/,
    delete: 'Mein Konto löschen',
    confirm: 'In 14 Tagen löschen',
    password: 'Passwort',
    wrong: 'Das ist nicht Ihr Passwort.',
    pending: /^Ihr Konto wird am .* gelöscht/,
    withoutMail: /Sie bekommen darüber keine E-Mail, weil Ihre Adresse nicht bestätigt ist/,
    sendLink: 'Link senden',
    confirmed: /^Ihr Konto wird am .* gelöscht\. Bis dahin/,
    incomplete: /^Ein Teil dieses Links fehlt/,
    keep: 'Mein Konto behalten',
    kept: 'Ihr Konto bleibt.',
  },
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a member with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('requests the deletion of the account, and cancels it', async ({ page, request }) => {
      const { email, stored } = await newStudent(request)
      await storeSession(page, stored)
      await page.goto('/user/personal-data')
      await expect(page.getByRole('heading', { name: t.goes })).toBeVisible()
      await expect(page.getByText(t.nothingStays)).toBeVisible()

      await page.getByRole('button', { name: t.delete }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel(t.password, { exact: true }).fill('Berg-Winter-3')
      await dialog.getByRole('button', { name: t.confirm }).click()
      await expect(dialog.getByText(t.wrong)).toBeVisible()
      await dialog.getByLabel(t.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: t.confirm }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t.withoutMail)).toBeVisible()
      await expectMail(email, /Your account will be deleted|Ihr Konto wird gelöscht/, '/user/personal-data')

      // Every page says it.
      await openPage(page, '/user/profile')
      await expect(page.getByText(t.pending)).toBeVisible()
      await page.getByRole('button', { name: t.keep }).click()
      await expect(page.getByText(t.kept)).toBeVisible()
      await expect(page.getByText(t.pending)).toBeHidden()

      // The password is forgotten: the link of a mail does the same, once the address is confirmed.
      await page.goto(await linkTo('/verify-email/', email), leadsOn)
      await expect(page).toHaveURL('/user')
      await openPage(page, '/user/personal-data')
      await page.getByRole('button', { name: t.delete }).click()
      await dialog.getByRole('button', { name: t.sendLink }).click()
      await expect(dialog).toBeHidden()
      await page.goto(await linkTo('/auth/confirm-deletion', email))
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.confirmed)).toBeVisible()
      await page.goto('/auth/confirm-deletion')
      await expect(page.getByText(t.incomplete)).toBeVisible()
      await page.goto('/user/personal-data')
      await expect(page.getByText(t.pending)).toBeVisible()
      await expect(page.getByRole('button', { name: t.delete })).toBeHidden()
    })
  })
}
