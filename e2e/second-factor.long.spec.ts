import { randomUUID } from 'node:crypto'
// The steps of a login are refusals, which browsers log: Playwright's own test.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { linkTo } from './outbox.ts'
import { login, password, storeSession } from './session.ts'
import { codeOf } from './totp.ts'

/** Registers somebody new, so that the demo accounts stay without a second factor. */
const register = async (request: APIRequestContext): Promise<string> => {
  const email = `factor-${randomUUID()}@example.org`
  const names = { first_name: 'Runa', last_name: 'Feldegg' }
  const answer = await request.post('/api/register', {
    data: { ...names, email_address: email, password, password_confirmation: password },
  })
  expect(answer.status()).toBe(201)
  return email
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const HERE = /\/user\/access$/
const logIn = async (
  page: Page,
  email: string,
  words: { email: string; password: string; logIn: string },
) => {
  await page.goto('/auth/login?return=%2Fuser%2Faccess')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await inMain(page, words.logIn)
}
const english = { email: 'Email', password: 'Password', logIn: 'Log in' }
const german = { email: 'E-Mail-Adresse', password: 'Passwort', logIn: 'Einloggen' }

const logOut = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.clear())
}

test.describe('a browser in de', () => {
  test.use({ locale: 'de' })

  test('an authenticator app protects the login, and a recovery code replaces a lost phone', async ({
    page,
    request,
  }) => {
    const email = await register(request)
    await storeSession(page, await login(request, email))
    await page.goto('/user/access')
    await press(page, 'Authenticator-App einrichten')
    await expect(page.getByText('Er beendet alle Ihre anderen Sitzungen.')).toBeVisible()
    const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
    await expect(page.getByRole('img', { name: 'QR-Code für Ihre Authenticator-App' })).toBeVisible()
    const code = page.getByLabel('Code aus Ihrer Authenticator-App')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await press(page, 'Fertig')
    await expect(page.getByText('Dieser Code stimmt nicht oder wurde schon verwendet.').first()).toBeVisible()
    await code.fill(codeOf(secret, 0))
    await press(page, 'Fertig')
    const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recoveryCode = (await codes.first().textContent()) ?? ''
    // On paper they say whose they are.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('dialog').getByText(email)).toBeVisible()
    await page.emulateMedia({ media: null })
    // That of the registration.
    await expect(page.getByText('Ihre andere Sitzung ist beendet.')).toBeVisible()
    await press(page, 'Ich habe sie gespeichert')
    await expect(page.getByText('10 von 10 sind noch übrig.')).toBeVisible()

    await logOut(page)
    await logIn(page, email, german)
    await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible()
    await page.reload()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toBeFocused()
    await code.fill('12')
    await inMain(page, 'Einloggen')
    await expect(page.getByText('Der Code hat sechs Ziffern.').first()).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto('/auth/second-step?return=%2Fuser%2Faccess')
    await expect(tab.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible()
    await code.fill(codeOf(secret).replace(/^.../, '$& '))
    await inMain(page, 'Einloggen')
    await expect(page).toHaveURL(HERE)
    // Finished in one tab, the login goes on in the other one, too.
    await expect(tab).toHaveURL(HERE)
    await tab.close()

    // The phone is lost.
    await logOut(page)
    await logIn(page, email, german)
    await press(page, 'Wiederherstellungscode verwenden')
    await page.getByLabel('Wiederherstellungscode').fill(recoveryCode.toLowerCase())
    await inMain(page, 'Einloggen')
    await expect(page.getByText('9 von 10 sind noch übrig.')).toBeVisible()
    await press(page, 'Neue Codes erzeugen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Neue Codes erzeugen' }).click()
    await expect(codes).toHaveCount(10)
    // They are shown until somebody says so, and never again.
    await page.keyboard.press('Escape')
    await expect(page.getByText('Bitte speichern Sie die Codes zuerst')).toBeInViewport()
    await press(page, 'Ich habe sie gespeichert')
    await expect(page.getByText('10 von 10 sind noch übrig.')).toBeVisible()
    await press(page, 'Authenticator-App entfernen')
    await press(page, 'Entfernen')
    await expect(page.getByRole('button', { name: 'Authenticator-App einrichten' })).toBeVisible()
  })
})

