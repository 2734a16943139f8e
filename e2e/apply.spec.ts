// From "Apply" on the public page to the form, and back after the session has expired.
import { test as bare } from '@playwright/test'
import { choose, openEntry } from './menu.ts'
import { linkTo } from './outbox.ts'
import { leadsOn, login, password, storageKeys, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const texts = {
  en: {
    apply: 'Apply',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    again: 'Repeat the password',
    goOn: 'Register and continue to the form',
    logIn: 'Log in',
    already: 'You have already applied for this masterclass.',
    other: 'DE – Deutsch',
  },
  de: {
    apply: 'Bewerben',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    again: 'Passwort wiederholen',
    goOn: 'Registrieren und weiter zum Formular',
    logIn: 'Einloggen',
    already: 'Sie haben sich für diesen Meisterkurs bereits beworben.',
    other: 'EN – English',
  },
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]
  const other = texts[language === 'de' ? 'en' : 'de']
  test.describe(`a guest with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('registers on the way to the form, and arrives there again by the confirmation', async ({
      page,
      request,
    }) => {
      const masterclass = await masterclassThat(request, 'open')
      const form = `/user/masterclass/${masterclass.id}`
      const email = `mira.${crypto.randomUUID()}@example.org`
      await page.goto(`/masterclass/${masterclass.id}`)
      const logIn = page.getByRole('main').getByRole('link', { name: t.logIn, exact: true })
      await expect(logIn).toHaveAttribute('href', `/auth/login?return=${encodeURIComponent(form)}`)
      await page.getByRole('main').getByRole('link', { name: t.apply, exact: true }).click()
      await expect(page).toHaveURL(`/auth/apply/${masterclass.id}`)
      await expect(page.getByRole('main')).toContainText(masterclass.teacher_last_name)
      await expect(page.getByRole('main')).toContainText(masterclass.instrument[`name_${language}`])
      await expect(page.getByRole('button', { name: t.goOn })).toBeEnabled()
      await page.getByLabel(t.firstName).fill('Mira')
      await page.getByLabel(t.email, { exact: true }).fill(email)

      // A reload and the language switch lose nothing.
      await page.reload()
      await expect(page.getByLabel(t.firstName)).toHaveValue('Mira')
      await choose(page, 'button', t.other)
      await expect(page.getByLabel(other.email, { exact: true })).toHaveValue(email)
      await choose(page, 'button', other.other)
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)

      await page.getByLabel(t.lastName).fill('Talbach')
      await page.getByLabel(t.password, { exact: true }).fill(password)
      await page.getByLabel(t.again).fill(password)
      await page.getByRole('button', { name: t.goOn }).click()
      await expect(page).toHaveURL(form)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(masterclass.teacher_last_name)

      const link = await linkTo('/verify-email/', email)
      await page.goto(link, leadsOn)
      await expect(page).toHaveURL(form)

      // After applying the form says so.
      const who = { email_address: email, password }
      const { access_token } = await (await request.post('/api/login', { data: who })).json()
      const answer = await request.post(`/api/academy/apply/${masterclass.id}`, {
        headers: { authorization: `Bearer ${access_token}` },
        data: { is_known: 1, agreed_consent: 1, agreed_terms: 1 },
      })
      expect(answer.status()).toBe(201)
      await page.goto(link, leadsOn)
      await expect(page).toHaveURL(form)
      await expect(page.getByText(t.already)).toBeVisible()
      await expect(page.getByLabel('Repertoire')).toBeHidden()
    })
  })
}

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
