import type { Page } from '@playwright/test'
import { choose } from './menu.ts'
import { linkTo } from './outbox.ts'
import { leadsOn, storageKeys } from './session.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    about: 'About',
    register: 'Register',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    again: 'Repeat the password',
    news: 'The association may send me news by email.',
    privacy: 'Privacy',
    welcome: 'Welcome to the academy',
    goOn: 'Back to where you were',
    verified: 'Thank you, your email address is confirmed.',
    logout: 'Logout',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    onItsWay: 'If there is an account with this address, a link is on its way.',
    save: 'Save the password',
    saved: 'Your new password is saved.',
    logIn: 'Log in',
  },
  de: {
    about: 'Über uns',
    register: 'Registrieren',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    again: 'Passwort wiederholen',
    news: 'Der Verein darf mir Neuigkeiten per E-Mail senden.',
    privacy: 'Datenschutz',
    welcome: 'Willkommen in der Akademie',
    goOn: 'Weiter, wo Sie waren',
    verified: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    logout: 'Ausloggen',
    forgotten: 'Passwort vergessen?',
    sendLink: 'Link senden',
    onItsWay: 'Falls es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.',
    save: 'Passwort speichern',
    saved: 'Ihr neues Passwort ist gespeichert.',
    logIn: 'Einloggen',
  },
}

const main = (page: Page) => page.getByRole('main')
const fill = (page: Page, label: string, text: string) =>
  main(page).getByLabel(label, { exact: true }).fill(text)
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a visitor with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('registers, confirms, logs out, resets the password and returns to the page after the login', async ({
      page,
    }) => {
      test.slow()
      const email = `mira.${crypto.randomUUID()}@example.org`

      await page.goto('/')
      await choose(page, 'link', t.about)
      await expect(page).toHaveURL('/about')
      await choose(page, 'link', t.register)
      await fill(page, t.firstName, 'Mira')
      await fill(page, t.lastName, 'Talbach')
      await fill(page, t.email, email)
      await fill(page, t.password, 'Musik-Sommer-1')
      await fill(page, t.again, 'Musik-Sommer-1')
      const news = page.getByRole('checkbox', { name: t.news })
      await expect(news).not.toBeChecked()
      await news.check()
      await expect(main(page).getByRole('link', { name: t.privacy })).toHaveAttribute('href', '/privacy')
      await press(page, t.register)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome)
      await page.getByRole('link', { name: t.goOn }).click()
      await expect(page).toHaveURL('/about')

      await page.goto(await linkTo('/verify-email/', email), leadsOn)
      await expect(page.getByText(t.verified)).toBeVisible()
      await expect(page).toHaveURL('/user')
      await page.goto('/user/profile')
      await expect(page.getByLabel(t.news)).toBeChecked()

      await page.goto('/contact')
      await expect(main(page).getByLabel(t.email, { exact: true })).toHaveValue(email)
      await choose(page, 'button', t.logout)
      await expect.poll(() => storageKeys(page)).not.toContain('user')

      await page.goto('/user')
      await expect(page).toHaveURL('/auth/login?return=%2Fuser')
      await fill(page, t.email, email)
      await page.getByRole('link', { name: t.forgotten }).click()
      await expect(page.getByLabel(t.password, { exact: true })).toBeHidden()
      await expect(main(page).getByLabel(t.email, { exact: true })).toHaveValue(email)
      await press(page, t.sendLink)
      await expect(page.getByText(t.onItsWay)).toBeVisible()

      await page.goto(await linkTo('/auth/reset-password', email))
      await fill(page, t.newPassword, 'Musik-Winter-2')
      await fill(page, t.again, 'Musik-Winter-2')
      await press(page, t.save)
      await expect(page.getByText(t.saved)).toBeVisible()

      await page.goto('/user')
      await fill(page, t.email, email)
      await fill(page, t.password, 'Musik-Winter-2')
      await press(page, t.logIn)
      await expect(page).toHaveURL('/user')
    })
  })
}