test.describe('a browser in en', () => {
  test.use({ locale: 'en' })

  test('a passkey is a second factor, and logs in without a password', async ({ page, request }) => {
    const authenticator = await page.context().newCDPSession(page)
    await authenticator.send('WebAuthn.enable')
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = await register(request)
    await storeSession(page, await login(request, email))
    await page.goto('/user/access')
    await press(page, 'Add a passkey')
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('My phone')
    await dialog.getByRole('button', { name: 'Add a passkey' }).click()
    await press(page, 'I have saved them')
    await expect(page.getByText('My phone')).toBeVisible()

    await logOut(page)
    await logIn(page, email, english)
    await press(page, 'Use a passkey')
    await expect(page).toHaveURL(HERE)

    await logOut(page)
    await page.goto('/auth/login?return=%2Fuser%2Faccess')
    await press(page, 'Log in with a passkey')
    await expect(page.getByText('My phone')).toBeVisible()
    await expect(page.getByText(/Last used on/)).toBeVisible()
  })

  test('the reset of an admin is seen by everybody concerned, and the owner stops it', async ({
    page,
    request,
    browser,
  }) => {
    const last_name = `Feldegg-${randomUUID().slice(0, 8)}`
    const email = `${last_name.toLowerCase()}@example.org`
    const stored = await login(request, 'admin@example.org')
    const as = (session: string) => ({
      headers: { authorization: `Bearer ${JSON.parse(session).access_token}` },
    })
    const invitation = { first_name: 'Runa', last_name, email, locale: 'en', role: 'Admin' }
    const invited = await request.post('/api/academy/a/invitations', { ...as(stored), data: invitation })
    expect(invited.status()).toBe(201)
    const link = new URL(await linkTo('/auth/invitation', email), 'http://localhost')
    const accepted = await request.post('/api/invitation', {
      data: { token: link.searchParams.get('token'), password, password_confirmation: password },
    })
    const owner = await accepted.text()
    const begun = await request.post('/api/second-factor/totp', as(owner))
    const data = { code: codeOf((await begun.json()).secret) }
    expect((await request.put('/api/second-factor/totp', { ...as(owner), data })).status()).toBe(200)

    await storeSession(page, stored)
    await page.goto(`/user/a/people/${JSON.parse(owner).user_data.id}`)
    await press(page, 'Reset the second factor')
    const question = page.getByRole('alertdialog', {
      name: `Reset the second factor of Runa ${last_name}?`,
    })
    await expect(question.getByText('it happens in 24 hours')).toBeVisible()
    await question.getByRole('button', { name: 'Reset', exact: true }).click()
    const pending = page.getByRole('region', { name: 'The second factor is to be reset' })
    await expect(pending).toContainText('Jakob Edelwieser asked for it')
    await openPage(page, '/user/a/accounts?factor=reset')
    await expect(page.getByText('asked for by Jakob Edelwieser').first()).toBeVisible()

    const other = await browser.newPage({ locale: 'en' })
    await storeSession(other, owner)
    await other.goto('/user/access')
    const note = other.getByRole('region', { name: 'Your second factor is to be reset' })
    await expect(note).toContainText('Jakob Edelwieser asked for it')
    await note.getByRole('button', { name: 'Stop the reset' }).click()
    await expect(note).toBeHidden()
    await other.close()

    await page.goto(`/user/a/people/${JSON.parse(owner).user_data.id}`)
    await expect(page.getByRole('button', { name: 'Reset the second factor' })).toBeVisible()
    await expect(pending).toBeHidden()
  })

  test('a sensitive act asks again, and goes on with what was typed', async ({ page, request }) => {
    const email = `again-${randomUUID()}@example.org`
    await storeSession(page, await login(request, 'manager@example.org'))
    // As if the login were older than 15 minutes.
    let isFirst = true
    await page.route('**/api/academy/a/invitations', route => {
      const isRefused = isFirst && route.request().method() === 'POST'
      if (isRefused) isFirst = false
      const refusal = { code: 'confirmation_required', message: '', request_id: '1' }
      return isRefused ? route.fulfill({ status: 403, json: refusal }) : route.fallback()
    })
    await page.goto('/user/a/accounts')
    await press(page, 'Invite by email')
    const form = page.getByRole('dialog', { name: 'Invite by email' })
    await form.getByLabel('First name').fill('Albrecht')
    await form.getByLabel('Last name').fill('Wiesinger')
    await form.getByLabel('Email', { exact: true }).fill(email)
    await form.getByRole('button', { name: 'Send invitation' }).click()
    const question = page.getByRole('dialog', { name: 'Is it you?' })
    await question.getByLabel('Your password').fill('Wrong-Password-1')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question.getByText(/password/i).last()).toBeVisible()
    await question.getByLabel('Your password').fill(password)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('cell', { name: email }).or(page.getByText(email)).first()).toBeVisible()
    await expect(form).toBeHidden()
  })
})
