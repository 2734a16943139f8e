// Somebody is logged in twice: one session ends the other, and so does a new password.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { expectMail, linkTo } from './outbox.ts'
import { leadsOn, password, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { languagesOn } from './test.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const texts = {
  en: {
    verified: 'Thank you, your email address is confirmed.',
    phone: 'Safari on iPhone',
    end: 'End: Safari on iPhone',
    confirm: 'End the session',
    ended: 'The session has ended.',
    current: 'Current password',
    next: 'New password',
    again: 'Repeat the password',
    change: 'Change password',
    wrong: 'This is not your password.',
    changed: 'Your password is changed. All other sessions have ended.',
  },
  de: {
    verified: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    phone: 'Safari auf iPhone',
    end: 'Beenden: Safari auf iPhone',
    confirm: 'Sitzung beenden',
    ended: 'Die Sitzung ist beendet.',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    again: 'Passwort wiederholen',
    change: 'Passwort ändern',
    wrong: 'Das ist nicht Ihr Passwort.',
    changed: 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
  },
}

// In the language that the account was registered in.
const newDevice = /A login from a new device|Ein Login von einem neuen Gerät/
const newPassword = /Your password was changed|Ihr Passwort wurde geändert/

/** Logs in on another device and opens the profile there. */
const otherDevice = async (browser: Browser, email_address: string, typed: string): Promise<Page> => {
  const context = await browser.newContext({ userAgent: iphone })
  const answer = await context.request.post('/api/login', { data: { email_address, password: typed } })
  expect(answer.status()).toBe(200)
  const page = await context.newPage()
  await storeSession(page, await answer.text())
  await page.goto('/user/profile')
  await expect(page).toHaveURL('/user/profile')
  return page
}

const expectLoggedOut = async (page: Page) => {
  await page.goto('/user/profile', leadsOn)
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.context().close()
}

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a member with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('ends a session of another device, and all of them with a new password', async ({
      page,
      request,
      browser,
    }) => {
      test.slow()
      const { email, stored } = await newStudent(request)
      await storeSession(page, stored)
      await page.goto(await linkTo('/verify-email/', email), leadsOn)
      await expect(page.getByText(t.verified)).toBeVisible()
      const phone = await otherDevice(browser, email, password)
      await expectMail(email, newDevice, 'iPhone', '/user/access#sessions')

      await openPage(page, '/user/access')
      await page.getByRole('button', { name: t.end }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.ended)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.phone })).toHaveCount(0)
      await expectLoggedOut(phone)

      const again = await otherDevice(browser, email, password)
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await field(t.current).fill('Falsch-Geraten-1')
      await field(t.next).fill('Herbst-Klang-2')
      await field(t.again).fill('Herbst-Klang-2')
      await page.getByRole('button', { name: t.change }).click()
      await expect(page.getByText(t.wrong)).toBeVisible()
      await expect(field(t.next)).toHaveValue('Herbst-Klang-2')
      await field(t.current).fill(password)
      await page.getByRole('button', { name: t.change }).click()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(field(t.current)).toHaveValue('')
      await expectLoggedOut(again)
      await expectMail(email, newPassword)
      await page.goto('/user/access')
      await expect(page.getByRole('button', { name: t.end })).toHaveCount(0)
      const data = { email_address: email, password: 'Herbst-Klang-2' }
      expect((await request.post('/api/login', { data })).status()).toBe(200)
    })
  })
}
